import type { GeoPoint } from '@nukkad/contract';
import { jobFilter, jobFilterOptions, jobTopPicks } from '@nukkad/contract/jobs/job.routes.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Services } from '../../../lib/services.ts';
import { filterInputOf, type JobSearch } from './job-search-params.ts';

const HOUR_MS = 3_600_000;

/** The matches of a search, page by page. */
export function jobSearchQuery({ api }: Services, search: JobSearch, point?: GeoPoint | undefined) {
  return infiniteQueryOptions({
    queryKey: [jobFilter.key, search, search.isNearMe ? (point ?? null) : null],
    queryFn: ({ pageParam, signal }) =>
      api.call(jobFilter, filterInputOf(search, point, pageParam), { signal }),
    initialPageParam: search.after,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

/** The choices of the filter panel; they change by the day, not by the minute. */
export function filterOptionsQuery({ api }: Services) {
  return queryOptions({
    queryKey: [jobFilterOptions.key],
    queryFn: ({ signal }) => api.call(jobFilterOptions, {}, { signal }),
    staleTime: HOUR_MS,
  });
}

/** The four jobs that fit this reader best. */
export function topPicksQuery({ api }: Services, point?: GeoPoint | undefined) {
  return queryOptions({
    queryKey: [jobTopPicks.key, point ?? null],
    queryFn: ({ signal }) => api.call(jobTopPicks, { point }, { signal }),
  });
}
