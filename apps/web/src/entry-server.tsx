import { type City, DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@nukkad/contract';
import { cityList } from '@nukkad/contract/cities/city.routes.ts';
import { type ApiClient, createClient } from '@nukkad/contract/client.ts';
import { jobFilterOptions } from '@nukkad/contract/jobs/job.routes.ts';
import { createI18n, type LoadedPhrases, loadPhrases } from '@nukkad/i18n';
import { dehydrate } from '@tanstack/react-query';
import { renderToPipeableStream } from 'react-dom/server';
import { App } from './app/app.tsx';
import { type PageState, SHELL_NAMESPACES } from './app/page-state.ts';
import { routes } from './app/routes.ts';
import { ServerPlace } from './app/server-place.tsx';
import { indexCityNames, serverCityNames } from './lib/place/city-names.ts';
import { popularCitiesQuery } from './lib/place/popular-cities-query.ts';
import { createQueryClient } from './lib/query/create-query-client.ts';
import { rememberingClient } from './lib/query/remembering-client.ts';
import { collectStream } from './lib/routing/collect-stream.ts';
import { type Outcome, type Prepared, prepareScreen } from './lib/routing/prepare-screen.ts';
import type { Services } from './lib/services.ts';
import { createSessionStore } from './lib/session/session-store.ts';
import type { SiteInfo } from './lib/site/site-info.ts';
import type { Theme } from './lib/theme/choose-theme.ts';

export interface RenderRequest {
  readonly url: URL;
  readonly apiOrigin: string;
  readonly publicOrigin: string;
  readonly site: SiteInfo;
  readonly languageCookie: string | undefined;
  readonly themeCookie: string | undefined;
  readonly clientAddress: string;
  /** Asks the API, for as long as this page may take. */
  readonly fetch: typeof fetch;
  readonly onFault: (error: unknown) => void;
}

export interface RenderedPage {
  readonly html: string;
  readonly status: number;
  /** Ends of source paths whose chunks the browser will need at once. */
  readonly sources: readonly string[];
  readonly state: PageState;
}

export interface RedirectedPage {
  readonly redirectTo: string;
}

const STATUS = { screen: 200, missing: 404, failed: 503 } as const;

/** The index of all cities' names, made anew only when the list is. */
let indexed: { readonly cities: readonly City[]; readonly names: ReadonlyMap<string, string> } | null = null;

/** Without its cities a page still tells its jobs: they are then named as they came. */
async function knownNames(api: ApiClient): Promise<ReadonlyMap<string, string>> {
  const list = await api.call(cityList, {}).catch(() => null);
  if (list === null) return new Map();
  if (indexed?.cities !== list.cities) indexed = { cities: list.cities, names: indexCityNames(list.cities) };
  return indexed.names;
}

async function createServices(
  from: RenderRequest,
  language: Language,
  usedNames: Record<string, string>,
): Promise<Services> {
  const client = createClient({
    baseUrl: from.apiOrigin,
    fetch: from.fetch,
    getLanguage: () => language,
    headers: { 'x-forwarded-for': from.clientAddress },
  });
  const api = rememberingClient(client, language, [cityList, jobFilterOptions]);
  return {
    isServer: true,
    api,
    queryClient: createQueryClient(true),
    i18n: createI18n(language, await loadPhrases(language, SHELL_NAMESPACES)),
    cityNames: serverCityNames(await knownNames(api), usedNames),
    session: createSessionStore({ status: 'unknown' }),
    lifecycle: null,
    publicOrigin: from.publicOrigin,
    site: from.site,
  };
}

function themeOf(cookie: string | undefined): Theme {
  return cookie === 'light' || cookie === 'dark' ? cookie : 'system';
}

function stateOf(
  services: Services,
  from: RenderRequest,
  language: Language,
  outcome: Outcome,
): Omit<PageState, 'cityNames'> {
  return {
    language,
    theme: themeOf(from.themeCookie),
    phrases: (services.i18n.getDataByLanguage(language) ?? {}) as LoadedPhrases,
    queries: dehydrate(services.queryClient),
    outcome,
    publicOrigin: from.publicOrigin,
    site: from.site,
  };
}

/** What the browser is told of how the page came out; its screen it finds by the address. */
function outcomeOf(shown: Exclude<Prepared, { kind: 'redirect' }>): Outcome {
  return shown.kind === 'screen' ? { kind: 'screen' } : shown;
}

/** Renders one address whole, for a visitor. */
export async function render(from: RenderRequest): Promise<RenderedPage | RedirectedPage> {
  const language = LANGUAGES.find((known) => known === from.languageCookie) ?? DEFAULT_LANGUAGE;
  const cityNames: Record<string, string> = {};
  const services = await createServices(from, language, cityNames);
  const [shown] = await Promise.all([
    prepareScreen(services, routes, from.url, from.onFault),
    services.queryClient.prefetchQuery(popularCitiesQuery(services)),
  ]);
  if (shown.kind === 'redirect') return { redirectTo: shown.to };
  const html = await collectStream(
    renderToPipeableStream,
    <App services={services} theme={themeOf(from.themeCookie)}>
      <ServerPlace url={from.url} shown={shown} />
    </App>,
  );
  const state = { ...stateOf(services, from, language, outcomeOf(shown)), cityNames };
  const sources = shown.kind === 'screen' ? [shown.source] : [];
  return { html, status: STATUS[shown.kind], sources, state };
}
