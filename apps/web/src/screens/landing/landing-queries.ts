import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../lib/services.ts';

const MINUTE_MS = 60_000;

/** Returns the query for the number of open jobs near a city, or in total. */
export function jobCountQuery({ api }: Pick<Services, 'api'>, city?: string | undefined) {
  return queryOptions({
    queryKey: ['content.jobCountNear', city ?? null],
    queryFn: ({ signal }) => api.call('content.jobCountNear', { city }, { signal }),
    staleTime: MINUTE_MS,
    retry: false,
  });
}
