import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { assetStrategy, isAsset, storeAssets } from './assets.ts';
import { handlePushes } from './push.ts';
import { handleSync } from './send-outbox.ts';
import { storedShell } from './shell.ts';

declare const self: ServiceWorkerGlobalScope;

/** Seconds to wait for a page. After that the stored shell loads only the page's data, which is smaller. */
const PAGE_SECONDS = 8;

// A new version takes over at once. Open pages are not reloaded. They still find their files, because file names contain hashes and
// the files of the previous version stay in the cache.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => {
  // Navigation preload stays off, because it would send requests twice that the worker leaves to the browser. One of them is the
  // redirect from Google, whose code is valid once.
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.disable()]));
});

// A page sends this message when it is idle and the reader does not save data.
self.addEventListener('message', (event) => {
  if (event.data === 'store-assets') event.waitUntil(storeAssets(event));
});

handlePushes(self);
handleSync(self);

registerRoute(({ url, sameOrigin }) => sameOrigin && isAsset(url.pathname), assetStrategy);

// Pages come from the network. Offline, the stored shell shows any page from data in the browser. API calls are not handled here.
registerRoute(
  new NavigationRoute(
    new NetworkOnly({
      networkTimeoutSeconds: PAGE_SECONDS,
      plugins: [{ handlerDidError: storedShell }],
    }),
    { denylist: [/^\/(?:api|chat|language)(?:\/|$)/] },
  ),
);
