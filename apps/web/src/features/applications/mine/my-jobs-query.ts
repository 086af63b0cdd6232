import type { MyJobsTab } from '@nukkad/contract';
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type Services, useServices } from '../../../lib/services.ts';
import { useIsSignedIn } from '../../../lib/use-session.ts';

const PAGE_SIZE = 10;

/** Fetches the seeker's jobs of one tab, page by page. Each page contains the counts of all tabs. */
function myJobsQuery({ api }: Pick<Services, 'api'>, tab: MyJobsTab) {
  return infiniteQueryOptions({
    queryKey: ['applications.myJobs', tab],
    queryFn: ({ pageParam, signal }) =>
      api.call('applications.myJobs', { tab, size: PAGE_SIZE, cursor: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

/**
 * Fetches the jobs of a tab when the seeker is signed in. Keeps the previous tab's jobs until the new ones are
 * loaded.
 */
export function useMyJobs(tab: MyJobsTab) {
  const isSignedIn = useIsSignedIn();
  return useInfiniteQuery({
    ...myJobsQuery(useServices(), tab),
    enabled: isSignedIn,
    placeholderData: keepPreviousData,
  });
}
