import { useT } from '@nukkad/i18n/react.ts';
import { useSnackbar } from '@nukkad/ui';
import { DeleteButton } from '../../lib/delete/delete-button.tsx';
import { useProfileChanged } from '../../lib/profile/profile-query.ts';
import { useServices } from '../../lib/services.ts';

/** Deletes the resume after a question. */
export function DeleteResume() {
  const t = useT('profile');
  const { api } = useServices();
  const show = useSnackbar();
  const profileChanged = useProfileChanged();
  return (
    <DeleteButton
      title={t('resume.deleteTitle')}
      onConfirm={() => api.call('files.deleteResume', {})}
      onDeleted={async () => {
        await profileChanged();
        show({ text: t('resume.deleted') });
      }}
    >
      <p>{t('resume.deleteText')}</p>
    </DeleteButton>
  );
}
