import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';

const ORIGIN = 'https://hire.example.in';
const LINK = `${ORIGIN}/calendar?day=2027-03-11`;
const MESSAGE = { title: 'Nukkad Jobs', body: 'Confirmed', language: 'en', link: LINK, tag: 'one' };
const SOURCE = readFileSync(new URL('../worker/shell-worker.js', import.meta.url), 'utf8');

type Handler = (event: unknown) => void;

/** Runs the service worker with a simulated scope, in which these windows are open. */
function startWorker(windows: readonly string[] = []) {
  const handlers = new Map<string, Handler>();
  const open = windows.map((url) => ({ url, focus: vi.fn() }));
  const renewed = {
    toJSON: () => ({ endpoint: 'https://push.example/2', keys: { p256dh: 'p', auth: 'a' } }),
  };
  const self = {
    location: { origin: ORIGIN },
    registration: {
      showNotification: vi.fn(async () => undefined),
      pushManager: { subscribe: vi.fn(async () => renewed) },
    },
    clients: { matchAll: async () => open, openWindow: vi.fn(async () => null) },
    addEventListener: (type: string, handler: Handler) => handlers.set(type, handler),
  };
  const fetch = vi.fn(async (_address: string, _init: RequestInit) => new Response());
  runInNewContext(SOURCE, { self, fetch, URL, caches: {} });
  const fire = async (type: string, event: object) => {
    const waits: Promise<unknown>[] = [];
    handlers.get(type)?.({ ...event, waitUntil: (work: Promise<unknown>) => waits.push(work) });
    await Promise.all(waits);
  };
  return { self, open, fire, fetch };
}

const pushed = (message: unknown) => ({ data: { json: () => message } });
const clicked = { notification: { data: LINK, close: () => undefined } };

it('shows a push message with its language and its tag', async () => {
  const { self, fire } = startWorker();
  await fire('push', pushed(MESSAGE));
  expect(self.registration.showNotification.mock.calls).toEqual([
    [
      'Nukkad Jobs',
      {
        body: 'Confirmed',
        lang: 'en',
        tag: 'one',
        data: LINK,
        icon: '/icons/icon-192.png',
        badge: '/icons/badge-96.png',
      },
    ],
  ]);
});

it.each([
  ['a link to another site', pushed({ ...MESSAGE, link: 'https://evil.example/' })],
  ['no link', pushed({ title: 'x' })],
  ['no data', {}],
])('ignores a message with %s', async (_name, event) => {
  const { self, fire } = startWorker();
  await fire('push', event);
  expect(self.registration.showNotification).not.toHaveBeenCalled();
});

it('opens the page of a message, or focuses the window that shows it', async () => {
  const first = startWorker([`${ORIGIN}/jobs`]);
  await first.fire('notificationclick', clicked);
  expect(first.self.clients.openWindow).toHaveBeenCalledExactlyOnceWith(LINK);
  const second = startWorker([`${ORIGIN}/jobs`, `${LINK}#main`]);
  await second.fire('notificationclick', clicked);
  expect(second.self.clients.openWindow).not.toHaveBeenCalled();
  expect(second.open.map(({ focus }) => focus.mock.calls.length)).toEqual([0, 1]);
});

it('stores the subscription that replaces one which the browser has ended', async () => {
  const { self, fire, fetch } = startWorker();
  const options = { userVisibleOnly: true };
  await fire('pushsubscriptionchange', { oldSubscription: { options } });
  expect(self.registration.pushManager.subscribe).toHaveBeenCalledExactlyOnceWith(options);
  const [[address, init] = ['', {}]] = fetch.mock.calls;
  expect([address, init.method]).toEqual(['/api/partner/v1/push', 'POST']);
  expect(JSON.parse(JSON.parse(String(init.body)).subscription)).toEqual({
    endpoint: 'https://push.example/2',
    keys: { p256dh: 'p', auth: 'a' },
  });
});
