import type { ScreenRoute } from '../lib/routing/screen-route.ts';
import { publicRoutes } from './public-routes.ts';
import { seekerRoutes } from './seeker-routes.ts';

/** Every address of the product and the screen it shows. */
export const routes: readonly ScreenRoute[] = [
  ...seekerRoutes,
  ...publicRoutes,
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
