import {
  type DataRouter,
  matchRoutes,
  UNSAFE_createRouter,
  UNSAFE_hydrationRouteProperties,
  UNSAFE_mapRouteProperties,
} from 'react-router-dom';
import { routes } from './app/routes.tsx';
import { languageOf } from './lib/language/services-language.ts';
import { isChunkError } from './lib/lazy/is-chunk-error.ts';
import { createLanguageHistory, type LanguageHistory } from './lib/routing/language-history.ts';
import { createRouterContext } from './lib/routing/router-context.ts';
import { hydrationState, type RouterState } from './lib/routing/router-state.ts';
import type { ScreenHandle } from './lib/routing/screen.tsx';
import type { Services } from './lib/services.ts';

const NOT_FOUND_PATH = '/404';

/**
 * Loads the code of the screen that the server rendered. It must be present before hydration, which runs no loader.
 */
async function preloadFirstScreen(history: LanguageHistory): Promise<void> {
  const matches = matchRoutes(routes, history.location) ?? [];
  await Promise.all(matches.map(({ route }) => (route.handle as ScreenHandle | undefined)?.preload()));
}

/** Reloads the page if a chunk cannot be fetched while online, because a newer version of the site has replaced it. */
function reloadForNewVersion(history: LanguageHistory) {
  return (error: unknown, url: string) => {
    const { origin, href } = window.location;
    const { pathname, search, hash } = new URL(url);
    const address = origin + history.createHref({ pathname, search, hash });
    if (isChunkError(error) && navigator.onLine && address !== href) window.location.assign(address);
  };
}

/** Removes the canonical link after a navigation. Browsers share its URL, but it still names the page that the server sent. */
function dropCanonical(): void {
  document.querySelector('link[rel="canonical"]')?.remove();
}

/** Creates the router of the browser, hydrated with the data that the server loaded for the page. */
export async function createRouter(services: Services, state: RouterState): Promise<DataRouter> {
  const history = createLanguageHistory(() => languageOf(services));
  services.i18n.on('languageChanged', history.align);
  await preloadFirstScreen(history);
  const context = createRouterContext(services, reloadForNewVersion(history));
  const router = UNSAFE_createRouter({
    routes,
    history,
    hydrationData: hydrationState(state),
    getContext: () => context,
    mapRouteProperties: UNSAFE_mapRouteProperties,
    hydrationRouteProperties: UNSAFE_hydrationRouteProperties,
  }).initialize();
  router.subscribe(dropCanonical);
  services.i18n.on('languageChanged', dropCanonical);
  const isKnown = router.state.matches.at(-1)?.route.path !== '*';
  if (!isKnown && history.location.pathname !== NOT_FOUND_PATH)
    void router.navigate(NOT_FOUND_PATH, { replace: true });
  return router;
}
