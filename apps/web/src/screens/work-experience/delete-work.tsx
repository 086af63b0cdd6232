import type { WorkEntry } from '@nukkad/contract';
import { experienceDelete } from '@nukkad/contract/experience/experience.routes.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { Button, ConfirmDialog } from '@nukkad/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorPhrase } from '../../lib/query/use-error-phrase.ts';
import { useServices } from '../../lib/services.ts';
import { useWorkChanged } from './work-queries.ts';

interface DeleteWorkProps {
  readonly entry: WorkEntry;
  readonly onDeleted: () => void;
}

/** Deletes one job after a question. */
export function DeleteWork({ entry, onDeleted }: DeleteWorkProps) {
  const t = useT('work');
  const common = useT('common');
  const { api } = useServices();
  const phrase = useErrorPhrase();
  const changed = useWorkChanged();
  const [isAsking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => api.call(experienceDelete, { entryId: entry.id }),
    onSuccess: async () => {
      onDeleted();
      await changed();
    },
  });
  return (
    <>
      <Button variant="quiet" size="s" onClick={() => setAsking(true)}>
        {common('delete')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDangerous
        title={t('deleteTitle')}
        confirmLabel={common('delete')}
        cancelLabel={common('cancel')}
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onCancel={() => setAsking(false)}
      >
        <p>
          <b>{entry.organization}</b> · {entry.position}
        </p>
        {remove.isError && <p role="alert">{phrase(remove.error)}</p>}
      </ConfirmDialog>
    </>
  );
}
