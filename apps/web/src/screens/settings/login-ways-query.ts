import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../lib/services.ts';

/** Returns the query for the ways in which the seeker can log in. */
export function loginWaysQuery({ api }: Pick<Services, 'api'>) {
  return queryOptions({
    queryKey: ['logins.ways'],
    queryFn: ({ signal }) => api.call('logins.ways', {}, { signal }),
  });
}
