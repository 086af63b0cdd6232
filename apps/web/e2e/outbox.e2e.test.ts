import type { Browser, CDPSession, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openNewCandidate } from './support/new-candidate.ts';
import { closeViewers, wholeBrowser } from './support/shared-browser.ts';
import { awaitFiles } from './support/stored-files.ts';
import type { Viewer } from './support/viewer.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await wholeBrowser();
});
afterAll(() => closeViewers(browser));

const APPLIED = { en: 'You have applied', hi: 'आपने अप्लाई कर दिया', mr: 'तुमचा अर्ज गेला' } as const;

/** Waits until a response of this route is stored for offline use. */
async function awaitStored(page: Page, route: string): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async (name) => {
        const opening = indexedDB.open('nukkad');
        const database = await new Promise<IDBDatabase>((resolve) => {
          opening.onsuccess = () => resolve(opening.result);
        });
        const keys = database.transaction('answers').objectStore('answers').getAllKeys();
        await new Promise((resolve) => {
          keys.onsuccess = resolve;
        });
        database.close();
        return keys.result.map(String).filter((key) => key.includes(name)).length;
      }, route),
    )
    .toBeGreaterThan(0);
}

/** Counts the accepted applications that any page or worker of the context sends. */
function countApplications(page: Page): { readonly accepted: number[] } {
  const accepted: number[] = [];
  page.context().on('response', (response) => {
    if (response.url().endsWith('/applyJob') && response.status() !== 401) accepted.push(response.status());
  });
  return { accepted };
}

/** Opens a job as a new seeker, and waits untouched until it works offline. */
async function openedJob(language: Viewer['language']) {
  const viewer = await openNewCandidate(browser, language, '/joblist', { serviceWorkers: 'allow' });
  const { page } = viewer;
  const address = await page.locator('.job-list article a[href*="/jobs?"]').first().getAttribute('href');
  await viewer.open(address ?? '');
  await page.locator('.job-detail').waitFor();
  await awaitFiles(page);
  await awaitStored(page, 'jobs.byShareId');
  await awaitStored(page, 'account.summary');
  return { viewer, page, address: address ?? '', applications: countApplications(page) };
}

/** Applies on the open job while the device is offline. The dialog stays open. */
async function applyOffline({ page, words }: Viewer): Promise<void> {
  const apply = words.jobs('applyCost', { count: 1 });
  await page.getByRole('button', { name: apply }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: apply }).click();
  await page.getByRole('dialog').getByText(words.apply('waiting')).waitFor();
}

async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return session;
}

/** Fires the event of Background Sync in the service worker, as the browser does when the device is online again. */
async function fireSync(session: CDPSession, origin: string): Promise<void> {
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => scopeURL.startsWith(origin) && !isDeleted);
      if (own) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await found;
  await session.send('ServiceWorker.dispatchSyncEvent', {
    origin,
    registrationId,
    tag: 'nukkad-outbox',
    lastChance: false,
  });
}

describe('what waits is sent without a touch', () => {
  it('works offline on a stored job, and the open dialog changes when the connection returns', async () => {
    const { viewer, page, applications } = await openedJob('mr');
    const context = page.context();
    await context.setOffline(true);
    await page.reload();
    await page.locator('.job-detail').waitFor();
    await applyOffline(viewer);
    await context.setOffline(false);
    await page.getByRole('dialog').getByText(APPLIED.mr).waitFor();
    expect(applications.accepted).toEqual([200]);
    await page.locator('.outbox-bar').waitFor({ state: 'detached' });
    await viewer.expectNoFaults();
    await viewer.close();
  });

  it('on a slow phone, from a page that was opened offline and from one opened later', async () => {
    const { viewer, page, address, applications } = await openedJob('hi');
    const context = page.context();
    await context.setOffline(true);
    await page.reload();
    await page.locator('.job-detail').waitFor();
    await applyOffline(viewer);
    await page.close();
    const offlinePage = await context.newPage();
    await slowDown(offlinePage);
    await offlinePage.goto(new URL(address, viewer.origin).href);
    await offlinePage.locator('.outbox-bar').waitFor();
    expect(applications.accepted).toEqual([]);
    await context.setOffline(false);
    await offlinePage.locator('.outbox-bar').waitFor({ state: 'detached' });
    expect(applications.accepted).toEqual([200]);
    await viewer.close();
  });

  it('from a page that is opened after the connection returned', async () => {
    const { viewer, page, applications } = await openedJob('en');
    const context = page.context();
    await context.setOffline(true);
    await applyOffline(viewer);
    await page.close();
    await context.setOffline(false);
    const later = await context.newPage();
    await slowDown(later);
    await later.goto(new URL('/myjobs?tab=applied', viewer.origin).href);
    await expect.poll(() => applications.accepted).toEqual([200]);
    await later.locator('.my-job').first().waitFor();
    await viewer.close();
  });

  it('once, when two tabs and the service worker start at the same moment', async () => {
    const { viewer, page, address, applications } = await openedJob('mr');
    const context = page.context();
    const second = await context.newPage();
    await second.goto(new URL('/myjobs', viewer.origin).href);
    await second.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('later-parts')),
    );
    await context.setOffline(true);
    await applyOffline(viewer);
    await second.locator('.outbox-bar').waitFor();
    const session = await context.newCDPSession(page);
    await Promise.all([context.setOffline(false), fireSync(session, viewer.origin)]);
    await page.getByRole('dialog').getByText(APPLIED.mr).waitFor();
    await second.locator('.outbox-bar').waitFor({ state: 'detached' });
    await second.locator(`a[href="${address}"]`).first().waitFor();
    expect(applications.accepted).toEqual([200]);
    await viewer.close();
  });
});

