import type { GeoPoint } from '@nukkad/contract';
import { HOUR_MS } from '@nukkad/domain/durations.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Services } from '../../../lib/services.ts';
import { filterInputOf, type JobSearch } from './job-search-params.ts';

/** Fetches the matches of a search, page by page. */
export function jobSearchQuery({ api }: Services, search: JobSearch, point?: GeoPoint | undefined) {
  return infiniteQueryOptions({
    queryKey: ['jobs.filter', search, search.isNearMe ? (point ?? null) : null],
    queryFn: ({ pageParam, signal }) =>
      api.call('jobs.filter', filterInputOf(search, point, pageParam), { signal }),
    initialPageParam: search.after,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

/** Fetches the options of the filter panel. They change rarely. */
export function filterOptionsQuery({ api }: Services) {
  return queryOptions({
    queryKey: ['jobs.filterOptions'],
    queryFn: ({ signal }) => api.call('jobs.filterOptions', {}, { signal }),
    staleTime: HOUR_MS,
  });
}

/** Fetches the recommended jobs, which are at most four. */
export function topPicksQuery({ api }: Services, point?: GeoPoint | undefined) {
  return queryOptions({
    queryKey: ['jobs.topPicks', point ?? null],
    queryFn: ({ signal }) => api.call('jobs.topPicks', { point }, { signal }),
  });
}
