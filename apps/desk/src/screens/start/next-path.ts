/** The screen after signing in if none was asked for. */
const FIRST = '/today';

/** Returns the path to open after signing in. Only paths of this site are allowed, so that no link leads to another one. */
export function nextPath(asked: string | null): string {
  if (asked === null || !/^\/(?![/\\])/.test(asked)) return FIRST;
  const { origin, pathname, search } = new URL(asked, 'https://hire.invalid');
  return origin === 'https://hire.invalid' && pathname !== '/' ? pathname + search : FIRST;
}
