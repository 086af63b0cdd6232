import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openNewCandidate } from './support/new-candidate.ts';
import { closeViewers, wholeBrowser } from './support/shared-browser.ts';
import { awaitFiles } from './support/stored-files.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await wholeBrowser();
});
afterAll(() => closeViewers(browser));

/** Returns the keys of the stored API responses. */
function storedAnswers(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const request = indexedDB.open('nukkad');
    const database = await new Promise<IDBDatabase>((resolve) => {
      request.onsuccess = () => resolve(request.result);
    });
    const keys = database.transaction('answers').objectStore('answers').getAllKeys();
    await new Promise((resolve) => {
      keys.onsuccess = resolve;
    });
    database.close();
    return keys.result.map(String);
  });
}

/** Records the scripts and styles that are fetched from the network from now on, not from a cache. */
async function watchFetched(page: Page): Promise<readonly string[]> {
  const fetched: string[] = [];
  const stored = new Set<string>();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.requestServedFromCache', ({ requestId }) => stored.add(requestId));
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type !== 'Script' && type !== 'Stylesheet') return;
    const isStored = response.fromServiceWorker || response.fromDiskCache || stored.has(requestId);
    if (!isStored) fetched.push(response.url);
  });
  return fetched;
}

/** Sends a chat message and waits until it is shown. */
async function writeMessage(page: Page, box: Locator, text: string): Promise<void> {
  await box.fill(text);
  await box.press('Enter');
  await page.locator('.chat-message[data-pending]', { hasText: text }).waitFor();
}

describe('offline', () => {
  it('lists and jobs open, actions wait, and each is sent once when the connection returns', async () => {
    const viewer = await openNewCandidate(browser, 'hi', '/joblist', { serviceWorkers: 'allow' });
    const { page, words } = viewer;
    const context = page.context();
    const saved: number[] = [];
    // A page or the service worker sends it.
    context.on('response', (response) => {
      if (response.url().endsWith('/addJobsToFavourites')) saved.push(response.status());
    });
    await awaitFiles(page);
    const job = page.locator('.job-list article a[href*="/jobs?"]').first();
    const address = await job.getAttribute('href');
    await viewer.open('/joblist');
    const fetched = await watchFetched(page);
    await page.locator(`a[href="${address}"]`).first().waitFor();
    await viewer.open(address ?? '');
    await page.locator('.job-detail').waitFor();
    expect(fetched).toEqual([]);
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 50);
        return (await storedAnswers(page)).some((key) => key.includes('jobs.byShareId'));
      })
      .toBe(true);

    await context.setOffline(true);
    await page.reload();
    await page.locator('.job-detail').waitFor();
    await page.getByText(words.common('offline')).waitFor();
    await page.getByText(/^कब का: /).waitFor();
    await page
      .getByRole('button', { name: words.jobs('save') })
      .first()
      .click();
    const waiting = page.getByText(words.offline('outbox.waiting', { count: 1 }));
    await waiting.waitFor();
    await viewer.open('/joblist');
    await page.locator(`a[href="${address}"]`).first().waitFor();
    await waiting.waitFor();
    await page.getByRole('button', { name: words.offline('outbox.see'), exact: true }).click();
    await page.getByRole('dialog').getByText(words.offline('outbox.save')).waitFor();
    await viewer.expectNoFaults();
    await page.keyboard.press('Escape');
    expect(saved).toEqual([]);

    await viewer.open('/chatadmin');
    const box = page.getByRole('textbox', { name: words.chat('message'), exact: true });
    const message = page.locator('.chat-message', { hasText: 'कल आ सकती हूँ' });
    await writeMessage(page, box, 'कल आ सकती हूँ');
    await writeMessage(page, box, 'यह नहीं भेजना');
    const unwanted = page.locator('.chat-message[data-pending]', { hasText: 'यह नहीं भेजना' });
    await unwanted.getByRole('button', { name: words.chat('remove') }).click();
    await unwanted.waitFor({ state: 'detached' });
    await page.getByText(words.offline('outbox.waiting', { count: 2 })).waitFor();
    await page.reload();
    await message.getByText(words.chat('waiting')).waitFor();
    expect(await page.locator('.chat-message[data-pending]').count()).toBe(1);
    await viewer.expectNoFaults();

    await context.setOffline(false);
    await page.locator('.outbox-bar').waitFor({ state: 'detached' });
    await page.getByText(words.common('offline')).waitFor({ state: 'hidden' });
    // A request before the token refresh returns 401 and stores nothing.
    expect(saved.filter((status) => status !== 401)).toEqual([200]);
    await page.locator('.chat-message:not([data-pending])', { hasText: 'कल आ सकती हूँ' }).waitFor();
    await page.reload();
    await message.waitFor();
    expect(await page.locator('.chat-message').count()).toBe(1);
    await viewer.open('/myjobs?tab=saved');
    await page.locator(`a[href="${address}"]`).first().waitFor();
    await viewer.close();
  });

  it.each(['en', 'hi', 'mr'] as const)(
    'a screen that was never opened says in %s that there is no internet, and loads when it returns',
    async (language) => {
      const viewer = await openNewCandidate(browser, language, '/joblist', { serviceWorkers: 'allow' });
      const { page, words } = viewer;
      await awaitFiles(page);
      await page.context().setOffline(true);
      await viewer.open('/qrcode');
      await page.getByRole('heading', { level: 1, name: words.errors('offline') }).waitFor();
      await page.context().setOffline(false);
      await page.locator('.invitation__code').waitFor();
      await viewer.close();
    },
  );
});
