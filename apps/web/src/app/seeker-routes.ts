import type { ScreenRoute } from '../lib/routing/screen-route.ts';

/** Signing in, and what belongs to one seeker alone: never rendered with anybody's data on the server. */
export const seekerRoutes: readonly ScreenRoute[] = [
  {
    path: '/register',
    source: 'screens/register/register-screen.tsx',
    load: () => import('../screens/register/register-screen.tsx'),
  },
  {
    path: '/updateProfile',
    source: 'screens/update-profile/update-profile-screen.tsx',
    load: () => import('../screens/update-profile/update-profile-screen.tsx'),
  },
  {
    path: '/myjobs',
    source: 'screens/my-jobs/my-jobs-screen.tsx',
    load: () => import('../screens/my-jobs/my-jobs-screen.tsx'),
  },
  {
    path: '/appliedjob',
    source: 'screens/applied-jobs/applied-jobs-screen.tsx',
    load: () => import('../screens/applied-jobs/applied-jobs-screen.tsx'),
  },
  {
    path: '/profile',
    source: 'screens/profile/profile-screen.tsx',
    load: () => import('../screens/profile/profile-screen.tsx'),
  },
];
