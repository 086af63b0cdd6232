import type { ScreenModule } from './screen-module.ts';

/** An address and the screen behind it, a chunk of its own. */
export interface ScreenRoute {
  readonly path: string;
  /** End of the path of the screen's source, by which the server finds its chunk. */
  readonly source: string;
  load(): Promise<ScreenModule>;
}

/** The route of an address; addresses are matched whole, but for a slash at their end. */
export function matchRoute(routes: readonly ScreenRoute[], pathname: string): ScreenRoute | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return routes.find((route) => route.path === path);
}
