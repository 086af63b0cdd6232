import { PartnerApiError } from '@nukkad/contract/partner/partner-client.ts';
import type { I18n } from '@nukkad/i18n';
import { createQueryClient } from '../lib/create-query-client.ts';
import type { HireServices, Partner } from '../lib/services.ts';
import { setMe } from '../lib/use-me.ts';

/** Creates the services of a page. If a call shows that the session has ended, everything in memory is forgotten. */
export function createServices(i18n: I18n, client: Partner): HireServices {
  const partner: Partner = {
    async call(route, input, options) {
      try {
        return await client.call(route, input, options);
      } catch (error) {
        const hasEnded = error instanceof PartnerApiError && error.code === 'NOT_SIGNED_IN';
        if (hasEnded && route.key !== 'members.me') setMe(services, null);
        throw error;
      }
    },
  };
  const services: HireServices = { partner, i18n, queryClient: createQueryClient() };
  return services;
}
