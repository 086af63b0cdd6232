/** Where one goes when nobody said where to. */
export const HOME_PATH = '/joblist';

const BASE = 'https://this.site';
const LENGTH_MAX = 500;

/**
 * A path of this site that an address may send one on to; anything that could lead elsewhere becomes the fallback.
 * Browsers drop tabs and line breaks, read "\" as "/" and resolve dots, so what the text became is judged, not how it
 * began: the result has no tab or line break and begins with one slash alone.
 */
export function safeReturnPath(asked: unknown, fallback = HOME_PATH): string {
  if (typeof asked !== 'string' || !asked.startsWith('/') || asked.length > LENGTH_MAX) return fallback;
  if (!URL.canParse(asked, BASE)) return fallback;
  const url = new URL(asked, BASE);
  if (url.origin !== BASE) return fallback;
  // "/.//host" and "/a/..//host" are paths of this site that, taken alone, would be another host's address.
  return url.pathname.replace(/^\/+/, '/') + url.search + url.hash;
}
