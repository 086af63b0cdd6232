import { ApiError } from '@nukkad/contract/api-error.ts';
import type { Services } from '../services.ts';
import { type Prepared, prepareScreen } from './prepare-screen.ts';
import type { ScreenRoute } from './screen-route.ts';

/**
 * Prepares an address in the open page. A chunk that cannot be fetched while the line is there was replaced by a newer
 * version of the site: the address is then loaded anew, from the server.
 */
export function prepareInBrowser(
  services: Services,
  routes: readonly ScreenRoute[],
  url: URL,
): Promise<Prepared> {
  return prepareScreen(services, routes, url, (error) => {
    const isChunk = error instanceof TypeError && !(error instanceof ApiError);
    if (isChunk && navigator.onLine && url.href !== window.location.href) window.location.assign(url);
  });
}
