import { queryOptions } from '@tanstack/react-query';
import type { Services } from './services.ts';

/** Fetches the items of the privacy notice, and whether the seeker has consented to each. */
export function consentQuery({ api }: Pick<Services, 'api'>) {
  return queryOptions({
    queryKey: ['consent.state'],
    queryFn: ({ signal }) => api.call('consent.state', {}, { signal }),
  });
}
