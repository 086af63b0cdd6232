import type { GeoPoint } from '@nukkad/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Services } from '../../../lib/services.ts';
import { filterInputOf, type JobSearch } from './job-search-params.ts';

/**
 * Number of jobs on the first page. It fills the first view and keeps the rendered page small. Later pages are
 * larger.
 */
const FIRST_JOBS = 30;
const FURTHER_JOBS = 100;

/** Fetches the jobs of the map: nearest first around a point or a city, or else the newest ones. */
export function mapJobsQuery({ api }: Services, search: JobSearch, point: GeoPoint | undefined) {
  const around: JobSearch = {
    ...search,
    city: point ? undefined : search.city,
    isNearMe: point !== undefined,
    sortBy: 'NEAREST',
  };
  return infiniteQueryOptions({
    queryKey: ['jobs.filter', 'map', around, point ?? null],
    queryFn: ({ pageParam, signal }) =>
      api.call(
        'jobs.filter',
        { ...filterInputOf(around, point, pageParam), size: pageParam ? FURTHER_JOBS : FIRST_JOBS },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}
