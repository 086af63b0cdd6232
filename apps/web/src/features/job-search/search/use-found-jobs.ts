import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchPoints } from '../../../lib/place/use-origin.ts';
import { useServices } from '../../../lib/services.ts';
import { homeForOrder } from './home-for-order.ts';
import type { JobSearch } from './job-search-params.ts';
import { jobSearchQuery } from './job-search-queries.ts';

/**
 * Returns the jobs of a search, ordered from the seeker's home if the order depends on it. If that order cannot be
 * loaded, `result` is the list without the home, if there is one, and `failed` is the request that failed.
 * `isFromHome` tells whether the jobs are in the order from home.
 */
export function useFoundJobs(search: JobSearch) {
  const services = useServices();
  const points = useSearchPoints();
  const ordered = useInfiniteQuery(jobSearchQuery(services, search, points));
  const { point } = points;
  const withoutHome = useInfiniteQuery({ ...jobSearchQuery(services, search, { point }), enabled: false });
  if (ordered.isLoadingError && withoutHome.data)
    return { result: withoutHome, failed: ordered, isFromHome: false };
  const isFromHome = homeForOrder(search, points.home) !== undefined && !ordered.isPlaceholderData;
  return { result: ordered, failed: null, isFromHome };
}

export type FoundJobs = ReturnType<typeof useFoundJobs>;
