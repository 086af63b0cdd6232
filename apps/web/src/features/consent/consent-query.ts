import { consentState } from '@nukkad/contract/consent/consent.routes.ts';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../lib/services.ts';

/** The notice item by item, and what the seeker has said to each. */
export function consentQuery({ api }: Pick<Services, 'api'>) {
  return queryOptions({
    queryKey: [consentState.key],
    queryFn: ({ signal }) => api.call(consentState, {}, { signal }),
  });
}
