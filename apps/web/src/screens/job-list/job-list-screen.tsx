import type { GeoPoint } from '@nukkad/contract';
import { ApiError } from '@nukkad/contract/api-error.ts';
import type { Namespace } from '@nukkad/i18n';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { redirect } from 'react-router-dom';
import { PlainFilters } from '../../features/jobs/filters/plain-filters.tsx';
import { JobOpeningProvider, useOpenJob } from '../../features/jobs/pane/job-opening.ts';
import { type JobSearch, listAddress, writeJobSearch } from '../../features/jobs/search/job-search-params.ts';
import {
  filterOptionsQuery,
  jobSearchQuery,
  topPicksQuery,
} from '../../features/jobs/search/job-search-queries.ts';
import { cityAt, listPath, readListPath } from '../../features/jobs/search/list-path.ts';
import { SearchResults } from '../../features/jobs/search/search-results.tsx';
import { withoutParts } from '../../features/jobs/search/text-parts.ts';
import { TopPicks } from '../../features/jobs/search/top-picks.tsx';
import { searchAt, useJobSearch } from '../../features/jobs/search/use-job-search.ts';
import { useSearchMeaning } from '../../features/jobs/search/use-search-meaning.ts';
import { officialCityQuery } from '../../lib/place/official-city-query.ts';
import { storedPoint } from '../../lib/place/own-point.ts';
import { useViewerPoint } from '../../lib/place/use-viewer-point.ts';
import { loadNeeded } from '../../lib/query/load-needed.ts';
import { notFound } from '../../lib/routing/screen-module.ts';
import { type Services, useServices } from '../../lib/services.ts';
import { FilterRail } from './filter-rail.tsx';
import { JobListBar } from './job-list-bar.tsx';
import { JobListHeading } from './job-list-heading.tsx';
import { JobListMeta } from './job-list-meta.tsx';
import { JobSide } from './job-side.tsx';
import { LazyFilterSheet } from './lazy-filter-sheet.ts';
import { PlaceUnknown } from './place-unknown.tsx';
import './job-list.css';

export const namespaces: readonly Namespace[] = ['jobs', 'filter'];

/** On the server: a city that nobody knows and that no job is found for is no page. */
async function requireCity(services: Services, search: JobSearch): Promise<void> {
  if (!services.isServer || search.city === undefined) return;
  const { queryClient } = services;
  const official = await queryClient.ensureQueryData(officialCityQuery(services, search.city));
  const [first] = queryClient.getQueryData(jobSearchQuery(services, search).queryKey)?.pages ?? [];
  // The API knows more names of a city than its list tells (Bombay): what finds jobs is one.
  if (official === null && first?.total === 0 && first.nearby.length === 0) notFound('city');
}

/** What the open page has it shows at once, and asks anew behind it. A broken mark of a page leads to the beginning. */
async function loadList(services: Services, search: JobSearch, point: GeoPoint | undefined): Promise<void> {
  try {
    await services.queryClient.ensureInfiniteQueryData(jobSearchQuery(services, search, point));
  } catch (error) {
    const isBroken = search.after !== undefined && error instanceof ApiError && error.status === 400;
    throw isBroken ? redirect(listAddress(search)) : error;
  }
}

async function requireKeys(services: Services, { pathname, search }: URL): Promise<void> {
  const path = readListPath(pathname);
  if (path === null) return;
  const { queryClient } = services;
  const city =
    cityAt(services, path.city) ??
    (await queryClient.ensureQueryData(officialCityQuery(services, path.city)));
  if (!city) notFound('city');
  if (city.key !== path.city) throw redirect(listPath(city.key, path.work) + search);
  if (path.work === undefined) return;
  const { jobProfiles } = await queryClient.ensureQueryData(filterOptionsQuery(services));
  if (!jobProfiles.some(({ key }) => key === path.work)) notFound();
}

/** Of an address by keys: the city and the work that it names, else 404; another name of the city leads to its key. */
async function requireListPath(services: Services, url: URL): Promise<void> {
  try {
    await requireKeys(services, url);
  } catch (error) {
    // Without a line the open page goes by the key.
    if (services.isServer || error instanceof Response) throw error;
  }
}

/** From its beginning, of every job. */
function isWholeList(search: JobSearch): boolean {
  return search.after === undefined && writeJobSearch(search).toString() === '';
}

/** Fills the cache with what the address asks for; a failed call leaves its part to the browser's retry. */
export async function load(services: Services, url: URL): Promise<void> {
  await requireListPath(services, url);
  const search = searchAt(services, url.pathname, url.searchParams);
  const { queryClient, isServer } = services;
  const point = isServer ? undefined : storedPoint();
  await Promise.all([
    loadNeeded(services, loadList(services, search, point)),
    isWholeList(search) && queryClient.ensureQueryData(topPicksQuery(services, point)).catch(() => undefined),
    queryClient.prefetchQuery(filterOptionsQuery(services)),
  ]);
  await requireCity(services, search);
}

/** The seeker's home: the search bar, what was picked, all jobs; filters and the open job beside them where there is room. */
export function JobListScreen() {
  const [search, setSearch] = useJobSearch();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const isAwaited = useRef(false);
  const noteOpened = useCallback(() => {
    isAwaited.current = true;
  }, []);
  const { close, ...opening } = useOpenJob(noteOpened);
  const answer = useInfiniteQuery(jobSearchQuery(useServices(), search, useViewerPoint()));
  const meaning = useSearchMeaning(search, answer.data?.pages[0]);
  const changePlace = (place: Partial<JobSearch>) =>
    setSearch({ ...search, text: withoutParts(search.text, meaning.placeParts), ...place });
  const appliedKey = writeJobSearch(search).toString();
  const closeJob = () => {
    document.querySelector<HTMLElement>('.job-list-screen__lists .nk-listing--current a')?.focus();
    close();
  };
  return (
    <div className="job-list-screen">
      <JobListMeta search={search} meaning={meaning} isEmpty={answer.data?.pages[0]?.total === 0} />
      <JobListBar
        search={search}
        meaning={meaning}
        onPlace={changePlace}
        onOpenFilters={() => setSheetOpen(true)}
      />
      <PlainFilters search={search} />
      <FilterRail appliedKey={appliedKey} applied={search} meaning={meaning} onApply={setSearch} />
      <JobOpeningProvider value={opening}>
        <div className="job-list-screen__lists">
          {isWholeList(search) && <TopPicks />}
          <section aria-labelledby="all-jobs">
            <JobListHeading search={search} meaning={meaning} />
            {meaning.isNearMe && <PlaceUnknown />}
            <SearchResults search={search} meaning={meaning} result={answer} />
          </section>
        </div>
        <JobSide shareId={opening.shareId} onClose={closeJob} isAwaited={isAwaited} />
      </JobOpeningProvider>
      <LazyFilterSheet
        isOpen={isSheetOpen}
        onClose={() => setSheetOpen(false)}
        applied={search}
        meaning={meaning}
        onApply={setSearch}
      />
    </div>
  );
}

export { JobListScreen as Screen };
