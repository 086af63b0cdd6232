import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeViewers, sharedBrowser } from './support/shared-browser.ts';
import { openViewer } from './support/viewer.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await sharedBrowser();
});
afterAll(() => closeViewers(browser));

it('a click before hydration is replayed afterwards', async () => {
  const viewer = await openViewer(browser, 'en');
  const { page, words } = viewer;
  await viewer.open('/joblist');
  const job = await page.locator('main article h3 a, main article h2 a').first().getAttribute('href');
  // A device that knows a seeker, whose session has ended. A visitor gets the dialog at once.
  await page.evaluate(() => localStorage.setItem('nukkad.isUserLoggedIn', 'true'));
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(new URL(job ?? '', page.url()).href, { waitUntil: 'commit' });
  await page.getByRole('button', { name: words.jobs('report') }).click();
  expect(await page.getByRole('dialog').count()).toBe(0);
  release();
  await page.getByRole('dialog').getByText(words['login-reasons']('report')).waitFor();
  await viewer.close();
});
