import type { ShownError } from '@nukkad/i18n';
import { isRouteErrorResponse, type RouteObject, useRouteError } from 'react-router-dom';
import { screen } from '../lib/routing/screen.tsx';
import { type Missing, notFound } from '../lib/routing/screen-module.ts';
import { NotFoundScreen } from '../screens/not-found/not-found-screen.tsx';
import { CrashedScreen } from './crashed-screen.tsx';
import { FailedScreen } from './failed-screen.tsx';
import { screens } from './screens.ts';
import { Shell } from './shell/shell.tsx';

/** In place of the screen: nothing is there, it could not be loaded, or it broke down. */
function ScreenFault() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error)) return <CrashedScreen error={error} />;
  const { missing, failed } = error.data as { missing?: Missing; failed?: ShownError };
  return failed ? <FailedScreen error={failed} /> : <NotFoundScreen missing={missing ?? 'page'} />;
}

/** Every address of the product and the screen it shows, within the frame; what a screen throws is shown in its place. */
export const routes: RouteObject[] = [
  {
    Component: Shell,
    // Without it the router complains of pages that the service worker stands in for.
    HydrateFallback: () => null,
    children: [
      {
        ErrorBoundary: ScreenFault,
        children: [
          ...screens.map(([path, name]) => screen(path, name)),
          { path: '*', loader: () => notFound() },
        ],
      },
    ],
  },
];
