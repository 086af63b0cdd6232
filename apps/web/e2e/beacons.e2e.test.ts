import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { closeViewers, sharedBrowser } from './support/shared-browser.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await sharedBrowser();
});
afterAll(() => closeViewers(browser));

it('a page reports its web vitals when it is left, and its errors, and nothing else', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const reports: { path: string; body: Record<string, unknown>; status: number }[] = [];
  page.on('response', async (answer) => {
    const { pathname } = new URL(answer.url());
    if (!pathname.startsWith('/beacons/')) return;
    const body = JSON.parse(answer.request().postData() ?? 'null');
    reports.push({ path: pathname, body, status: answer.status() });
  });
  await page.goto(`${inject('origin')}/hi/joblist?q=driver`);
  // The error listeners load after the first interaction, when the page is idle. From then on an error is reported.
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 50);
      await page.evaluate(() => void Promise.reject(new RangeError('call +91 98220 12345')));
      return reports.map(({ path }) => path);
    })
    .toContain('/beacons/fault');
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => reports.map(({ path }) => path)).toContain('/beacons/vitals');
  expect(reports.map(({ status }) => status)).toEqual(reports.map(() => 204));
  const vitals = reports.find(({ path }) => path === '/beacons/vitals')?.body;
  expect(vitals).toMatchObject({ page: 'list', language: 'hi' });
  expect(Object.keys(vitals?.vitals as object)).toEqual(expect.arrayContaining(['FCP', 'TTFB']));
  const fault = reports.find(({ path }) => path === '/beacons/fault')?.body;
  expect(fault).toMatchObject({ page: 'list', language: 'hi', name: 'RangeError' });
  expect(JSON.stringify(reports)).not.toMatch(/98220|driver/);
  await context.close();
});
