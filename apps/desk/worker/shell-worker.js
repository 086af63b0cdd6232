/**
 * The service worker of the hire site. It stores the site's own files, so that the site opens without a connection. It
 * never stores a response of the API, because those contain data about people.
 */
const CACHE = `hire-shell-${'VERSION'}`;
const FILES = ['FILES'];
const PAGE = '/';

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(CACHE);
      await cache.addAll([PAGE, ...FILES]);
      await self.skipWaiting();
    })(),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const names = await caches.keys();
      await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
      await self.clients.claim();
    })(),
  );
});

/** Fetches the page, and returns the stored one if the server cannot be reached. */
async function openPage(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const stored = await caches.match(PAGE, { cacheName: CACHE });
    if (stored) return stored;
    throw error;
  }
}

async function openFile(request) {
  return (await caches.match(request, { cacheName: CACHE })) ?? fetch(request);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(openPage(request));
  else if (FILES.includes(pathname)) event.respondWith(openFile(request));
});
