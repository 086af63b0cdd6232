import { useT } from '@nukkad/i18n/react.ts';
import { LinkButton } from '@nukkad/ui';
import { Video } from 'lucide-react';
import { ProfileSection } from './profile-section.tsx';

/** Made in the mobile app; here is where to learn how. */
export function VideoSection() {
  const t = useT('profile');
  return (
    <ProfileSection title={t('video.title')} icon={<Video />}>
      <p>{t('video.text')}</p>
      <LinkButton variant="secondary" size="s" href="/videoresume">
        {t('video.open')}
      </LinkButton>
    </ProfileSection>
  );
}
