import { inPlace } from '@nukkad/i18n';
import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { useQuery } from '@tanstack/react-query';
import { countActiveFilters, type JobSearch } from '../../features/jobs/search/job-search-params.ts';
import type { SearchMeaning } from '../../features/jobs/search/use-search-meaning.ts';
import { useSearchTitle } from '../../features/jobs/search/use-search-title.ts';
import { usePageAddress } from '../../lib/language/use-page-address.ts';
import { PageHead } from '../../lib/page-head.tsx';
import { officialCityQuery } from '../../lib/place/official-city-query.ts';
import { useServices } from '../../lib/services.ts';
import { breadcrumbs } from '../../lib/structured-data/breadcrumbs.ts';
import { useListTitle } from './use-list-title.ts';

/** The city's name in its address and in the reader's language; as it was typed where nobody has looked it up. */
function useCityNames(city: string | undefined) {
  const language = useLanguage();
  const { data } = useQuery({ ...officialCityQuery(useServices(), city ?? ''), enabled: false });
  if (city === undefined) return null;
  return { inAddress: data?.name ?? city, shown: data?.names[language] ?? city, isKnown: data !== null };
}

interface JobListMetaProps {
  readonly search: JobSearch;
  readonly meaning: SearchMeaning;
}

/** Head of the list. Only a city makes a page of its own; searches and filters are passing and stay unlisted. */
export function JobListMeta({ search, meaning }: JobListMetaProps) {
  const nav = useT('nav');
  const language = useLanguage();
  const t = useT('jobs');
  const { site } = useServices();
  const pageAddress = usePageAddress();
  const city = useCityNames(search.city);
  const cityTitle = city ? nav('jobsIn', { city: city.shown }) : nav('jobs');
  const searchTitle = useSearchTitle(meaning);
  const listTitle = useListTitle({
    what: search.jobProfile ? meaning.what : undefined,
    place: city?.shown,
  });
  const path = city ? `/joblist?city=${encodeURIComponent(city.inAddress)}` : '/joblist';
  const active = countActiveFilters(search);
  // The words that are typed, and filters beside the work, are read as the list's own heading.
  const isWorkAlone = search.text === undefined && !search.isNearMe && active === (search.jobProfile ? 1 : 0);
  const isPassing = search.after !== undefined || search.text !== undefined || search.isNearMe || active > 0;
  const way = [
    { name: nav('jobs'), url: pageAddress('/joblist') },
    ...(city ? [{ name: cityTitle, url: pageAddress(path) }] : []),
  ];
  return (
    <PageHead
      meta={{
        title: `${isWorkAlone ? listTitle : searchTitle} | ${site.brand}`,
        description: city ? t('about.in', { where: inPlace(city.shown, language) }) : t('about.all'),
        keywords: '',
      }}
      path={path}
      isUnlisted={isPassing || city?.isKnown === false}
      things={[breadcrumbs(way)]}
    />
  );
}
