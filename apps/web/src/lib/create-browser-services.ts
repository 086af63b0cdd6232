import type { Language } from '@nukkad/contract';
import { createClient } from '@nukkad/contract/client.ts';
import type { I18n } from '@nukkad/i18n';
import { createQueryClient } from './query/create-query-client.ts';
import type { Services } from './services.ts';
import { createSessionLifecycle } from './session/session-lifecycle.ts';
import { createSessionStore } from './session/session-store.ts';

const BASE_URL = '/api';

/** The services of one open page. */
export function createBrowserServices(i18n: I18n, publicOrigin: string): Services {
  const session = createSessionStore({ status: 'unknown' });
  const lifecycle = createSessionLifecycle(session, BASE_URL);
  const signedIn = () => {
    const current = session.get();
    return current.status === 'signed-in' ? current : null;
  };
  const api = createClient({
    baseUrl: BASE_URL,
    getAccessToken: () => signedIn()?.accessToken ?? null,
    getCandidateId: () => signedIn()?.candidateId ?? null,
    getLanguage: () => i18n.language as Language,
    refresh: lifecycle.refresh,
  });
  return { api, queryClient: createQueryClient(false), i18n, session, lifecycle, publicOrigin };
}
