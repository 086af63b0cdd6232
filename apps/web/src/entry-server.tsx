import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@nukkad/contract';
import { createClient } from '@nukkad/contract/client.ts';
import { createI18n, loadPhrases, type Namespace } from '@nukkad/i18n';
import { dehydrate } from '@tanstack/react-query';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { App } from './app/app.tsx';
import type { Theme } from './app/document.tsx';
import { type PageState, SHELL_NAMESPACES } from './app/page-state.ts';
import { createRoutes } from './app/routes.tsx';
import { createQueryClient } from './lib/query/create-query-client.ts';
import { collectStream } from './lib/routing/collect-stream.ts';
import type { RouteHandle } from './lib/routing/screen-route.ts';
import type { Services } from './lib/services.ts';
import { createSessionStore } from './lib/session/session-store.ts';

export interface RenderRequest {
  readonly request: Request;
  readonly apiOrigin: string;
  readonly publicOrigin: string;
  readonly languageCookie: string | undefined;
  readonly themeCookie: string | undefined;
  readonly clientAddress: string;
}

export interface RenderedPage {
  readonly html: string;
  readonly status: number;
  /** Ends of source paths whose chunks the browser will need at once. */
  readonly sources: readonly string[];
  readonly state: PageState;
}

async function createServices(from: RenderRequest, language: Language): Promise<Services> {
  const api = createClient({
    baseUrl: from.apiOrigin,
    getLanguage: () => language,
    headers: { 'x-forwarded-for': from.clientAddress },
  });
  return {
    api,
    queryClient: createQueryClient(true),
    i18n: createI18n(language, await loadPhrases(language, SHELL_NAMESPACES)),
    session: createSessionStore({ status: 'unknown' }),
    lifecycle: null,
    publicOrigin: from.publicOrigin,
  };
}

function loadedNamespaces(services: Services, language: Language): Namespace[] {
  return Object.keys(services.i18n.getDataByLanguage(language) ?? {}) as Namespace[];
}

function sourcesOf(context: StaticHandlerContext, state: PageState): string[] {
  const screens = context.matches.flatMap((match) => {
    const handle = match.route.handle as RouteHandle | undefined;
    return handle ? [handle.source] : [];
  });
  return [...screens, ...state.namespaces.map((name) => `phrases/${name}/${state.language}.ts`)];
}

/** Renders one address whole for a visitor; a redirect is answered as it is. */
export async function render(from: RenderRequest): Promise<RenderedPage | Response> {
  const language = LANGUAGES.find((known) => known === from.languageCookie) ?? DEFAULT_LANGUAGE;
  const theme: Theme =
    from.themeCookie === 'light' || from.themeCookie === 'dark' ? from.themeCookie : 'system';
  const services = await createServices(from, language);
  const { query, dataRoutes } = createStaticHandler(createRoutes(services));
  const context = await query(from.request);
  if (context instanceof Response) return context;
  const app = (
    <App services={services} theme={theme}>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>
  );
  const html = await collectStream(renderToPipeableStream, app);
  const state: PageState = {
    language,
    theme,
    namespaces: loadedNamespaces(services, language),
    queries: dehydrate(services.queryClient),
    router: { loaderData: context.loaderData, errors: serializableErrors(context) },
    publicOrigin: from.publicOrigin,
  };
  return { html, status: context.statusCode, sources: sourcesOf(context, state), state };
}

/** Only a route's own status crosses over; a fault's text stays here. */
function serializableErrors(context: StaticHandlerContext): PageState['router']['errors'] {
  if (!context.errors) return null;
  const status = context.statusCode;
  const entries = Object.keys(context.errors).map((id) => [
    id,
    { status, statusText: '', data: null, internal: false },
  ]);
  return Object.fromEntries(entries);
}
