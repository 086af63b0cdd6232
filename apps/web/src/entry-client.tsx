import { createI18n, loadPhrases } from '@nukkad/i18n';
import { hydrate } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject, RouterProvider } from 'react-router-dom';
import '@nukkad/ui/styles.css';
import { App } from './app/app.tsx';
import type { PageState } from './app/page-state.ts';
import { createRoutes } from './app/routes.tsx';
import { createBrowserServices } from './lib/create-browser-services.ts';

function takePageState(): PageState {
  const element = document.getElementById('state');
  const state = JSON.parse(element?.textContent ?? 'null') as PageState;
  element?.remove();
  return state;
}

/** The chunks of the shown screen must be here before hydration, or it would start with nothing. */
async function resolveShownRoutes(routes: RouteObject[]): Promise<void> {
  const shown = matchRoutes(routes, window.location)?.map((match) => match.route) ?? [];
  await Promise.all(
    shown.map(async (route) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, { ...(await route.lazy()), lazy: undefined });
    }),
  );
}

async function start(): Promise<void> {
  const state = takePageState();
  const i18n = createI18n(state.language, await loadPhrases(state.language, state.namespaces));
  const services = createBrowserServices(i18n, state.publicOrigin);
  hydrate(services.queryClient, state.queries);
  const routes = createRoutes(services);
  await resolveShownRoutes(routes);
  const router = createBrowserRouter(routes, { hydrationData: state.router });
  hydrateRoot(
    document,
    <StrictMode>
      <App services={services} theme={state.theme}>
        <RouterProvider router={router} />
      </App>
    </StrictMode>,
  );
  void services.lifecycle?.restore();
}

void start();
