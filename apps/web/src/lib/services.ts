import type { I18n } from '@nukkad/i18n';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { Api } from './api/api.ts';
import type { SessionLifecycle, SessionStore, Store } from './session-store.ts';
import type { SiteInfo } from './site-info.ts';
import type { Thing } from './structured-data/thing.ts';

/**
 * The services that every screen may use. They are created once for an open page in the browser, or once a request on
 * the server.
 */
export interface Services {
  readonly isServer: boolean;
  readonly api: Api;
  readonly queryClient: QueryClient;
  readonly i18n: I18n;
  readonly session: SessionStore;
  /** Set to true when the session ended during an action. The login dialog then opens. */
  readonly hasSessionEnded: Store<boolean>;
  /** Starts, refreshes and ends the session. Null on the server, which renders every page for a visitor. */
  readonly lifecycle: SessionLifecycle | null;
  /** Public origin of the site, for links that are shared outside of it. */
  readonly publicOrigin: string;
  readonly site: SiteInfo;
  /** The date in India (YYYY-MM-DD) when the server rendered the page. */
  readonly renderedOn: string;
  /** Collects, on the server, the schema.org data of the rendered page for its head. */
  readonly structuredData?: { things: readonly Thing[] };
  /**
   * Collects, on the server, the origins that the page embeds in a frame. The content security policy allows them.
   */
  readonly frames?: string[];
}

const ServicesContext = createContext<Services | null>(null);
export const ServicesProvider = ServicesContext.Provider;

/** Returns the app's services; throws outside of `ServicesProvider`. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices outside of the app');
  return services;
}
