import type { AnyRoute } from '@nukkad/contract/define-route.ts';
import { sessionExamples } from '@nukkad/contract/session/session.examples.ts';
import { sessionRefresh } from '@nukkad/contract/session/session.routes.ts';
import { startupExamples } from '@nukkad/contract/startup/startup.examples.ts';
import { startupSavePushSubscription, startupSettings } from '@nukkad/contract/startup/startup.routes.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { handlePushes } from './push.ts';

const ORIGIN = 'https://jobs.example.in';
const LINK = `${ORIGIN}/hi/chatcompany?shinde-sweets-aZ09bY`;
const MESSAGE = { title: 'Nukkad Jobs', body: 'नमस्ते', language: 'hi', link: LINK, tag: 'one' };
const SAVING = `/api${startupSavePushSubscription.path}`;
/** 65 bytes of 1. */
const KEY = 'AQEB'.repeat(21).concat('AQE');
const KEY_BYTES = new Uint8Array(65).fill(1);

type Handler = (event: unknown) => void;

/** Creates the part of a service worker's scope that push uses, with open windows. */
function startWorker(windows: readonly string[] = []) {
  const handlers = new Map<string, Handler>();
  const open = windows.map((url) => ({ url, focus: vi.fn(), postMessage: vi.fn() }));
  const subscription = {
    options: { applicationServerKey: KEY_BYTES.buffer },
    toJSON: () => ({ endpoint: 'https://push.example/new', keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: vi.fn(async () => true),
  };
  const scope = {
    location: { origin: ORIGIN },
    registration: {
      showNotification: vi.fn(async () => undefined),
      pushManager: { getSubscription: async () => null, subscribe: vi.fn(async () => subscription) },
    },
    clients: { matchAll: async () => open, openWindow: vi.fn(async () => null) },
    addEventListener: (type: string, handler: Handler) => handlers.set(type, handler),
  };
  handlePushes(scope as unknown as ServiceWorkerGlobalScope);
  const fire = async (type: string, event: object) => {
    const waits: Promise<unknown>[] = [];
    handlers.get(type)?.({ ...event, waitUntil: (work: Promise<unknown>) => waits.push(work) });
    await Promise.all(waits);
  };
  return { scope, open, fire, subscription };
}

const pushed = (data: unknown) => ({ data: { json: () => JSON.parse(JSON.stringify(data)) } });

describe('a push message', () => {
  it('is shown with its language and its tag', async () => {
    const { scope, fire } = startWorker();
    await fire('push', pushed(MESSAGE));
    expect(scope.registration.showNotification).toHaveBeenCalledExactlyOnceWith('Nukkad Jobs', {
      body: 'नमस्ते',
      lang: 'hi',
      tag: 'one',
      data: LINK,
      icon: '/icons/icon-192.png',
      badge: '/icons/badge-96.png',
    });
  });

  it.each([
    ['leads elsewhere', pushed({ ...MESSAGE, link: 'https://evil.example/' })],
    ['leads to no page', pushed({ ...MESSAGE, link: 'javascript:alert(1)' })],
    ['is no message', pushed('news')],
    ['is empty', { data: null }],
  ])('which %s is not shown', async (_why, event) => {
    const { scope, fire } = startWorker();
    await fire('push', event);
    expect(scope.registration.showNotification).not.toHaveBeenCalled();
  });
});

describe('a clicked notification', () => {
  const press = () => ({ notification: { data: LINK, close: vi.fn() } });

  it('opens its page in a new window', async () => {
    const { scope, open, fire } = startWorker([`${ORIGIN}/hi/joblist`, `${LINK}x`]);
    const event = press();
    await fire('notificationclick', event);
    expect(event.notification.close).toHaveBeenCalledOnce();
    expect(scope.clients.openWindow).toHaveBeenCalledExactlyOnceWith(LINK);
    for (const { focus } of open) expect(focus).not.toHaveBeenCalled();
  });

  it('focuses a window that already shows its page', async () => {
    const { scope, open, fire } = startWorker([`${ORIGIN}/hi/joblist`, `${LINK}#last`]);
    await fire('notificationclick', press());
    expect(open.map(({ focus }) => focus.mock.calls.length)).toEqual([0, 1]);
    expect(scope.clients.openWindow).not.toHaveBeenCalled();
  });
});

describe('a subscription that the browser has ended', () => {
  const calls: { path: string; body: Record<string, unknown>; token: string | null }[] = [];
  let refreshStatus = 200;
  let publicKey: string | null = KEY;
  const oldSubscription = {
    toJSON: () => ({ endpoint: 'https://push.example/old', keys: { p256dh: 'p', auth: 'a' } }),
  };

  const examples = { ...sessionExamples, ...startupExamples };
  const answerOf = (route: AnyRoute, output: object) =>
    Response.json({ success: true, ...(route.encodeResult(output as never) as object) });
  const answers: Record<string, () => Response> = {
    [`/api${startupSettings.path}`]: () =>
      answerOf(startupSettings, { ...examples.startupSettings.output, pushPublicKey: publicKey }),
    [`/api${sessionRefresh.path}`]: () =>
      refreshStatus === 200
        ? answerOf(sessionRefresh, examples.sessionRefresh.output)
        : Response.json({ success: false, code: 'NOT_SIGNED_IN', msg: 'no' }, { status: refreshStatus }),
    [SAVING]: () => answerOf(startupSavePushSubscription, examples.startupSavePushSubscription.output),
  };

  beforeEach(() => {
    calls.length = 0;
    refreshStatus = 200;
    publicKey = KEY;
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
      const token = new Headers(init.headers).get('authorization');
      calls.push({ path: address, body: JSON.parse(String(init.body ?? '{}')), token });
      return answers[address]?.() ?? new Response(null, { status: 404 });
    });
    vi.stubGlobal('navigator', { locks: { request: (_name: string, work: () => unknown) => work() } });
  });

  it('is saved at the server for the signed-in user, and open pages are notified', async () => {
    const { open, fire } = startWorker([`${ORIGIN}/joblist`]);
    await fire('pushsubscriptionchange', { oldSubscription });
    expect(calls.map(({ path }) => path)).toEqual(Object.keys(answers));
    const [saving] = calls.filter(({ path }) => path === SAVING);
    expect(saving?.token).toBe(`Bearer ${examples.sessionRefresh.output.accessToken}`);
    const { subscription, replaced = '' } = startupSavePushSubscription.decodeRequest({
      params: undefined,
      query: undefined,
      body: saving?.body as never,
    });
    expect(JSON.parse(subscription).endpoint).toBe('https://push.example/new');
    expect(JSON.parse(replaced).endpoint).toBe('https://push.example/old');
    expect(open[0]?.postMessage).toHaveBeenCalledExactlyOnceWith('push-renewed');
  });

  it('is removed if nobody is signed in', async () => {
    refreshStatus = 401;
    const { subscription, fire } = startWorker();
    await fire('pushsubscriptionchange', { oldSubscription: null });
    expect(subscription.unsubscribe).toHaveBeenCalledOnce();
    expect(calls.map(({ path }) => path)).not.toContain(SAVING);
  });

  it('is removed if the user has withdrawn consent', async () => {
    const saved = answers[SAVING];
    answers[SAVING] = () => Response.json({ success: false, code: 'CONSENT_MISSING', msg: 'no' });
    const { subscription, fire } = startWorker();
    await fire('pushsubscriptionchange', { oldSubscription });
    if (saved) answers[SAVING] = saved;
    expect(subscription.unsubscribe).toHaveBeenCalledOnce();
  });

  it('is kept for the next page if the server fails', async () => {
    refreshStatus = 503;
    const { subscription, open, fire } = startWorker([`${ORIGIN}/joblist`]);
    await fire('pushsubscriptionchange', {});
    expect(subscription.unsubscribe).not.toHaveBeenCalled();
    expect(open[0]?.postMessage).toHaveBeenCalledOnce();
  });

  it('is not renewed if the server has no key', async () => {
    publicKey = null;
    const { scope, fire } = startWorker();
    await fire('pushsubscriptionchange', { oldSubscription });
    expect(scope.registration.pushManager.subscribe).not.toHaveBeenCalled();
  });
});
