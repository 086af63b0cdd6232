import type { Language } from '@nukkad/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Services } from '../../lib/services.ts';

type Needed = Pick<Services, 'api'>;
const JOBS_A_PAGE = 20;
const REVIEWS_A_PAGE = 10;

/** Fetches a company by the share id of its link, with the reader's own state (following, may review). */
export function companyQuery({ api }: Needed, language: Language, shareId: string) {
  return queryOptions({
    queryKey: ['companies.one', shareId, language],
    queryFn: ({ signal }) => api.call('companies.one', { shareId }, { signal }),
    placeholderData: (before) => (before?.link.endsWith(shareId) ? before : undefined),
  });
}

/** Fetches the jobs of a company, newest first. */
export function companyJobsQuery({ api }: Needed, shareId: string) {
  return infiniteQueryOptions({
    queryKey: ['companies.jobs', shareId],
    queryFn: ({ pageParam, signal }) =>
      api.call('companies.jobs', { company: { shareId }, size: JOBS_A_PAGE, cursor: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

/** Fetches the reviews of a company, newest first: all, or those with a number of stars. */
export function companyReviewsQuery({ api }: Needed, companyId: string, stars: number | undefined) {
  return infiniteQueryOptions({
    queryKey: ['companies.reviews', companyId, stars ?? null],
    queryFn: ({ pageParam, signal }) =>
      api.call(
        'companies.reviews',
        { companyId, stars, size: REVIEWS_A_PAGE, cursor: pageParam },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}
