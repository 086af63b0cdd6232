import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { assetStrategy, isAsset, storeAssets } from './assets.ts';
import { hearPushes } from './push.ts';
import { storedShell } from './shell.ts';

declare const self: ServiceWorkerGlobalScope;

/** On a very slow line the stored shell asks for its data by itself, which is less than the whole page. */
const PAGE_SECONDS = 8;

// A new version takes over at once. Open pages stay as they are: files are told apart by their hashes, those of the
// version before remain stored, and nothing here reloads a page.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => {
  // Navigation preload stays off: what the worker leaves to the browser (the way back from Google, with a code that is
  // good once) would be asked for twice.
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.disable()]));
});

// The page asks when it is at rest and the reader does not save data.
self.addEventListener('message', (event) => {
  if (event.data === 'store-assets') event.waitUntil(storeAssets(event));
});

hearPushes(self);

registerRoute(({ url, sameOrigin }) => sameOrigin && isAsset(url.pathname), assetStrategy);

// Pages come from the network; without one, the stored shell shows any of them out of the browser's own data. Calls of
// the API are never answered here.
registerRoute(
  new NavigationRoute(
    new NetworkOnly({
      networkTimeoutSeconds: PAGE_SECONDS,
      plugins: [{ handlerDidError: storedShell }],
    }),
    { denylist: [/^\/(?:api|chat|language)(?:\/|$)/] },
  ),
);
