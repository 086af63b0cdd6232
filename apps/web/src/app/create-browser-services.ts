import type { Language } from '@nukkad/contract';
import type { ClientOptions } from '@nukkad/contract/client.ts';
import { loadRoute, type RouteKey } from '@nukkad/contract/load-route.ts';
import type { I18n } from '@nukkad/i18n';
import { withEndedActions } from '../features/session/ended-action.ts';
import { createSessionLifecycle } from '../features/session/session-lifecycle.ts';
import type { Api } from '../lib/api/api.ts';
import { createApi } from '../lib/api/create-api.ts';
import { createQueryClient } from '../lib/query/create-query-client.ts';
import { refetchForLanguage, refetchForViewer } from '../lib/query/refetch-when-changed.ts';
import type { Services } from '../lib/services.ts';
import { createSessionStore, createStore } from '../lib/session-store.ts';

const BASE_URL = '/api';
const TIMEOUT_MS = 20_000;

/** The upload client, whose code is loaded with the first upload. */
const upload: ClientOptions['upload'] = (onProgress) => async (address, init) => {
  const { uploadFetch } = await import('../lib/api/upload-fetch.ts');
  return uploadFetch(onProgress)(address, init);
};

/** Creates the services of an open page: API client, session, query cache and phrases. */
export function createBrowserServices(
  i18n: I18n,
  fromServer: Pick<Services, 'publicOrigin' | 'site' | 'renderedOn'>,
): Services {
  const { publicOrigin, site, renderedOn } = fromServer;
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
      // The session was restored offline and has no token. Fetch one, so that the call is not made as a visitor.
      if (signedIn()?.accessToken === null) await lifecycle.refresh();
      return client.call(...args);
    },
  };
  const isCommand = async (key: RouteKey) => (await loadRoute(key)).kind === 'command';
  const queryClient = createQueryClient(false);
  const hasSessionEnded = createStore(false);
  const queueing: Api = {
    async call(...args) {
      const { withOutbox } = await import('../features/offline/outbox/with-outbox.ts');
      return withOutbox(renewing, session, queryClient).call(...args);
    },
  };
  // Wraps the outbox, whose calls have a key: commands with a key are not stored for after the sign-in.
  const api = withEndedActions(queueing, { session, hasSessionEnded, isCommand });
  refetchForViewer(session, queryClient);
  refetchForLanguage(i18n, queryClient);
  return {
    isServer: false,
    api,
    queryClient,
    i18n,
    session,
    hasSessionEnded,
    lifecycle,
    publicOrigin,
    site,
    renderedOn,
  };
}
