import { queryOptions } from '@tanstack/react-query';
import type { Services } from './services.ts';

/**
 * Fetches the operator's settings that screens need: HR hours, whether codes are skipped, and the available logins.
 */
export function settingsQuery({ api }: Pick<Services, 'api'>) {
  return queryOptions({
    queryKey: ['startup.settings'],
    queryFn: ({ signal }) => api.call('startup.settings', {}, { signal }),
  });
}
