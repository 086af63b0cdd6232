import type { JobCard, Localized } from '@nukkad/contract';
import { useFormat, useLanguage, useT } from '@nukkad/i18n/react.ts';
import { useQuery } from '@tanstack/react-query';
import { countActiveFilters, type JobSearch } from '../../features/job-search/search/job-search-params.ts';
import { listPath } from '../../features/job-search/search/list-path.ts';
import type { SearchMeaning } from '../../features/job-search/search/use-search-meaning.ts';
import { useSearchTitle } from '../../features/job-search/search/use-search-title.ts';
import { usePageAddress } from '../../lib/language/use-page-address.ts';
import { PageHead } from '../../lib/page-head.tsx';
import { officialCityQuery } from '../../lib/place/official-city-query.ts';
import { useServices } from '../../lib/services.ts';
import { breadcrumbs } from '../../lib/structured-data/breadcrumbs.ts';
import { StructuredData } from '../../lib/structured-data/structured-data.tsx';
import { listPageTitle } from './list-page-title.ts';
import { useListAddress } from './use-list-address.ts';
import { useListTitle } from './use-list-title.ts';

interface JobListMetaProps {
  readonly search: JobSearch;
  readonly meaning: SearchMeaning;
  /** The jobs of the first page; undefined until they are loaded. */
  readonly jobs: readonly JobCard[] | undefined;
}

/** Returns the titles of the list. A list of a city, an occupation or both has a title of its own; others use the heading. */
function useTitles({ search, meaning }: JobListMetaProps) {
  const language = useLanguage();
  const services = useServices();
  const { data: official } = useQuery({
    ...officialCityQuery(services, search.city ?? ''),
    enabled: false,
  });
  const place = official?.names[language] ?? search.city;
  const heading = useSearchTitle(meaning);
  const what = search.jobProfile ? meaning.what : undefined;
  const listTitle = useListTitle({ what, place });
  const filters = countActiveFilters(search) - (search.jobProfile ? 1 : 0);
  const isUnfiltered = search.text === undefined && !search.isNearMe && filters === 0;
  const short = [what, place].filter((part) => part !== undefined).join(' · ');
  const { brand } = services.site;
  const pageTitle = isUnfiltered
    ? listPageTitle(listTitle, short, brand)
    : listPageTitle(heading, heading, brand);
  return { place, listTitle, isUnfiltered, pageTitle };
}

/** Returns the range of pay of these jobs as text; null if no job states its pay. */
function usePaySpan(jobs: readonly JobCard[]): string | null {
  const { pay } = useFormat();
  const amounts = jobs.flatMap(({ pay: { min, max } }) => [min, max]).filter((amount) => amount !== null);
  if (amounts.length === 0) return null;
  return pay({ min: Math.min(...amounts), max: Math.max(...amounts) });
}

type ListHeadProps = JobListMetaProps & ReturnType<typeof useTitles>;

/** Returns the breadcrumbs from all jobs to this list, by way of its city and its parent job profile. */
function useWay({ search, place }: ListHeadProps, isOfWork: boolean) {
  const nav = useT('nav');
  const t = useT('jobs');
  const language = useLanguage();
  const pageAddress = usePageAddress();
  const list = useListAddress(search);
  const typedPath = search.city ? `/joblist?city=${encodeURIComponent(search.city)}` : '/joblist';
  const urlOf = (paths: Localized | undefined) => pageAddress(paths ? listPath(paths[language]) : typedPath);
  const works = isOfWork && list ? list.works : [];
  return [
    { name: nav('jobs'), url: pageAddress('/joblist') },
    ...(place ? [{ name: nav('jobsIn', { city: place }), url: urlOf(list?.city?.paths) }] : []),
    ...works.map(({ names, paths }) => ({
      name: t('of.in', { what: names[language], place: place ?? '' }),
      url: urlOf(paths),
    })),
  ];
}

/** Returns the list's path in each language, without the language prefix. */
function pathsOf({ en, hi, mr }: Localized): Localized {
  return { en: listPath(en), hi: listPath(hi), mr: listPath(mr) };
}

/** The metadata for search engines. Lists of a city or an occupation are indexed; other searches and filters are not. */
function ListHead(props: ListHeadProps) {
  const { search, jobs = [], place, listTitle, isUnfiltered, pageTitle } = props;
  const t = useT('jobs');
  const list = useListAddress(search);
  const pay = usePaySpan(jobs);
  const work = list?.works.at(-1);
  const isOfWork = list?.city !== undefined && work !== undefined && jobs.length > 0;
  const isKnown = search.city === undefined || Boolean(list);
  const isListed = isUnfiltered && search.after === undefined && (isOfWork || !search.jobProfile) && isKnown;
  const paths = (work ?? list?.city)?.paths;
  const about =
    pay === null ? t('about.in', { title: listTitle }) : t('about.pay', { title: listTitle, pay });
  return (
    <>
      <PageHead
        meta={{ title: pageTitle, description: place ? about : t('about.all'), keywords: '' }}
        path={paths ? pathsOf(paths) : '/joblist'}
        cityKey={list?.city?.key}
        isUnlisted={!isListed}
      />
      <StructuredData things={[breadcrumbs(useWay(props, isOfWork))]} />
    </>
  );
}

/** Renders the title and the metadata of the list. */
export function JobListMeta(props: JobListMetaProps) {
  const titles = useTitles(props);
  if (import.meta.env.SSR) return <ListHead {...props} {...titles} />;
  return <title>{titles.pageTitle}</title>;
}
