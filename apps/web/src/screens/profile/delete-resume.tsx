import { useT } from '@nukkad/i18n/react.ts';
import { DeleteButton } from '../../lib/delete-button.tsx';
import { PROFILE_STALE } from '../../lib/query/stale-after.ts';
import { useAction } from '../../lib/query/use-action.ts';

/** Deletes the resume after a confirmation. */
export function DeleteResume() {
  const t = useT('profile');
  const remove = useAction('files.deleteResume', {
    invalidates: PROFILE_STALE,
    message: () => t('resume.deleted'),
  });
  return (
    <DeleteButton title={t('resume.deleteTitle')} action={remove} input={{}}>
      <p>{t('resume.deleteText')}</p>
    </DeleteButton>
  );
}
