import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { useQuery } from '@tanstack/react-query';
import { countActiveFilters, type JobSearch } from '../../features/jobs/search/job-search-params.ts';
import { filterOptionsQuery } from '../../features/jobs/search/job-search-queries.ts';
import { listPath } from '../../features/jobs/search/list-path.ts';
import type { SearchMeaning } from '../../features/jobs/search/use-search-meaning.ts';
import { useSearchTitle } from '../../features/jobs/search/use-search-title.ts';
import { usePageAddress } from '../../lib/language/use-page-address.ts';
import { PageHead } from '../../lib/page-head.tsx';
import { officialCityQuery } from '../../lib/place/official-city-query.ts';
import { useServices } from '../../lib/services.ts';
import { breadcrumbs } from '../../lib/structured-data/breadcrumbs.ts';
import { StructuredData } from '../../lib/structured-data/structured-data.tsx';
import { useListTitle } from './use-list-title.ts';

/** The city as the list of cities knows it; null where it does not, undefined where nobody has looked it up. */
function useOfficialCity(city: string | undefined) {
  return useQuery({ ...officialCityQuery(useServices(), city ?? ''), enabled: false }).data;
}

interface JobListMetaProps {
  readonly search: JobSearch;
  readonly meaning: SearchMeaning;
  /** No job was found. */
  readonly isEmpty: boolean;
}

/** Of a city, a work or both; the words that are typed, and filters beside the work, are read as the list's own heading. */
function useTitles({ search, meaning }: JobListMetaProps) {
  const language = useLanguage();
  const official = useOfficialCity(search.city);
  const place = official?.names[language] ?? search.city;
  const heading = useSearchTitle(meaning);
  const listTitle = useListTitle({ what: search.jobProfile ? meaning.what : undefined, place });
  const filters = countActiveFilters(search) - (search.jobProfile ? 1 : 0);
  const isPlain = search.text === undefined && !search.isNearMe && filters === 0;
  return { place, heading, listTitle, isPlain, title: isPlain ? listTitle : heading };
}

interface ListHeadProps extends JobListMetaProps, ReturnType<typeof useTitles> {
  readonly pageTitle: string;
}

/** What search engines read. A city and a work in it have addresses of their own; searches and filters stay unlisted. */
function ListHead({ search, isEmpty, place, heading, listTitle, isPlain, pageTitle }: ListHeadProps) {
  const nav = useT('nav');
  const t = useT('jobs');
  const pageAddress = usePageAddress();
  const city = useOfficialCity(search.city);
  const { data: options } = useQuery(filterOptionsQuery(useServices()));
  const work = options?.jobProfiles.find(({ key }) => key === search.jobProfile)?.key;
  const typedPath = search.city ? `/joblist?city=${encodeURIComponent(search.city)}` : '/joblist';
  const cityPath = city ? listPath(city.key) : typedPath;
  const path = city ? listPath(city.key, work) : typedPath;
  const isOfWork = Boolean(city && work) && !isEmpty;
  const isListed = isPlain && search.after === undefined && (isOfWork || !search.jobProfile) && city !== null;
  const way = [
    { name: nav('jobs'), url: pageAddress('/joblist') },
    ...(place ? [{ name: nav('jobsIn', { city: place }), url: pageAddress(cityPath) }] : []),
    ...(isOfWork ? [{ name: heading, url: pageAddress(path) }] : []),
  ];
  const description = place ? t('about.in', { title: listTitle }) : t('about.all');
  return (
    <>
      <PageHead
        meta={{ title: pageTitle, description, keywords: '' }}
        path={path}
        cityKey={city?.key}
        isUnlisted={!isListed}
      />
      <StructuredData things={[breadcrumbs(way)]} />
    </>
  );
}

/** Head of the list. */
export function JobListMeta(props: JobListMetaProps) {
  const titles = useTitles(props);
  const pageTitle = `${titles.title} | ${useServices().site.brand}`;
  if (import.meta.env.SSR) return <ListHead {...props} {...titles} pageTitle={pageTitle} />;
  return <title>{pageTitle}</title>;
}
