/**
 * The service worker of the hire site. It stores the site's own files, so that the site opens without a connection. It
 * never stores a response of the API, because those contain data about people. It also shows push messages.
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

/** Parses a message of the API; null if it is invalid or links to another site. */
function messageOf({ data }) {
  try {
    const message = data.json();
    return new URL(message.link).origin === self.location.origin ? message : null;
  } catch {
    return null;
  }
}

/** Focuses the window that already shows the page, or opens a new one. Other windows may have unsaved input. */
async function openWindow(link) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find(({ url }) => url.split('#')[0] === link);
  await (open ? open.focus() : self.clients.openWindow(link));
}

/** Stores a subscription that replaces one which the browser has ended. The session is a cookie. */
async function renewSubscription({ oldSubscription, newSubscription }) {
  const { pushManager } = self.registration;
  const subscription = newSubscription ?? (await pushManager.subscribe(oldSubscription.options));
  const { endpoint, keys } = subscription.toJSON();
  const token = JSON.stringify({ endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } });
  await fetch('/api/partner/v1/push', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ subscription: token }),
  });
}

self.addEventListener('push', (event) => {
  const message = messageOf(event);
  if (message === null) return;
  const { title, body, language, link, tag } = message;
  const look = { icon: '/icons/icon-192.png', badge: '/icons/badge-96.png' };
  // A message with the same tag replaces the earlier one.
  event.waitUntil(
    self.registration.showNotification(title, { ...look, body, lang: language, tag, data: link }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openWindow(String(event.notification.data)));
});

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renewSubscription(event));
});
