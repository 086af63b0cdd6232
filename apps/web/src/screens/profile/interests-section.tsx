import type { CandidateProfile } from '@nukkad/contract';
import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { PillList, ProfilePictogram } from '@nukkad/ui';
import { useQuery } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { filterOptionsQuery } from '../../features/job-search/search/job-search-queries.ts';
import { useServices } from '../../lib/services.ts';
import { ProfileSection } from './profile-section.tsx';

/** The job profiles in which the seeker is interested. */
export function InterestsSection({ profile }: { readonly profile: CandidateProfile }) {
  const t = useT('profile');
  const language = useLanguage();
  const { data } = useQuery(filterOptionsQuery(useServices()));
  const pills = profile.interests.map((key) => {
    const known = data?.jobProfiles.find((option) => option.key === key);
    return {
      key,
      label: known?.name[language] ?? key,
      icon: <ProfilePictogram name={known?.icon ?? key} size={24} />,
    };
  });
  return (
    <ProfileSection
      title={t('interests.title')}
      icon={<Heart />}
      editHref="/interest"
      isEmpty={pills.length === 0}
    >
      {pills.length > 0 ? (
        <PillList label={t('interests.title')} pills={pills} />
      ) : (
        <p className="screen-page__quiet">{t('interests.none')}</p>
      )}
    </ProfileSection>
  );
}
