import type { ScreenRoute } from '../lib/routing/screen-route.ts';

/** Every address of the product and the screen it shows. */
export const routes: readonly ScreenRoute[] = [
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
