import { screens } from '../src/app/screens.ts';

const LANGUAGE_PREFIX = /^\/(?:en|hi|mr)(?=\/|$)/;
const PATHS = new Set(screens.map(([path]) => path));

/** The path of the screen that an address shows, for the log; what people typed besides is not repeated there. */
export function pagePath(address: string): string {
  const [path = ''] = address.split('?');
  const screen = path.replace(LANGUAGE_PREFIX, '').replace(/\/+$/, '') || '/';
  return PATHS.has(screen) ? screen : 'unknown';
}
