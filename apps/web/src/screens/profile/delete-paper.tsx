import type { ProfileFile } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { DeleteButton } from '../../lib/delete-button.tsx';
import { PROFILE_STALE } from '../../lib/query/stale-after.ts';
import { useAction } from '../../lib/query/use-action.ts';

/** Deletes a document after a confirmation. */
export function DeletePaper({ file }: { readonly file: ProfileFile }) {
  const t = useT('profile');
  const remove = useAction('files.delete', { invalidates: PROFILE_STALE, message: ({ message }) => message });
  return (
    <DeleteButton of={file.name} title={t('papers.deleteTitle')} action={remove} input={{ key: file.key }}>
      <p>{t('papers.deleteText')}</p>
    </DeleteButton>
  );
}
