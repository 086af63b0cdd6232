import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openNewCandidate } from './support/new-candidate.ts';
import { closeViewers, wholeBrowser } from './support/shared-browser.ts';
import { awaitFiles } from './support/stored-files.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await wholeBrowser();
});
afterAll(() => closeViewers(browser));

const SCENE = '.job-detail .nk-work-scene';

/** Returns whether the drawing is in the service worker's cache, and the job's data in the database. */
function isStored(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const names = async (cache: string) => (await (await caches.open(cache)).keys()).map(({ url }) => url);
    const assets = await names('nukkad-assets');
    const needed = ['/assets/work-scenes/', 'job-detail-screen', 'later-parts'];
    if (!needed.every((part) => assets.some((url) => url.includes(part)))) return false;
    if ((await names('nukkad-shell')).length === 0) return false;
    const request = indexedDB.open('nukkad');
    await new Promise((resolve) => {
      request.onsuccess = resolve;
    });
    const keys = request.result.transaction('answers').objectStore('answers').getAllKeys();
    await new Promise((resolve) => {
      keys.onsuccess = resolve;
    });
    request.result.close();
    return keys.result.some((key) => String(key).includes('jobs.byShareId'));
  });
}

it('shows the drawn workplace of a job that was opened before, also offline', async () => {
  const viewer = await openNewCandidate(browser, 'en', '/joblist', { serviceWorkers: 'allow' });
  const { page } = viewer;
  // The worker must control the page before it can store the drawing.
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const address = await page.locator('.job-list article a[href*="/jobs?"]').first().getAttribute('href');
  await viewer.open(address ?? '');
  const scene = page.locator(SCENE);
  await scene.scrollIntoViewIfNeeded();
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 20);
      return isStored(page);
    })
    .toBe(true);
  await awaitFiles(page);
  await page.context().setOffline(true);
  await page.reload();
  await scene.scrollIntoViewIfNeeded();
  await expect.poll(() => scene.evaluate((image: HTMLImageElement) => image.naturalWidth > 0)).toBe(true);
  await viewer.close();
});

it('shows no broken image if the drawing cannot be loaded', async () => {
  const viewer = await openNewCandidate(browser, 'en', '/joblist');
  const { page } = viewer;
  await page.route('**/assets/work-scenes/**', (route) => route.abort());
  const address = await page.locator('.job-list article a[href*="/jobs?"]').first().getAttribute('href');
  await viewer.open(address ?? '');
  await page.locator('.job-detail__main').scrollIntoViewIfNeeded();
  await page.locator(SCENE).waitFor({ state: 'detached' });
  await viewer.close();
});
