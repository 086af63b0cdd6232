import type { Browser, CDPSession, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openNewCandidate } from './support/new-candidate.ts';
import { closeViewers, wholeBrowser } from './support/shared-browser.ts';

let browser: Browser;

// The headless shell does not support notifications.
beforeAll(async () => {
  browser = await wholeBrowser();
});
afterAll(() => closeViewers(browser));

/**
 * Replaces the browser's push service, because a machine without internet access cannot reach it. The subscription's endpoint is
 * never called. Encryption and signature are tested in the API, against a service that decrypts them.
 */
function replacePushService(): void {
  const endpoint = 'https://journey.invalid.push.services.mozilla.com/wpush/v2/of-a-journey';
  let key: BufferSource | undefined;
  const subscription = {
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } }),
    unsubscribe: async () => {
      sessionStorage.removeItem('subscribed');
      return true;
    },
    get options() {
      return { applicationServerKey: (key as Uint8Array | undefined)?.buffer };
    },
  };
  Object.assign(PushManager.prototype, {
    subscribe: async (options: PushSubscriptionOptionsInit) => {
      key = options.applicationServerKey as BufferSource;
      if ((key as Uint8Array).length !== 65) throw new Error('no key of P-256');
      sessionStorage.setItem('subscribed', 'yes');
      return subscription;
    },
    getSubscription: async () => (sessionStorage.getItem('subscribed') ? subscription : null),
  });
  const ask = Notification.requestPermission.bind(Notification);
  Notification.requestPermission = () => {
    sessionStorage.setItem('asked', String(Number(sessionStorage.getItem('asked')) + 1));
    return ask();
  };
}

/** Returns a function that gives the current id of the page's service worker registration in DevTools. */
async function followRegistration(cdp: CDPSession): Promise<() => string | undefined> {
  let id: string | undefined;
  cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const registration = registrations.find(
      ({ scopeURL, isDeleted }) => scopeURL.startsWith(inject('origin')) && !isDeleted,
    );
    id = registration?.registrationId ?? id;
  });
  await cdp.send('ServiceWorker.enable');
  return () => id;
}

/** Returns the notifications that the device shows. */
function shownNotifications(page: Page) {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const all = await registration.getNotifications();
    return all.map(({ title, body, lang, tag }) => ({ title, body, lang, tag }));
  });
}

/** The parts of a service worker's global scope that the DOM types lack. */
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: object;
  readonly NotificationEvent: new (type: string, init: { notification: Notification }) => Event;
  dispatchEvent(event: Event): boolean;
}

/** Clicks the shown notification. Returns the address that the worker opens. */
async function pressNotification(page: Page): Promise<string> {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('no worker runs');
  return worker.evaluate(async () => {
    const scope = globalThis as unknown as WorkerScope;
    const [notification] = await scope.registration.getNotifications();
    if (!notification) throw new Error('nothing to press');
    // Only a real click may open windows, so `openWindow` is replaced to read the address.
    return new Promise<string>((resolve) => {
      Object.defineProperty(scope.clients, 'openWindow', { value: async (url: string) => resolve(url) });
      scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
    });
  });
}

describe('push notifications', () => {
  it('are switched on in the notifications, shown once in the user’s language, open their page, and end with logging out', async () => {
    const viewer = await openNewCandidate(browser, 'mr', '/joblist', {
      serviceWorkers: 'allow',
      permissions: ['notifications'],
    });
    const { page, words } = viewer;
    await page.context().addInitScript(replacePushService);
    await viewer.open('/mr/notification');
    const start = page.getByRole('button', { name: words.notifications('push.start'), exact: true });
    await start.waitFor();
    await viewer.expectNoFaults();
    expect(await page.evaluate(() => sessionStorage.getItem('asked'))).toBeNull();
    const saved = page.waitForResponse((response) => response.url().endsWith('/savingTokenId'));
    await start.click();
    expect((await saved).status()).toBe(200);
    await page.getByText(words.notifications('push.on')).waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem('asked'))).toBe('1');
    await viewer.expectNoFaults();

    const cdp = await page.context().newCDPSession(page);
    const registrationId = await followRegistration(cdp);
    const origin = inject('origin');
    const link = `${origin}/mr/chatadmin`;
    const title = 'Nukkad Jobs';
    const news = { body: 'आमच्या टीमने उत्तर दिलं आहे.', tag: 'one' };
    const data = JSON.stringify({ title, ...news, language: 'mr', link });
    // A message that is delivered twice is shown once.
    const deliverAndRead = async () => {
      for (const id of [registrationId() ?? [], registrationId() ?? []].flat())
        await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId: id, data });
      return shownNotifications(page);
    };
    await expect.poll(deliverAndRead).toEqual([{ title, ...news, lang: 'mr' }]);
    await deliverAndRead();
    expect(await shownNotifications(page)).toHaveLength(1);
    expect(await pressNotification(page)).toBe(link);
    await page.goto(link);
    await page.getByRole('heading', { level: 1, name: words.chat('adminTitle') }).waitFor();

    await viewer.open('/mr/setting');
    await page
      .getByRole('button', { name: words.settings('logout') })
      .first()
      .click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: words.settings('logout') })
      .click();
    await page.waitForURL(/\/mr\/joblist/);
    await page.waitForFunction(() => sessionStorage.getItem('subscribed') === null);
    await viewer.close();
  });
});
