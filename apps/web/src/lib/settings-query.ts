import { queryOptions } from '@tanstack/react-query';
import type { Services } from './services.ts';

/** What the operators have set that the screens must know: HR hours, whether codes are skipped, which logins work. */
export function settingsQuery({ api }: Pick<Services, 'api'>) {
  return queryOptions({
    queryKey: ['startup.settings'],
    queryFn: ({ signal }) => api.call('startup.settings', {}, { signal }),
  });
}
