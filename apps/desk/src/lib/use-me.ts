import type { PartnerOutput } from '@nukkad/contract/partner/define-partner-route.ts';
import { memberMe } from '@nukkad/contract/partner/member.routes.ts';
import { PartnerApiError } from '@nukkad/contract/partner/partner-client.ts';
import { useQuery } from '@tanstack/react-query';
import { partnerKey } from './partner-query.ts';
import { type HireServices, useServices } from './services.ts';

/** The signed-in member, their companies, and the company that they may claim. */
export type Me = PartnerOutput<typeof memberMe>;

/** Returns the query of the signed-in member. Its data is null if nobody is signed in. */
function meQuery(services: Pick<HireServices, 'partner'>) {
  return {
    queryKey: partnerKey(memberMe, {}),
    queryFn: async (): Promise<Me | null> => {
      try {
        return await services.partner.call(memberMe, {});
      } catch (error) {
        if (error instanceof PartnerApiError && error.status === 401) return null;
        throw error;
      }
    },
  };
}

/** Returns the query of the signed-in member. */
export function useMeQuery() {
  return useQuery(meQuery(useServices()));
}

/** Stores a new state of the member, such as the response of signing in. Null means that nobody is signed in. */
export function setMe({ queryClient }: Pick<HireServices, 'queryClient'>, me: Me | null): void {
  queryClient.setQueryData(partnerKey(memberMe, {}), me);
  if (me === null) queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== memberMe.key });
}
