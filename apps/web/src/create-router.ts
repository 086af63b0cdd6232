import { createBrowserRouter, type DataRouter, matchRoutes } from 'react-router-dom';
import { routes } from './app/routes.tsx';
import { isChunkError } from './lib/lazy/is-chunk-error.ts';
import { createRouterContext } from './lib/routing/router-context.ts';
import type { ScreenHandle } from './lib/routing/screen.tsx';
import type { Services } from './lib/services.ts';

const NOT_FOUND_PATH = '/404';

/** The screen that the server has rendered must be here before hydration, which runs no loader. */
async function preloadFirstScreen(): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(matches.map(({ route }) => (route.handle as ScreenHandle | undefined)?.preload()));
}

/** A chunk that cannot be fetched while the line is there was replaced by a newer version of the site: load that one. */
function reloadForNewVersion(error: unknown, url: string): void {
  if (isChunkError(error) && navigator.onLine && url !== window.location.href) window.location.assign(url);
}

/** The router of the open page, with what the server has loaded for it. */
export async function createRouter(services: Services): Promise<DataRouter> {
  await preloadFirstScreen();
  const context = createRouterContext(services, reloadForNewVersion);
  const router = createBrowserRouter(routes, { getContext: () => context });
  const isKnown = router.state.matches.at(-1)?.route.path !== '*';
  if (!isKnown && window.location.pathname !== NOT_FOUND_PATH)
    void router.navigate(NOT_FOUND_PATH, { replace: true });
  return router;
}
