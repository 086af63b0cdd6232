import type { ProfileFile } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { useSnackbar } from '@nukkad/ui';
import { DeleteButton } from '../../lib/delete/delete-button.tsx';
import { useProfileChanged } from '../../lib/profile/profile-query.ts';
import { useServices } from '../../lib/services.ts';

/** Deletes one paper after a question. */
export function DeletePaper({ file }: { readonly file: ProfileFile }) {
  const t = useT('profile');
  const { api } = useServices();
  const show = useSnackbar();
  const profileChanged = useProfileChanged();
  return (
    <DeleteButton
      of={file.name}
      title={t('papers.deleteTitle')}
      onConfirm={() => api.call('files.delete', { key: file.key })}
      onDeleted={async ({ message }, close) => {
        close();
        show({ text: message });
        await profileChanged();
      }}
    >
      <p>{t('papers.deleteText')}</p>
    </DeleteButton>
  );
}
