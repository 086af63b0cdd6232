/**
 * The prefix of all routes of the companies' site inside this server. Requests to its host name get it before routing, so
 * both sites share one server and its limits. Browsers never see it.
 */
export const HIRE_PREFIX = '/hire-site';
/** Where requests for the prefix itself go on other host names: to a page that does not exist. */
const NOWHERE = '/hire-site-does-not-exist';

/** Returns whether a path is below the prefix. */
export function isHirePath(path: string): boolean {
  return path === HIRE_PREFIX || /^\/hire-site[/?]/.test(path);
}

/** Returns the path of a request for routing. `host` is its Host header, and `hireHost` that of the companies' site. */
export function routedPath(path: string, host: string | undefined, hireHost: string | null): string {
  if (hireHost !== null && host?.toLowerCase() === hireHost) return HIRE_PREFIX + path;
  return isHirePath(path) ? NOWHERE : path;
}

/** Returns the path that the browser requested. */
export function pathOnHireSite(url: string): string {
  const path = url.slice(HIRE_PREFIX.length);
  return path.startsWith('/') ? path : `/${path}`;
}
