import type { MyJobsTab } from '@nukkad/contract';
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type Services, useServices } from '../../../lib/services.ts';
import { useIsSignedIn } from '../../../lib/use-session.ts';

const PAGE_SIZE = 10;

/** The seeker's jobs under one tab, page by page; each page carries the counts of all tabs. */
function myJobsQuery({ api }: Pick<Services, 'api'>, tab: MyJobsTab) {
  return infiniteQueryOptions({
    queryKey: ['applications.myJobs', tab],
    queryFn: ({ pageParam, signal }) =>
      api.call('applications.myJobs', { tab, size: PAGE_SIZE, cursor: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

/** The same, for somebody who is signed in; the tab before stays until the next one is here. */
export function useMyJobs(tab: MyJobsTab) {
  const isSignedIn = useIsSignedIn();
  return useInfiniteQuery({
    ...myJobsQuery(useServices(), tab),
    enabled: isSignedIn,
    placeholderData: keepPreviousData,
  });
}
