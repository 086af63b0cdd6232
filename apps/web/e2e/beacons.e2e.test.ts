import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { closeViewers, sharedBrowser } from './support/shared-browser.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await sharedBrowser();
});
afterAll(() => closeViewers(browser));

it('a page that was used tells how quick it was when it is left, and what broke in it, and nothing else', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const told: { path: string; sheet: Record<string, unknown>; status: number }[] = [];
  page.on('response', async (answer) => {
    const { pathname } = new URL(answer.url());
    if (!pathname.startsWith('/beacons/')) return;
    const sheet = JSON.parse(answer.request().postData() ?? 'null');
    told.push({ path: pathname, sheet, status: answer.status() });
  });
  await page.goto(`${inject('origin')}/hi/joblist?q=driver`);
  // Listeners come when the page is at rest after it was used: a fault is told as soon as they are there.
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 50);
      await page.evaluate(() => void Promise.reject(new RangeError('call +91 98220 12345')));
      return told.map(({ path }) => path);
    })
    .toContain('/beacons/fault');
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => told.map(({ path }) => path)).toContain('/beacons/vitals');
  expect(told.map(({ status }) => status)).toEqual(told.map(() => 204));
  const vitals = told.find(({ path }) => path === '/beacons/vitals')?.sheet;
  expect(vitals).toMatchObject({ page: 'list', language: 'hi' });
  expect(Object.keys(vitals?.vitals as object)).toEqual(expect.arrayContaining(['FCP', 'TTFB']));
  const fault = told.find(({ path }) => path === '/beacons/fault')?.sheet;
  expect(fault).toMatchObject({ page: 'list', language: 'hi', name: 'RangeError' });
  expect(JSON.stringify(told)).not.toMatch(/98220|driver/);
  await context.close();
});