it('sends after the connection returned even if its code was missing when the page was opened offline', async () => {
  const { viewer, page, applications } = await openedJob('en');
  const context = page.context();
  await context.setOffline(true);
  await applyOffline(viewer);
  await page.evaluate(async () => {
    const cache = await caches.open('nukkad-assets');
    for (const request of await cache.keys())
      if (request.url.includes('later-parts')) await cache.delete(request);
  });
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await page.reload();
  await page.locator('.job-detail').waitFor();
  expect(await page.locator('.outbox-bar').count()).toBe(0);
  await context.setOffline(false);
  await expect.poll(() => applications.accepted).toEqual([200]);
  await viewer.close();
});

describe('signing out', () => {
  it('warns of an application that was not sent, and erases it only after a second press', async () => {
    const { viewer, page, applications } = await openedJob('en');
    const { words } = viewer;
    const context = page.context();
    await context.route('**/applyJob', (route) => route.abort());
    await applyOffline(viewer);
    await page.keyboard.press('Escape');
    await viewer.open('/setting');
    await page.getByRole('button', { name: words.settings('logout') }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText('1 application has not been sent yet').waitFor();
    await viewer.expectNoFaults();
    await dialog.getByRole('button', { name: 'Stay logged in' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: words.settings('logout') }).click();
    await dialog.getByRole('button', { name: 'Send it first' }).click();
    await dialog.getByText('It did not go through.').waitFor();
    await dialog.getByRole('button', { name: 'Log out anyway' }).click();
    await page.waitForURL(/\/joblist$/);
    expect(applications.accepted).toEqual([]);
    const left = await page.evaluate(async () => {
      const opening = indexedDB.open('nukkad');
      await new Promise((resolve) => {
        opening.onsuccess = resolve;
      });
      const count = opening.result.transaction('outbox').objectStore('outbox').count();
      await new Promise((resolve) => {
        count.onsuccess = resolve;
      });
      opening.result.close();
      return count.result;
    });
    expect(left).toBe(0);
    await viewer.close();
  });
});

it('opens a list offline without a white page, and the offline page leaves when the connection returns', async () => {
  const { viewer, page } = await openedJob('hi');
  const context = page.context();
  await viewer.open('/joblist');
  await page.locator('.job-list article').first().waitFor();
  await awaitStored(page, 'jobs.filter');
  await context.setOffline(true);
  // Records whether the header or the cards were ever missing once something was painted.
  await page.addInitScript(() => {
    const state = { hadHeader: false, lost: 0 };
    Object.assign(window, { painted: state });
    const look = () => {
      const hasHeader = document.querySelector('header') !== null;
      const hasContent = document.querySelector('main .nk-card, main article, main .screen-state') !== null;
      if (state.hadHeader && !(hasHeader && hasContent)) state.lost += 1;
      if (hasHeader && hasContent) state.hadHeader = true;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.reload();
  await page.locator('.job-list article').first().waitFor();
  const painted = await page.evaluate(() => (window as unknown as { painted: object }).painted);
  expect(painted).toEqual({ hadHeader: true, lost: 0 });
  await page.goto(new URL('/hi/offline', viewer.origin).href);
  await page.getByRole('heading', { name: viewer.words.offline('title') }).waitFor();
  await context.setOffline(false);
  await page.waitForURL(/\/hi\/$/);
  await viewer.close();
});
