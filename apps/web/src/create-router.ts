import {
  type DataRouter,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
  UNSAFE_mapRouteProperties as mapRouteProperties,
  matchRoutes,
  type RouterInit,
} from 'react-router-dom';
import { routes } from './app/routes.tsx';
import { languageOf } from './lib/language/services-language.ts';
import { afterInteraction } from './lib/lazy/after-interaction.ts';
import { isChunkError } from './lib/lazy/is-chunk-error.ts';
import { createLanguageHistory, type LanguageHistory } from './lib/routing/language-history.ts';
import { createLateRouter } from './lib/routing/late-router.ts';
import { preparePressedLinks } from './lib/routing/prepare-pressed-link.ts';
import { createRouterContext } from './lib/routing/router-context.ts';
import { hydrationState, type RouterState } from './lib/routing/router-state.ts';
import type { ScreenHandle } from './lib/routing/screen.tsx';
import type { Services } from './lib/services.ts';

const NOT_FOUND_PATH = '/404';

/** Loads the code of the screen of a path. */
async function preloadScreen(path: string): Promise<void> {
  const matches = matchRoutes(routes, path) ?? [];
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

/** Loads React Router's engine and starts it at the current location. */
async function startEngine(init: RouterInit): Promise<DataRouter> {
  const { createRouter: create } = await import('./lib/routing/router-engine.ts');
  const engine = create(init).initialize();
  engine.subscribe(dropCanonical);
  return engine;
}

/** Loads the engine after the first interaction, and the screen of a link when it is pressed. */
function prepareNavigation(prepare: () => void): void {
  void afterInteraction().then(prepare);
  preparePressedLinks((path) => {
    prepare();
    preloadScreen(path).catch(() => undefined);
  });
}

/**
 * Creates the router of the browser, hydrated with the data that the server loaded for the page. `isStandIn` means that the server did
 * not render the page of this address, so that its loaders have to run.
 */
export async function createRouter(
  services: Services,
  state: RouterState,
  isStandIn: boolean,
): Promise<DataRouter> {
  const history = createLanguageHistory(() => languageOf(services));
  services.i18n.on('languageChanged', history.align);
  services.i18n.on('languageChanged', dropCanonical);
  const context = createRouterContext(services, reloadForNewVersion(history));
  const hydrationData = hydrationState(state);
  const getContext = () => context;
  const init = { routes, history, hydrationData, getContext, mapRouteProperties, hydrationRouteProperties };
  const start = () => startEngine(init);
  // The loaders report code that cannot be fetched, such as that of a screen which was never opened with a connection.
  if (isStandIn) return start();
  // Hydration runs no loader, so the screen's code must be present before it.
  await preloadScreen(history.location.pathname);
  const { router, prepare } = createLateRouter({ routes, history, hydrationData, startEngine: start });
  prepareNavigation(prepare);
  const isKnown = router.state.matches.at(-1)?.route.path !== '*';
  if (!isKnown && history.location.pathname !== NOT_FOUND_PATH)
    void router.navigate(NOT_FOUND_PATH, { replace: true });
  return router;
}
