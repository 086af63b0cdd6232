import { resumeDelete } from '@nukkad/contract/files/file.routes.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { Button, ConfirmDialog, useSnackbar } from '@nukkad/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useProfileChanged } from '../../lib/profile/profile-query.ts';
import { useErrorPhrase } from '../../lib/query/use-error-phrase.ts';
import { useServices } from '../../lib/services.ts';

/** Deletes the resume after a question. */
export function DeleteResume() {
  const t = useT('profile');
  const common = useT('common');
  const { api } = useServices();
  const phrase = useErrorPhrase();
  const show = useSnackbar();
  const profileChanged = useProfileChanged();
  const [isAsking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => api.call(resumeDelete, {}),
    onSuccess: async () => {
      await profileChanged();
      show({ text: t('resume.deleted') });
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
        title={t('resume.deleteTitle')}
        confirmLabel={common('delete')}
        cancelLabel={common('cancel')}
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onCancel={() => setAsking(false)}
      >
        <p>{t('resume.deleteText')}</p>
        {remove.isError && <p role="alert">{phrase(remove.error)}</p>}
      </ConfirmDialog>
    </>
  );
}
