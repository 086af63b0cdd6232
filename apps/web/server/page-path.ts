import { routes } from '../src/app/routes.ts';
import { matchRoute } from '../src/lib/routing/screen-route.ts';

const LANGUAGE_PREFIX = /^\/(?:en|hi|mr)(?=\/|$)/;

/** The path of the screen that an address shows, for the log; what people typed besides is not repeated there. */
export function pagePath(address: string): string {
  const [path = ''] = address.split('?');
  return matchRoute(routes, path.replace(LANGUAGE_PREFIX, '') || '/')?.path ?? 'unknown';
}
