import type { ShownError } from '@nukkad/i18n';
import { isRouteErrorResponse, type RouteObject, useRouteError } from 'react-router-dom';
import { screen } from '../lib/routing/screen.tsx';
import { type Missing, notFound, type RemovedJob } from '../lib/routing/screen-module.ts';
import { NotFoundScreen } from '../screens/not-found/not-found-screen.tsx';
import { CrashedScreen } from './crashed-screen.tsx';
import { FailedScreen } from './failed-screen.tsx';
import { screens } from './screens.ts';
import { Shell } from './shell/shell.tsx';

interface RouteFault {
  readonly missing?: Missing;
  readonly removed?: RemovedJob;
  readonly failed?: ShownError;
  /** Whether code, phrases or styles of the screen could not be loaded. */
  readonly isCodeLost?: boolean;
}

/** Shown in place of a screen: not found, failed to load, or crashed. */
function ScreenFault() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error)) return <CrashedScreen error={error} />;
  const { missing, removed, failed, isCodeLost } = error.data as RouteFault;
  if (failed) return <FailedScreen error={failed} isCodeLost={isCodeLost === true} />;
  return <NotFoundScreen missing={missing ?? 'page'} removed={removed} />;
}

/** The route table. Every screen is rendered inside the shell; if it throws, ScreenFault replaces it. */
export const routes: RouteObject[] = [
  {
    Component: Shell,
    // Prevents a warning of the router on the page that the service worker stores.
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
