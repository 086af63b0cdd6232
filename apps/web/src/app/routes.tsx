import type { RouteObject } from 'react-router-dom';
import { screen } from '../lib/routing/screen.tsx';
import { notFound } from '../lib/routing/screen-module.ts';
import { ScreenFault } from './screen-fault.tsx';
import { screens } from './screens.ts';
import { Shell } from './shell/shell.tsx';

/** Every address of the product and the screen it shows, within the frame; what a screen throws is shown in its place. */
export const routes: RouteObject[] = [
  {
    Component: Shell,
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
