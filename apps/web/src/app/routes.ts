import type { ScreenRoute } from '../lib/routing/screen-route.ts';
import { findRoutes } from './find-routes.ts';
import { publicRoutes } from './public-routes.ts';
import { seekerRoutes } from './seeker-routes.ts';

/** Every address of the product and the screen it shows. */
export const routes: readonly ScreenRoute[] = [
  ...seekerRoutes,
  ...publicRoutes,
  ...findRoutes,
  {
    path: '/joblist',
    source: 'screens/job-list/job-list-screen.tsx',
    load: () => import('../screens/job-list/job-list-screen.tsx'),
  },
  {
    path: '/jobs',
    source: 'screens/job-detail/job-detail-screen.tsx',
    load: () => import('../screens/job-detail/job-detail-screen.tsx'),
  },
];
