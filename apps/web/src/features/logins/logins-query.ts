import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../lib/services.ts';

/** Returns the query for the user's sessions, the most recently used first. */
export function loginsQuery({ api }: Pick<Services, 'api'>) {
  return queryOptions({
    queryKey: ['logins.list'],
    queryFn: async ({ signal }) => (await api.call('logins.list', {}, { signal })).logins,
  });
}
