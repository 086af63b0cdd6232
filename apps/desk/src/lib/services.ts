import type { createPartnerClient } from '@nukkad/contract/partner/partner-client.ts';
import type { I18n } from '@nukkad/i18n';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';

/** The typed client of the companies' API. */
export type Partner = ReturnType<typeof createPartnerClient>;

/** What screens use besides React. Tests replace it. */
export interface HireServices {
  readonly partner: Partner;
  readonly queryClient: QueryClient;
  readonly i18n: I18n;
}

const ServicesContext = createContext<HireServices | null>(null);
export const ServicesProvider = ServicesContext.Provider;

/** Returns the services of the page. */
export function useServices(): HireServices {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices needs a ServicesProvider above it');
  return services;
}
