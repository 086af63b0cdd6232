import { useT } from '@nukkad/i18n/react.ts';
import type { JobSearch } from '../../features/jobs/search/job-search-params.ts';
import { useServices } from '../../lib/services.ts';

/** Title, canonical address and link preview of the list; only the city makes a page of its own. */
export function JobListMeta({ search }: { readonly search: JobSearch }) {
  const nav = useT('nav');
  const { publicOrigin } = useServices();
  const city = search.city;
  const title = `${city ? nav('jobsIn', { city }) : nav('jobs')} · Nukkad Jobs`;
  const address = `${publicOrigin}/joblist${city ? `?city=${encodeURIComponent(city)}` : ''}`;
  return (
    <>
      <title>{title}</title>
      <link rel="canonical" href={address} />
      <meta property="og:title" content={title} />
      <meta property="og:url" content={address} />
      <meta property="og:type" content="website" />
    </>
  );
}
