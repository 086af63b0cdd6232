import type { ProfileFile } from '@nukkad/contract';
import { fileDelete } from '@nukkad/contract/files/file.routes.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { Button, ConfirmDialog, useSnackbar } from '@nukkad/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useProfileChanged } from '../../lib/profile/profile-query.ts';
import { useErrorPhrase } from '../../lib/query/use-error-phrase.ts';
import { useServices } from '../../lib/services.ts';

/** Deletes one paper after a question. */
export function DeletePaper({ file }: { readonly file: ProfileFile }) {
  const t = useT('profile');
  const common = useT('common');
  const { api } = useServices();
  const phrase = useErrorPhrase();
  const show = useSnackbar();
  const profileChanged = useProfileChanged();
  const [isAsking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => api.call(fileDelete, { key: file.key }),
    onSuccess: async ({ message }) => {
      setAsking(false);
      show({ text: message });
      await profileChanged();
    },
  });
  return (
    <>
      <Button
        variant="quiet"
        size="s"
        aria-label={`${common('delete')}: ${file.name}`}
        onClick={() => setAsking(true)}
      >
        {common('delete')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDangerous
        title={t('papers.deleteTitle')}
        confirmLabel={common('delete')}
        cancelLabel={common('cancel')}
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onCancel={() => setAsking(false)}
      >
        <p>{t('papers.deleteText')}</p>
        {remove.isError && <p role="alert">{phrase(remove.error)}</p>}
      </ConfirmDialog>
    </>
  );
}
