import type {
  AnyPartnerRoute,
  PartnerInput,
  PartnerOutput,
} from '@nukkad/contract/partner/define-partner-route.ts';
import { type QueryKey, queryOptions, useQuery } from '@tanstack/react-query';
import { type HireServices, useServices } from './services.ts';

/** Returns the key under which the response of a route is cached. Without input: the prefix of all its responses. */
export function partnerKey(route: Pick<AnyPartnerRoute, 'key'>, input?: unknown): QueryKey {
  return input === undefined ? [route.key] : [route.key, input];
}

/** Returns the query of a route with the kind `query`. */
function partnerQuery<R extends AnyPartnerRoute>(
  { partner }: Pick<HireServices, 'partner'>,
  route: R,
  input: PartnerInput<R>,
) {
  return queryOptions<PartnerOutput<R>>({
    queryKey: partnerKey(route, input),
    queryFn: ({ signal }) => partner.call(route, input, { signal }),
  });
}

/**
 * Reads a route: `usePartnerQuery(applicantOne, { params: { company, application } })`. With `everyMs` it is read again
 * after that time, while the page is visible.
 */
export function usePartnerQuery<R extends AnyPartnerRoute>(
  route: R,
  input: PartnerInput<R>,
  { everyMs }: { readonly everyMs?: number } = {},
) {
  return useQuery({ ...partnerQuery(useServices(), route, input), refetchInterval: everyMs ?? false });
}
