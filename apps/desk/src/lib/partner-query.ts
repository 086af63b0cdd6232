import type {
  AnyPartnerRoute,
  PartnerInput,
  PartnerOutput,
} from '@nukkad/contract/partner/define-partner-route.ts';
import { PartnerApiError } from '@nukkad/contract/partner/partner-client.ts';
import type { PartnerErrorCode } from '@nukkad/contract/partner/partner-errors.ts';
import { type QueryKey, queryOptions, useQuery } from '@tanstack/react-query';
import { type HireServices, useServices } from './services.ts';

/** Returns the key under which the response of a route is cached. Without input: the prefix of all its responses. */
export function partnerKey(route: Pick<AnyPartnerRoute, 'key'>, input?: unknown): QueryKey {
  return input === undefined ? [route.key] : [route.key, input];
}

const LINK_REFUSALS: readonly PartnerErrorCode[] = ['LINK_ENDED', 'INVITE_ENDED'];

/**
 * Calls a route with the kind `query`. Nobody fills in the input of a query: if it is invalid, the address of the page is
 * wrong, for example because a message cut the link. Then this rejects as if nothing were there, or the link had ended.
 */
export async function readRoute<R extends AnyPartnerRoute>(
  partner: HireServices['partner'],
  route: R,
  input: PartnerInput<R>,
  signal: AbortSignal,
): Promise<PartnerOutput<R>> {
  try {
    return await partner.call(route, input, { signal });
  } catch (error) {
    if (!(error instanceof PartnerApiError) || error.code !== 'VALIDATION_FAILED') throw error;
    const code = LINK_REFUSALS.find((refusal) => route.refusals.includes(refusal)) ?? 'NOT_FOUND';
    throw new PartnerApiError(404, { code });
  }
}

/** Returns the query of a route with the kind `query`. */
function partnerQuery<R extends AnyPartnerRoute>(
  { partner }: Pick<HireServices, 'partner'>,
  route: R,
  input: PartnerInput<R>,
) {
  return queryOptions<PartnerOutput<R>>({
    queryKey: partnerKey(route, input),
    queryFn: ({ signal }) => readRoute(partner, route, input, signal),
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
