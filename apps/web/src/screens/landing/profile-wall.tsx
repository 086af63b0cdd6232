import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { ProfilePictogram, SectionTitle, SignTile } from '@nukkad/ui';
import { useQuery } from '@tanstack/react-query';
import { filterOptionsQuery } from '../../features/jobs/search/job-search-queries.ts';
import { useServices } from '../../lib/services.ts';

/** The kinds of work as a wall of painted signs. */
export function ProfileWall() {
  const t = useT('landing');
  const language = useLanguage();
  const { data } = useQuery(filterOptionsQuery(useServices()));
  if (!data) return null;
  return (
    <section aria-labelledby="profile-wall">
      <SectionTitle id="profile-wall">{t('wall')}</SectionTitle>
      <div className="nk-tiles">
        {data.jobProfiles.map((profile) => (
          <SignTile
            key={profile.key}
            href={`/joblist?profile=${profile.key}`}
            picture={<ProfilePictogram name={profile.icon} />}
          >
            {profile.name[language]}
          </SignTile>
        ))}
      </div>
    </section>
  );
}
