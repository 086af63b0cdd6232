import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@nukkad/contract';
import { createI18n, type LoadedPhrases, loadPhrases } from '@nukkad/i18n';
import { dehydrate } from '@tanstack/react-query';
import { renderToPipeableStream } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { App } from './app/app.tsx';
import { type PageState, SHELL_NAMESPACES } from './app/page-state.ts';
import { routes } from './app/routes.tsx';
import { createApi } from './lib/api/create-api.ts';
import type { Theme } from './lib/choose-theme.ts';
import { popularCitiesQuery } from './lib/place/popular-cities-query.ts';
import { cachingClient } from './lib/query/caching-client.ts';
import { createQueryClient } from './lib/query/create-query-client.ts';
import { collectStream } from './lib/routing/collect-stream.ts';
import { createRouterContext } from './lib/routing/router-context.ts';
import type { ScreenHandle } from './lib/routing/screen.tsx';
import type { Services } from './lib/services.ts';
import { createSessionStore } from './lib/session/session-store.ts';
import type { SiteInfo } from './lib/site-info.ts';

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
  /** Names the page's own inline scripts to the content security policy. */
  readonly nonce: string;
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

const handler = createStaticHandler(routes);

async function createServices(from: RenderRequest, language: Language): Promise<Services> {
  const client = createApi({
    baseUrl: from.apiOrigin,
    fetch: from.fetch,
    getLanguage: () => language,
    headers: { 'x-forwarded-for': from.clientAddress },
  });
  const api = cachingClient(client, language, ['cities.list', 'jobs.filterOptions']);
  return {
    isServer: true,
    api,
    queryClient: createQueryClient(true),
    i18n: createI18n(language, await loadPhrases(language, SHELL_NAMESPACES)),
    session: createSessionStore({ status: 'unknown' }),
    lifecycle: null,
    publicOrigin: from.publicOrigin,
    site: from.site,
  };
}

function themeOf(cookie: string | undefined): Theme {
  return cookie === 'light' || cookie === 'dark' ? cookie : 'system';
}

function stateOf(services: Services, from: RenderRequest, language: Language): PageState {
  return {
    language,
    theme: themeOf(from.themeCookie),
    phrases: (services.i18n.getDataByLanguage(language) ?? {}) as LoadedPhrases,
    queries: dehydrate(services.queryClient),
    publicOrigin: from.publicOrigin,
    site: from.site,
  };
}

/** Renders one address whole, for a visitor. */
export async function render(from: RenderRequest): Promise<RenderedPage | RedirectedPage> {
  const language = LANGUAGES.find((known) => known === from.languageCookie) ?? DEFAULT_LANGUAGE;
  const services = await createServices(from, language);
  const [context] = await Promise.all([
    handler.query(new Request(from.url), { requestContext: createRouterContext(services, from.onFault) }),
    services.queryClient.prefetchQuery(popularCitiesQuery(services)),
  ]);
  if (context instanceof Response) return { redirectTo: context.headers.get('location') ?? '/' };
  const html = await collectStream(
    renderToPipeableStream,
    <App services={services} theme={themeOf(from.themeCookie)}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        nonce={from.nonce}
      />
    </App>,
  );
  const state = stateOf(services, from, language);
  const sources = context.matches.flatMap(
    ({ route }) => (route.handle as ScreenHandle | undefined)?.source ?? [],
  );
  return { html, status: context.statusCode, sources, state };
}
