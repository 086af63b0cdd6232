import type { WorkEntry } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { DeleteButton } from '../../lib/delete-button.tsx';
import { WORK_STALE } from '../../lib/query/stale-after.ts';
import { useAction } from '../../lib/query/use-action.ts';

interface DeleteWorkProps {
  readonly entry: WorkEntry;
  readonly onDeleted: () => void;
}

/** Deletes a job from the experience after a confirmation. */
export function DeleteWork({ entry, onDeleted }: DeleteWorkProps) {
  const t = useT('work');
  const remove = useAction('experience.delete', { invalidates: WORK_STALE, onDone: onDeleted });
  return (
    <DeleteButton title={t('deleteTitle')} action={remove} input={{ entryId: entry.id }}>
      <p>
        <b>{entry.organization}</b> · {entry.position}
      </p>
    </DeleteButton>
  );
}
