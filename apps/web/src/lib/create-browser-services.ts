import type { Language } from '@nukkad/contract';
import { createClient } from '@nukkad/contract/client.ts';
import type { I18n } from '@nukkad/i18n';
import { createQueryClient } from './query/create-query-client.ts';
import type { Services } from './services.ts';
import { createSessionStore } from './session/session-store.ts';

/** The services of one open page. */
export function createBrowserServices(i18n: I18n, publicOrigin: string): Services {
  const session = createSessionStore({ status: 'unknown' });
  const signedIn = () => {
    const current = session.get();
    return current.status === 'signed-in' ? current : null;
  };
  const api = createClient({
    baseUrl: '/api',
    getAccessToken: () => signedIn()?.accessToken ?? null,
    getCandidateId: () => signedIn()?.candidateId ?? null,
    getLanguage: () => i18n.language as Language,
  });
  return { api, queryClient: createQueryClient(false), i18n, session, publicOrigin };
}
