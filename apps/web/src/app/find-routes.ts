import type { ScreenRoute } from '../lib/routing/screen-route.ts';

const language: Omit<ScreenRoute, 'path'> = {
  source: 'screens/language/language-screen.tsx',
  load: () => import('../screens/language/language-screen.tsx'),
};

const landing: Omit<ScreenRoute, 'path'> = {
  source: 'screens/landing/landing-screen.tsx',
  load: () => import('../screens/landing/landing-screen.tsx'),
};

/** The ways to a job besides the list: search, map; and the language it is all in. */
export const findRoutes: readonly ScreenRoute[] = [
  { path: '/', ...landing },
  { path: '/mainPage', ...landing },
  {
    path: '/searchjob',
    source: 'screens/search/search-screen.tsx',
    load: () => import('../screens/search/search-screen.tsx'),
  },
  {
    path: '/mapjobs',
    source: 'screens/map/map-screen.tsx',
    load: () => import('../screens/map/map-screen.tsx'),
  },
  { path: '/selectlanguage', ...language },
  { path: '/changelanguage', ...language },
];
