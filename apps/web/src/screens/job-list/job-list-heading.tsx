import { useT } from '@nukkad/i18n/react.ts';
import { LinkButton } from '@nukkad/ui';
import { Map as MapIcon } from 'lucide-react';
import { type JobSearch, mapAddress } from '../../features/jobs/search/job-search-params.ts';
import { useCityName } from '../../lib/place/use-city-name.ts';

/** "All jobs", "Jobs in Pune", "Jobs near me". */
export function JobListHeading({ search }: { readonly search: JobSearch }) {
  const t = useT('jobs');
  const nav = useT('nav');
  const filter = useT('filter');
  const cityName = useCityName();
  const { city, isNearMe } = search;
  const all = city === undefined ? t('allJobs') : nav('jobsIn', { city: cityName(city) });
  return (
    <div className="job-list__title">
      <h1 id="all-jobs">{isNearMe ? filter('useMyPlace') : all}</h1>
      <LinkButton
        variant="secondary"
        size="s"
        href={mapAddress(search)}
        icon={<MapIcon aria-hidden size={18} />}
      >
        {nav('map')}
      </LinkButton>
    </div>
  );
}
