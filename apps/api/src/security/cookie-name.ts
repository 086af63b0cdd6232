import type { Config } from '../config.ts';

/** Returns where a cookie of the API is valid: below the path of the API, and only over HTTPS if the API uses it. */
export function cookieScope({ apiUrl }: Pick<Config, 'apiUrl'>): { path: string; secure: boolean } {
  const { pathname, protocol } = new URL(apiUrl);
  return { path: pathname, secure: protocol === 'https:' };
}

/**
 * Returns the name of a cookie. Browsers accept a name that begins with `__Secure-` only over HTTPS, so that nobody who can
 * change plain HTTP on this host can set the cookie. `__Host-` would be stricter, but it would send the cookie to every
 * path. Development on plain HTTP uses the name without the prefix.
 */
export function cookieName(name: string, config: Pick<Config, 'apiUrl'>): string {
  return cookieScope(config).secure ? `__Secure-${name}` : name;
}
