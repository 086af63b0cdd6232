import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { OpenFrame, ScreenWait } from '../shell/open-frame.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';
import { screens } from './screens.ts';

/** Loaded when somebody is signed in, so that the sign-in is small. */
const Shell = lazy(async () => ({ default: (await import('../shell/shell.tsx')).Shell }));

const LAZY = screens.map(({ path, load, isOpen = false }) => ({
  path,
  isOpen,
  Screen: lazy(async () => ({ default: (await load()).Screen })),
}));

function routesOf(isOpen: boolean) {
  return LAZY.filter((row) => row.isOpen === isOpen).map(({ path, Screen }) => (
    <Route
      key={path}
      path={path}
      element={
        <ScreenBoundary key={path}>
          <Screen />
        </ScreenBoundary>
      }
    />
  ));
}

/**
 * The route table. Open screens have a simple frame; the others are inside the shell, which needs a signed-in member. The
 * simple router is used, because the one that loads data is a fifth of the first view.
 */
export function HireRoutes() {
  return (
    <Routes>
      <Route element={<OpenFrame />}>{routesOf(true)}</Route>
      <Route
        element={
          <Suspense fallback={<ScreenWait />}>
            <Shell />
          </Suspense>
        }
      >
        {routesOf(false)}
      </Route>
    </Routes>
  );
}
