import { useT } from '@nukkad/i18n/react.ts';
import { DeleteButton } from '../../lib/delete-button.tsx';
import { PROFILE_STALE } from '../../lib/query/stale-after.ts';
import { useAction } from '../../lib/query/use-action.ts';

/** Deletes the video resume after a confirmation. */
export function DeleteVideo() {
  const t = useT('profile');
  const remove = useAction('files.deleteVideo', {
    invalidates: PROFILE_STALE,
    message: () => t('video.deleted'),
  });
  return (
    <DeleteButton of={t('video.title')} title={t('video.deleteTitle')} action={remove} input={{}}>
      <p>{t('video.deleteText')}</p>
    </DeleteButton>
  );
}
