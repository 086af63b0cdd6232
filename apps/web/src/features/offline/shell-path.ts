const SHELL_PATH = /^(\/[a-z]{2})?\/offline$/;

/**
 * Returns whether this is the path of the offline page. The service worker shows that page for any URL. Each language
 * has one.
 */
export function isShellPath(pathname: string): boolean {
  return SHELL_PATH.test(pathname);
}

/** Returns the offline page of a path's language: `/hi/offline` for `/hi/joblist`. */
export function shellPathFor(pathname: string): string {
  const [prefix = ''] = /^\/[a-z]{2}(?=\/|$)/.exec(pathname) ?? [];
  return `${prefix}/offline`;
}
