/** The path to return to if the URL has no valid one. */
export const HOME_PATH = '/joblist';

const BASE = 'https://this.site';
const LENGTH_MAX = 500;

/**
 * The path of this site to return to, from an untrusted URL parameter. Returns the fallback for anything that could
 * lead to another site. Browsers drop tabs and line breaks, treat "\" as "/" and resolve dots, so the parsed URL is
 * checked, not the text. The result has no tabs or line breaks and begins with exactly one slash.
 */
export function safeReturnPath(asked: unknown, fallback = HOME_PATH): string {
  if (typeof asked !== 'string' || !asked.startsWith('/') || asked.length > LENGTH_MAX) return fallback;
  if (!URL.canParse(asked, BASE)) return fallback;
  const url = new URL(asked, BASE);
  if (url.origin !== BASE) return fallback;
  // "/.//host" and "/a/..//host" are paths of this site, but their normalised forms "//host" would be another host.
  return url.pathname.replace(/^\/+/, '/') + url.search + url.hash;
}
