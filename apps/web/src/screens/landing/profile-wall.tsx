import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { CityPictogram, FeaturePictogram, ProfilePictogram, SectionTitle, SignTile } from '@nukkad/ui';
import { useQuery } from '@tanstack/react-query';
import { filterOptionsQuery } from '../../features/job-search/search/job-search-queries.ts';
import { useChosenCity } from '../../lib/place/chosen-city.ts';
import { useServices } from '../../lib/services.ts';
import { Band } from './band.tsx';

/** Links to the job profiles, in the chosen city if there is one. The last two lead to the complete list. */
export function ProfileWall() {
  const t = useT('landing');
  const language = useLanguage();
  const city = useChosenCity();
  const { data } = useQuery(filterOptionsQuery(useServices()));
  if (!data) return null;
  return (
    <Band titleId="profile-wall">
      <SectionTitle id="profile-wall" size="xl">
        {t('wall')}
      </SectionTitle>
      <div className="nk-tiles landing-wall">
        {data.jobProfiles.map((profile) => (
          <SignTile
            key={profile.key}
            href={`/joblist?${new URLSearchParams({ profile: profile.key, ...(city && { city }) })}`}
            picture={<ProfilePictogram name={profile.icon} size={52} />}
          >
            {profile.name[language]}
          </SignTile>
        ))}
        <SignTile href="/joblist" picture={<CityPictogram name="city" size={52} />}>
          {t('allWork')}
        </SignTile>
        <SignTile href="/mapjobs" picture={<FeaturePictogram name="near" size={52} />}>
          {t('onMap')}
        </SignTile>
      </div>
    </Band>
  );
}
