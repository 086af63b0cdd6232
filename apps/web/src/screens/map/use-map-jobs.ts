import type { JobCard } from '@nukkad/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { MapPlace } from '../../features/job/map/map-data.ts';
import type { JobSearch } from '../../features/job-search/search/job-search-params.ts';
import { mapJobsQuery } from '../../features/job-search/search/map-queries.ts';
import { useIsLoaded } from '../../lib/lazy/use-is-loaded.ts';
import { useServices } from '../../lib/services.ts';

const NO_JOBS: readonly JobCard[] = [];

/** Fetches the jobs around a place, first those of the cards, and after the page has loaded all others, for the markers. */
export function useMapJobs(search: JobSearch, place: MapPlace | null) {
  const point = place === null || place.kind === 'city' ? undefined : place.point;
  const query = useInfiniteQuery(mapJobsQuery(useServices(), search, point));
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query;
  const isLoaded = useIsLoaded();
  useEffect(() => {
    if (isLoaded && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [isLoaded, hasNextPage, isFetching, isError, fetchNextPage]);
  const first = data?.pages[0];
  const within = useMemo(() => data?.pages.flatMap((page) => page.jobs) ?? NO_JOBS, [data]);
  const beyond = first?.nearby ?? NO_JOBS;
  const all = useMemo(() => [...within, ...beyond], [within, beyond]);
  return { query, first, within, beyond, all };
}
