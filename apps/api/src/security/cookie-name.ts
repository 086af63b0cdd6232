import type { Config } from '../config.ts';

/**
 * Returns the name of a cookie. Browsers accept a name that begins with `__Secure-` only over HTTPS, so that nobody who can
 * change plain HTTP on this host can set the cookie. `__Host-` would be stricter, but it would send the cookie to every
 * path. Development on plain HTTP uses the name without the prefix.
 */
export function cookieName(name: string, { apiUrl }: Pick<Config, 'apiUrl'>): string {
  return new URL(apiUrl).protocol === 'https:' ? `__Secure-${name}` : name;
}
