import { createBrowserI18n } from '@nukkad/i18n';
import { hydrate } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import '@nukkad/ui/styles.css';
import { App } from './app/app.tsx';
import { BrowserPlace } from './app/browser-place.tsx';
import type { PageState } from './app/page-state.ts';
import { routes } from './app/routes.ts';
import { createBrowserServices } from './lib/create-browser-services.ts';
import { revivedQueries } from './lib/query/revived-queries.ts';
import { createNavigation } from './lib/routing/navigation.ts';
import { prepareInBrowser } from './lib/routing/prepare-in-browser.ts';
import { preparedByServer } from './lib/routing/prepare-screen.ts';
import { matchRoute } from './lib/routing/screen-route.ts';

const NOT_FOUND_PATH = '/404';

function takePageState(): PageState {
  const element = document.getElementById('state');
  const state = JSON.parse(element?.textContent ?? 'null') as PageState;
  element?.remove();
  return state;
}

async function start(): Promise<void> {
  const state = takePageState();
  const { pathname } = window.location;
  const first = await preparedByServer(routes, pathname, state.outcome);
  const services = createBrowserServices(createBrowserI18n(state.language, state.phrases), state);
  hydrate(services.queryClient, revivedQueries(state.queries));
  const navigation = createNavigation((url) => prepareInBrowser(services, routes, url), first);
  hydrateRoot(
    document,
    <StrictMode>
      <App services={services} theme={state.theme}>
        <BrowserPlace navigation={navigation} />
      </App>
    </StrictMode>,
  );
  if (!matchRoute(routes, pathname) && pathname !== NOT_FOUND_PATH)
    navigation.navigator.replace(NOT_FOUND_PATH);
  void services.lifecycle?.restore();
}

void start();
