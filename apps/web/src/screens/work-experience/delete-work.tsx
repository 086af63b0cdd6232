import type { WorkEntry } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { DeleteButton } from '../../lib/delete/delete-button.tsx';
import { useServices } from '../../lib/services.ts';
import { useWorkChanged } from './work-queries.ts';

interface DeleteWorkProps {
  readonly entry: WorkEntry;
  readonly onDeleted: () => void;
}

/** Deletes one job after a question. */
export function DeleteWork({ entry, onDeleted }: DeleteWorkProps) {
  const t = useT('work');
  const { api } = useServices();
  const changed = useWorkChanged();
  return (
    <DeleteButton
      title={t('deleteTitle')}
      onConfirm={() => api.call('experience.delete', { entryId: entry.id })}
      onDeleted={async () => {
        onDeleted();
        await changed();
      }}
    >
      <p>
        <b>{entry.organization}</b> · {entry.position}
      </p>
    </DeleteButton>
  );
}
