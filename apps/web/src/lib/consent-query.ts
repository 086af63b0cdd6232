import { queryOptions } from '@tanstack/react-query';
import type { Services } from './services.ts';

/** The notice item by item, and what the seeker has said to each. */
export function consentQuery({ api }: Pick<Services, 'api'>) {
  return queryOptions({
    queryKey: ['consent.state'],
    queryFn: ({ signal }) => api.call('consent.state', {}, { signal }),
  });
}
