const SHELL_PATH = /^(\/[a-z]{2})?\/offline$/;

/** Whether this is the page that is shown at any address while there is no line; one for each language's addresses. */
export function isShellPath(pathname: string): boolean {
  return SHELL_PATH.test(pathname);
}

/** The stored page for the addresses of which this is one: `/hi/offline` for `/hi/joblist`. */
export function shellPathFor(pathname: string): string {
  const [prefix = ''] = /^\/[a-z]{2}(?=\/|$)/.exec(pathname) ?? [];
  return `${prefix}/offline`;
}
