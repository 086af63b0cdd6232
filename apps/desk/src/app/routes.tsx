import type { RouteObject } from 'react-router-dom';
import { OpenFrame } from '../shell/open-frame.tsx';
import { Shell } from '../shell/shell.tsx';
import { CrashedScreen } from './crashed-screen.tsx';
import { screens } from './screens.ts';

function routesOf(isOpen: boolean): RouteObject[] {
  return screens
    .filter((row) => (row.isOpen ?? false) === isOpen)
    .map(({ path, load }) => ({
      path,
      caseSensitive: true,
      lazy: async () => ({ Component: (await load()).Screen }),
      // A broken screen leaves the tabs in place.
      ErrorBoundary: CrashedScreen,
    }));
}

/** The route table. Open screens have a simple frame; the others are inside the shell, which needs a signed-in member. */
export const routes: RouteObject[] = [
  {
    HydrateFallback: () => null,
    ErrorBoundary: CrashedScreen,
    children: [
      { Component: OpenFrame, children: routesOf(true) },
      { Component: Shell, children: routesOf(false) },
    ],
  },
];
