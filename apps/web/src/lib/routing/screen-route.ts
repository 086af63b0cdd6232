import type { RouteObject } from 'react-router-dom';
import type { Services } from '../services.ts';
import type { ScreenModule } from './screen-module.ts';

/** What the server needs to know of a matched route: where its chunk comes from. */
export interface RouteHandle {
  readonly source: string;
}

/** A route whose screen is a chunk of its own; its phrases and data are ready before it is shown. */
export function screenRoute(
  services: Services,
  path: string,
  source: string,
  load: () => Promise<ScreenModule>,
): RouteObject {
  const handle: RouteHandle = { source };
  return {
    path,
    handle,
    lazy: async () => {
      const screen = await load();
      const prepare = async (request: Request) => {
        const phrases = services.i18n.loadNamespaces([...(screen.namespaces ?? [])]);
        const [loaded] = await Promise.all([screen.load?.(services, request), phrases]);
        return loaded ?? null;
      };
      return { Component: screen.Screen, loader: ({ request }) => prepare(request) };
    },
  };
}
