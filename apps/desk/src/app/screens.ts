import type { ComponentType } from 'react';

interface ScreenModule {
  /** The component of the screen. It may suspend while its phrases load. */
  readonly Screen: ComponentType;
}

interface ScreenRow {
  readonly path: string;
  readonly load: () => Promise<ScreenModule>;
  /** `open` screens are shown without the shell, also to people who are not signed in. All others need a company. */
  readonly isOpen?: boolean;
}

/** All screens, one line each. A screen is one folder in `src/screens` and one chunk of the build. */
export const screens: readonly ScreenRow[] = [
  { path: '/', load: () => import('../screens/start/start-screen.tsx'), isOpen: true },
  { path: '/today', load: () => import('../screens/today/today-screen.tsx') },
  { path: '*', load: () => import('../screens/not-found/not-found-screen.tsx') },
];
