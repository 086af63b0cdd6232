import type { Language } from '@nukkad/contract';
import { ApiError } from '@nukkad/contract/api-error.ts';
import { loadRoute, type RouteKey } from '@nukkad/contract/load-route.ts';
import { indiaDay } from '@nukkad/domain/india-day.ts';
import { createI18n, loadPhrases } from '@nukkad/i18n';
import type { QueryClient } from '@tanstack/react-query';
import { SHELL_NAMESPACES } from '../app/page-state.ts';
import { withOutbox } from '../features/offline/outbox/with-outbox.ts';
import { withEndedActions } from '../features/session/ended-action.ts';
import { createSessionLifecycle } from '../features/session/session-lifecycle.ts';
import type { Api } from '../lib/api/api.ts';
import { createQueryClient } from '../lib/query/create-query-client.ts';
import { refetchForLanguage, refetchForViewer } from '../lib/query/refetch-when-changed.ts';
import type { Services } from '../lib/services.ts';
import { createSessionStore, createStore, type SessionLifecycle } from '../lib/session-store.ts';
import type { SiteInfo } from '../lib/site-info.ts';
import type { FakeApi } from './fake-api.ts';

const SITE: SiteInfo = {
  brand: 'Nukkad Jobs',
  employerUrl: null,
  appUrl: null,
  campusDrive: null,
  social: [],
  support: { email: null, phone: null, address: null },
  mapTileUrl: null,
  mapAttribution: null,
};

/** A query client as in the browser, but without retries, which would take seconds. */
function createTestQueryClient(): QueryClient {
  const queryClient = createQueryClient(false);
  const { queries, ...others } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, retry: false } });
  return queryClient;
}

/** Refreshes an expired access token once, as the contract's client does. */
function renewing(api: FakeApi, { refresh }: SessionLifecycle): Api {
  return {
    async call(key, input, options) {
      try {
        return await api.call(key, input, options);
      } catch (error) {
        const isExpired = error instanceof ApiError && error.status === 401;
        if (isExpired && (await refresh())) return api.call(key, input, options);
        throw error;
      }
    },
  };
}

/** Creates the services of an open page with a fake API. */
export async function createTestServices(
  api: FakeApi,
  language: Language,
  site: Partial<SiteInfo> = {},
): Promise<Services> {
  const i18n = createI18n(language, await loadPhrases(language, [...SHELL_NAMESPACES]));
  const session = createSessionStore({ status: 'unknown' });
  const queryClient = createTestQueryClient();
  refetchForViewer(session, queryClient);
  refetchForLanguage(i18n, queryClient);
  const lifecycle = createSessionLifecycle(session, api);
  const hasSessionEnded = createStore(false);
  const isCommand = async (key: RouteKey) => (await loadRoute(key)).kind === 'command';
  const waiting = withOutbox(renewing(api, lifecycle), session, queryClient);
  return {
    isServer: false,
    api: withEndedActions(waiting, { session, hasSessionEnded, isCommand }),
    queryClient,
    i18n,
    session,
    hasSessionEnded,
    lifecycle,
    publicOrigin: 'https://jobs.example.in',
    renderedOn: indiaDay(new Date()),
    site: { ...SITE, ...site },
  };
}
