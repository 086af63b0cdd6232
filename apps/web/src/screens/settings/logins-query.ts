import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../lib/services.ts';

/** The seeker's open logins, the newest use first. */
export function loginsQuery({ api }: Pick<Services, 'api'>) {
  return queryOptions({
    queryKey: ['logins.list'],
    queryFn: async ({ signal }) => (await api.call('logins.list', {}, { signal })).logins,
  });
}
