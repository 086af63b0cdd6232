import type { I18n } from '@nukkad/i18n';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { Api } from './api/api.ts';
import type { SessionLifecycle, SessionStore, Store } from './session-store.ts';
import type { SiteInfo } from './site-info.ts';
import type { Thing } from './structured-data/thing.ts';

/** What every screen may use, made once for a reader (browser) or a request (server). */
export interface Services {
  readonly isServer: boolean;
  readonly api: Api;
  readonly queryClient: QueryClient;
  readonly i18n: I18n;
  readonly session: SessionStore;
  /** Whether the reader is to be asked to sign in again, since the session ended in the middle of something. */
  readonly hasSessionEnded: Store<boolean>;
  /** Signing in, out and staying so; on the server none of it happens. */
  readonly lifecycle: SessionLifecycle | null;
  /** The address people type, for links that leave the page. */
  readonly publicOrigin: string;
  readonly site: SiteInfo;
  /** The day in India (YYYY-MM-DD) that the server made the page on. */
  readonly renderedOn: string;
  /** On the server: what the rendered page is of, for its head. */
  readonly structuredData?: { things: readonly Thing[] };
  /** On the server: origins that the page shows in a frame; its content security policy names them. */
  readonly frames?: string[];
}

const ServicesContext = createContext<Services | null>(null);
export const ServicesProvider = ServicesContext.Provider;

/** The services of the surrounding app; throws outside of it. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices outside of the app');
  return services;
}
