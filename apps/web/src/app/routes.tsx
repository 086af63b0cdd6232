import type { RouteObject } from 'react-router-dom';
import { screenRoute } from '../lib/routing/screen-route.ts';
import type { Services } from '../lib/services.ts';
import { RouteError } from './route-error.tsx';
import { Shell } from './shell/shell.tsx';

/** Every address of the product and the screen it shows. */
export function createRoutes(services: Services): RouteObject[] {
  const screen = (path: string, source: string, load: Parameters<typeof screenRoute>[3]) =>
    screenRoute(services, path, `src/screens/${source}`, load);
  return [
    {
      element: <Shell />,
      errorElement: <RouteError />,
      children: [
        screen(
          '/joblist',
          'job-list/job-list-screen.tsx',
          () => import('../screens/job-list/job-list-screen.tsx'),
        ),
        screen(
          '/jobs',
          'job-detail/job-detail-screen.tsx',
          () => import('../screens/job-detail/job-detail-screen.tsx'),
        ),
        screen(
          '/404',
          'not-found/not-found-screen.tsx',
          () => import('../screens/not-found/not-found-screen.tsx'),
        ),
        screen(
          '*',
          'not-found/not-found-screen.tsx',
          () => import('../screens/not-found/not-found-screen.tsx'),
        ),
      ],
    },
  ];
}
