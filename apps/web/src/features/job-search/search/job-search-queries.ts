import type { GeoPoint } from '@nukkad/contract';
import { HOUR_MS } from '@nukkad/domain/durations.ts';
import { hashKey, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Services } from '../../../lib/services.ts';
import { homeForOrder } from './home-for-order.ts';
import { filterInputOf, type JobSearch } from './job-search-params.ts';

/** The points of the seeker that a search may use. */
export interface SearchPoints {
  /** The point of a search "near me". */
  readonly point?: GeoPoint | undefined;
  /** Where the seeker lives, which orders the jobs of a named place. */
  readonly home?: GeoPoint | undefined;
}

/**
 * Fetches the matches of a search, page by page. The key has a home only if the order depends on it, so that a seeker
 * without a home causes no second request. When the home changes, the jobs stay until their new order has arrived.
 */
export function jobSearchQuery({ api }: Services, search: JobSearch, points: SearchPoints = {}) {
  const home = homeForOrder(search, points.home);
  const point = search.isNearMe ? (points.point ?? null) : null;
  return infiniteQueryOptions({
    queryKey: ['jobs.filter', search, home ?? point],
    queryFn: ({ pageParam, signal }) =>
      api.call('jobs.filter', { ...filterInputOf(search, points.point, pageParam), home }, { signal }),
    initialPageParam: search.after,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: (before, query) =>
      query !== undefined && hashKey([query.queryKey[1]]) === hashKey([search]) ? before : undefined,
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
