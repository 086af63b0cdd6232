import type { Language } from '@nukkad/contract';
import type { ClientOptions } from '@nukkad/contract/client.ts';
import { loadRoute, type RouteKey } from '@nukkad/contract/load-route.ts';
import type { I18n } from '@nukkad/i18n';
import { rememberingEndedActions } from '../features/session/ended-action.ts';
import { createSessionLifecycle } from '../features/session/session-lifecycle.ts';
import type { Api } from '../lib/api/api.ts';
import { createApi } from '../lib/api/create-api.ts';
import { createQueryClient } from '../lib/query/create-query-client.ts';
import { refetchForLanguage, refetchForViewer } from '../lib/query/refetch-when-changed.ts';
import type { Services } from '../lib/services.ts';
import { createSessionStore, createStore } from '../lib/session-store.ts';

const BASE_URL = '/api';
const TIMEOUT_MS = 20_000;

/** Its code comes with the first upload. */
const upload: ClientOptions['upload'] = (onProgress) => async (address, init) => {
  const { uploadFetch } = await import('../lib/api/upload-fetch.ts');
  return uploadFetch(onProgress)(address, init);
};

/** The services of one open page. */
export function createBrowserServices(
  i18n: I18n,
  handedOver: Pick<Services, 'publicOrigin' | 'site' | 'renderedOn'>,
): Services {
  const { publicOrigin, site, renderedOn } = handedOver;
  const session = createSessionStore({ status: 'unknown' });
  const lifecycle = createSessionLifecycle(session, createApi({ baseUrl: BASE_URL, timeoutMs: TIMEOUT_MS }));
  const signedIn = () => {
    const current = session.get();
    return current.status === 'signed-in' ? current : null;
  };
  const client = createApi({
    baseUrl: BASE_URL,
    getAccessToken: () => signedIn()?.accessToken ?? null,
    getCandidateId: () => signedIn()?.candidateId ?? null,
    getLanguage: () => i18n.language as Language,
    refresh: lifecycle.refresh,
    timeoutMs: TIMEOUT_MS,
    upload,
  });
  const renewing: Api = {
    async call(...args) {
      // Remembered while there was no line: what is personal is not asked for as a visitor.
      if (signedIn()?.accessToken === null) await lifecycle.refresh();
      return client.call(...args);
    },
  };
  const isCommand = async (key: RouteKey) => (await loadRoute(key)).kind === 'command';
  const queryClient = createQueryClient(false);
  const hasSessionEnded = createStore(false);
  const waiting: Api = {
    async call(...args) {
      const { waitingWhenLost } = await import('../features/offline/outbox/waiting-when-lost.ts');
      return waitingWhenLost(renewing, session, queryClient).call(...args);
    },
  };
  // Outside of the outbox, which gives each press a key: what comes with one is not remembered.
  const api = rememberingEndedActions(waiting, { session, hasSessionEnded, isCommand });
  refetchForViewer(session, queryClient);
  refetchForLanguage(i18n, queryClient);
  return {
    ...{ isServer: false, api, queryClient, i18n, session, hasSessionEnded, lifecycle },
    ...{ publicOrigin, site, renderedOn },
  };
}
