import type { CandidateProfile } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { MessageSquareText } from 'lucide-react';
import { ProfileSection } from './profile-section.tsx';

/** The "About me" text of the profile. */
export function AboutSection({ profile }: { readonly profile: CandidateProfile }) {
  const t = useT('profile');
  const isEmpty = profile.about === '';
  return (
    <ProfileSection
      title={t('about.title')}
      icon={<MessageSquareText />}
      editHref="/aboutme"
      isEmpty={isEmpty}
    >
      {isEmpty ? (
        <p className="screen-page__quiet">{t('about.none')}</p>
      ) : (
        <p className="profile-section__text">{profile.about}</p>
      )}
    </ProfileSection>
  );
}
