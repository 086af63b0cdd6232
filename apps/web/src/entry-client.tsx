import { createI18n } from '@nukkad/i18n';
import { hydrate, onlineManager } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import '@nukkad/ui/styles.css';
import { RouterProvider } from 'react-router-dom';
import { App } from './app/app.tsx';
import { createBrowserServices } from './app/create-browser-services.ts';
import type { PageState } from './app/page-state.ts';
import { createRouter } from './create-router.ts';
import { chosenTheme } from './lib/choose-theme.ts';
import { markPageStyles } from './lib/hydration/mark-page-styles.ts';
import { restoreQueries } from './lib/query/restore-queries.ts';

function takePageState(): PageState {
  const element = document.getElementById('state');
  const state = JSON.parse(element?.textContent ?? 'null') as PageState;
  element?.remove();
  return state;
}

async function start(): Promise<void> {
  markPageStyles();
  const state = takePageState();
  const services = createBrowserServices(createI18n(state.language, state.phrases), state);
  // The service worker sent its offline page because the page could not be fetched. It contains no rendered HTML.
  const isStandIn = state.shellPath !== undefined && state.shellPath !== window.location.pathname;
  // Listens for the connection before React hydrates, so that a query that fails meanwhile is fetched again when the
  // connection returns. TanStack Query assumes that a page starts online, so it is given the real state.
  services.queryClient.mount();
  onlineManager.setOnline(navigator.onLine);
  hydrate(services.queryClient, restoreQueries(state.queries));
  const standIn = isStandIn ? await import('./app/later/restore-before-view.ts') : null;
  await standIn?.restoreBeforeView(services);
  const router = await createRouter(services, state.router, isStandIn);
  await standIn?.awaitLoaders(router);
  const app = (
    <StrictMode>
      <App services={services} theme={chosenTheme()}>
        <RouterProvider router={router} />
      </App>
    </StrictMode>
  );
  if (isStandIn) createRoot(document).render(app);
  // As a transition, React hydrates in short steps, so that taps are handled in between.
  else startTransition(() => void hydrateRoot(document, app));
  void services.lifecycle?.restore();
}

void start();
