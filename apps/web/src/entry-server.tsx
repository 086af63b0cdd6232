import { LANGUAGES, type Language } from '@nukkad/contract';
import { indiaDay } from '@nukkad/domain/india-day.ts';
import { pathInLanguage } from '@nukkad/domain/language-path.ts';
import type { LoadedPhrases } from '@nukkad/i18n';
import { createPageI18n } from '@nukkad/i18n/create-page-i18n.ts';
import { dehydrate } from '@tanstack/react-query';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { App } from './app/app.tsx';
import { type PageState, SHELL_NAMESPACES } from './app/page-state.ts';
import { routes } from './app/routes.tsx';
import { isShellPath } from './features/offline/shell-path.ts';
import { createApi } from './lib/api/create-api.ts';
import { popularCitiesQuery } from './lib/place/popular-cities-query.ts';
import { cachingClient } from './lib/query/caching-client.ts';
import { createQueryClient } from './lib/query/create-query-client.ts';
import { handOverQueries } from './lib/query/restore-queries.ts';
import { collectStream } from './lib/routing/collect-stream.ts';
import { createRouterContext } from './lib/routing/router-context.ts';
import { routerState } from './lib/routing/router-state.ts';
import type { ScreenHandle } from './lib/routing/screen.tsx';
import type { Services } from './lib/services.ts';
import { createSessionStore, createStore } from './lib/session-store.ts';
import type { SiteInfo } from './lib/site-info.ts';
import type { Thing } from './lib/structured-data/thing.ts';

export interface RenderRequest {
  readonly url: URL;
  /** The language of the address. */
  readonly language: Language;
  readonly apiOrigin: string;
  readonly publicOrigin: string;
  readonly site: SiteInfo;
  readonly clientAddress: string;
  /** `fetch` for the API calls of this page, with a shared timeout. */
  readonly fetch: typeof fetch;
  readonly onFault: (error: unknown) => void;
}

export interface RenderedPage {
  readonly html: Buffer;
  readonly status: number;
  /** Suffixes of the source paths whose chunks the browser needs first. */
  readonly sources: readonly string[];
  readonly state: PageState;
  /** Schema.org objects of the page, for search engines. */
  readonly things: readonly Thing[];
  /** Origins that the page embeds in frames. The content security policy allows them. */
  readonly frames: readonly string[];
}

export interface RedirectedPage {
  readonly redirectTo: string;
  readonly status: number;
}

function handlerIn(language: Language) {
  return createStaticHandler(routes, { basename: pathInLanguage('/', language) });
}

const handlers = Object.fromEntries(LANGUAGES.map((language) => [language, handlerIn(language)])) as Record<
  Language,
  ReturnType<typeof handlerIn>
>;

/** Routes whose responses are the same for all visitors, with their cache lifetime in milliseconds. */
const SAME_FOR_ALL = { 'cities.list': 300_000, 'jobs.filterOptions': 300_000, 'jobs.topPicks': 10_000 };

async function createServices(from: RenderRequest): Promise<Services> {
  const { language } = from;
  const client = createApi({
    baseUrl: from.apiOrigin,
    fetch: from.fetch,
    getLanguage: () => language,
    headers: { 'x-forwarded-for': from.clientAddress },
  });
  const api = cachingClient(client, { language, routes: SAME_FOR_ALL });
  return {
    isServer: true,
    api,
    queryClient: createQueryClient(true),
    i18n: await createPageI18n(language, SHELL_NAMESPACES),
    session: createSessionStore({ status: 'unknown' }),
    hasSessionEnded: createStore(false),
    lifecycle: null,
    publicOrigin: from.publicOrigin,
    site: from.site,
    renderedOn: indiaDay(new Date()),
    structuredData: { things: [] },
    frames: [],
  };
}

/**
 * Leaves out the sentences of error codes, a tenth of a page's size. The browser loads them after the first interaction; before that,
 * an error is described in general words.
 */
function withoutErrorCodes({ errors, ...others }: LoadedPhrases): LoadedPhrases {
  const { code: _code, ...general } = (errors ?? {}) as Readonly<Record<string, unknown>>;
  return { ...others, errors: general } as LoadedPhrases;
}

function stateOf(services: Services, from: RenderRequest, context: StaticHandlerContext): PageState {
  const phrases = (services.i18n.getDataByLanguage(from.language) ?? {}) as LoadedPhrases;
  return {
    language: from.language,
    router: routerState(context),
    // A sign-in that failed at the provider shows its error on the first view of /register.
    phrases:
      context.errors === null && !from.url.pathname.endsWith('/register')
        ? withoutErrorCodes(phrases)
        : phrases,
    queries: handOverQueries(dehydrate(services.queryClient)),
    publicOrigin: from.publicOrigin,
    site: from.site,
    renderedOn: services.renderedOn,
    ...(isShellPath(from.url.pathname) && { shellPath: from.url.pathname }),
  };
}

/** Renders the page of a URL completely, for a visitor. Returns the page or a redirect. */
export async function render(from: RenderRequest): Promise<RenderedPage | RedirectedPage> {
  const handler = handlers[from.language];
  const services = await createServices(from);
  const [context] = await Promise.all([
    handler.query(new Request(from.url), { requestContext: createRouterContext(services, from.onFault) }),
    services.queryClient.prefetchQuery(popularCitiesQuery(services)),
  ]);
  if (context instanceof Response) {
    return { redirectTo: context.headers.get('location') ?? '/', status: context.status };
  }
  const html = await collectStream(
    renderToPipeableStream,
    <App services={services} theme="system">
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>,
  );
  const state = stateOf(services, from, context);
  const sources = context.matches.flatMap(
    ({ route }) => (route.handle as ScreenHandle | undefined)?.source ?? [],
  );
  const things = services.structuredData?.things ?? [];
  return { html, status: context.statusCode, sources, state, things, frames: services.frames ?? [] };
}
