import type { Language } from '@nukkad/contract';
import { createBrowserI18n, loadPhrases } from '@nukkad/i18n';
import type { QueryClient } from '@tanstack/react-query';
import { SHELL_NAMESPACES } from '../app/page-state.ts';
import { createQueryClient } from '../lib/query/create-query-client.ts';
import { refetchForLanguage, refetchForViewer } from '../lib/query/refetch-when-changed.ts';
import type { Services } from '../lib/services.ts';
import { createSessionLifecycle } from '../lib/session/session-lifecycle.ts';
import { createSessionStore } from '../lib/session/session-store.ts';
import type { SiteInfo } from '../lib/site-info.ts';
import type { FakeApi } from './fake-api.ts';

const SITE: SiteInfo = {
  brand: 'Nukkad Jobs',
  employerUrl: null,
  appUrl: null,
  campusDrive: null,
  facebookAppId: null,
  social: [],
  support: { email: null, phone: null, address: null },
  mapTileUrl: null,
  mapAttribution: null,
};

/** As in the browser, but that a failed read is told at once: the tries before would take seconds. */
function createTestQueryClient(): QueryClient {
  const queryClient = createQueryClient(false);
  const { queries, ...others } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, retry: false } });
  return queryClient;
}

/** The services of an open page, with this API behind it. */
export async function createTestServices(
  api: FakeApi,
  language: Language,
  site: Partial<SiteInfo> = {},
): Promise<Services> {
  const i18n = createBrowserI18n(language, await loadPhrases(language, [...SHELL_NAMESPACES]));
  const session = createSessionStore({ status: 'unknown' });
  const queryClient = createTestQueryClient();
  refetchForViewer(session, queryClient);
  refetchForLanguage(i18n, queryClient);
  return {
    isServer: false,
    api,
    queryClient,
    i18n,
    session,
    lifecycle: createSessionLifecycle(session, api),
    publicOrigin: 'https://jobs.example.in',
    site: { ...SITE, ...site },
  };
}
