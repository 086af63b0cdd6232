import type { CandidateProfile, ProfileFile } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { Button, LinkButton } from '@nukkad/ui';
import { Play, Video } from 'lucide-react';
import { fileUrl } from '../../lib/files/file-url.ts';
import { useTask } from '../../lib/query/use-action.ts';
import { useServices } from '../../lib/services.ts';
import { DeleteVideo } from './delete-video.tsx';
import { ProfileSection } from './profile-section.tsx';

/** Plays and deletes the video resume. It is recorded in the mobile app. */
export function VideoSection({ profile }: { readonly profile: CandidateProfile }) {
  const t = useT('profile');
  const { video } = profile;
  return (
    <ProfileSection title={t('video.title')} icon={<Video />}>
      {video ? <OwnVideo video={video} /> : <p>{t('video.text')}</p>}
      <div className="nk-cluster">
        <LinkButton variant="secondary" size="s" href="/videoresume">
          {t('video.open')}
        </LinkButton>
        {video && <DeleteVideo />}
      </div>
    </ProfileSection>
  );
}

/** Fetches the video's URL only when it is played, because the URL is valid for minutes and mobile data is expensive. */
function OwnVideo({ video }: { readonly video: ProfileFile }) {
  const t = useT('profile');
  const { api } = useServices();
  const address = useTask(() => api.call('files.address', { key: video.key }));
  const poster = fileUrl(video.thumbnailKey) ?? undefined;
  if (address.data)
    return (
      // biome-ignore lint/a11y/useMediaCaption: the seeker's own video has no captions.
      <video className="own-video" src={address.data.url} poster={poster} controls autoPlay playsInline />
    );
  return (
    <>
      {poster && <img className="own-video" src={poster} alt="" loading="lazy" />}
      <p>{t('video.there')}</p>
      <Button
        size="s"
        icon={<Play aria-hidden size={18} />}
        isBusy={address.isPending}
        onClick={() => address.run(undefined)}
      >
        {t('video.play')}
      </Button>
      <p role="alert" className="nk-field__error">
        {address.problem}
      </p>
    </>
  );
}
