import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { readWithoutScript } from './support/public-page.ts';
import { closeViewers, sharedBrowser } from './support/shared-browser.ts';
import { openViewer } from './support/viewer.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await sharedBrowser();
});
afterAll(() => closeViewers(browser));

const origin = inject('origin');
const at = (page: Page) => page.url().replace(origin, '');

/** Returns the links of the open page to pages of this site. */
function ownLinks(page: Page): Promise<string[]> {
  return page
    .locator('a[href^="/"], form[action^="/"]')
    .evaluateAll((parts) =>
      parts.map((part) => part.getAttribute('href') ?? part.getAttribute('action') ?? ''),
    )
    .then((links) => links.filter((link) => !/^\/(language|api)\b/.test(link)));
}

it('a page has the language of its address, and changes it without leaving the page', async () => {
  const viewer = await openViewer(browser, null);
  const { page } = viewer;
  expect(await viewer.open('/mr/joblist?city=Pune')).toBe(200);
  await viewer.awaitScript('.site-footer a');
  const inMarathi = await ownLinks(page);
  expect(inMarathi.length).toBeGreaterThan(20);
  expect(inMarathi.filter((link) => !/^\/mr(\/|$|\?|#)/.test(link))).toEqual([]);

  await page.evaluate(() => window.scrollTo(0, 600));
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(0);
  await page.evaluate(() => (document.querySelector('.language-links a[lang="hi"]') as HTMLElement).click());
  await page.waitForURL(/\/hi\/joblist\?city=Pune$/);
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('hi');
  // The server sent the page in Marathi. The canonical address is removed, because browsers would share it.
  await expect.poll(() => page.locator('link[rel="canonical"]').count()).toBe(0);
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - scrolled)).toBeLessThan(200);
  await expect.poll(async () => (await ownLinks(page)).filter((link) => !link.startsWith('/hi'))).toEqual([]);

  await page.locator('a[href="/hi/interviewtips"]:visible').first().click();
  await page.waitForURL(/\/hi\/interviewtips$/);
  await page.goBack();
  await page.waitForURL(/\/hi\/joblist\?city=Pune$/);
  await page.reload();
  expect(await page.locator('html').getAttribute('lang')).toBe('hi');
  await viewer.expectNoFaults();

  // With a chosen language, an address without a language redirects.
  expect(await viewer.open('/faq?from=sms#main')).toBe(200);
  expect(at(page)).toBe('/hi/faq?from=sms#main');
  await viewer.awaitScript('.language-links a');
  await page.locator('.language-links a[lang="en"]').click();
  await page.waitForURL(/:\d+\/faq\?from=sms#main$/);
  await viewer.open('/faq');
  expect(at(page)).toBe('/faq');
  await viewer.close();
});

it('without JavaScript, a link changes the language of the same page', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${origin}/companyprofile?no-such-company-ZZZZZ0`);
  await page.goto(`${origin}/joblist?city=Pune`);
  await page.locator('.language-links a[lang="mr"]').click();
  expect(at(page)).toBe('/mr/joblist?city=Pune');
  await page.goto(`${origin}/`);
  expect(at(page)).toBe('/mr');
  await context.close();
});

it.each([
  ['en', '/jobs-in/pune', 'en_IN'],
  ['hi', '/hi/jobs-in/%E0%A4%AA%E0%A5%81%E0%A4%A3%E0%A5%87', 'hi_IN'],
  ['mr', '/mr/jobs-in/%E0%A4%AA%E0%A5%81%E0%A4%A3%E0%A5%87', 'mr_IN'],
])('the metadata links the page in %s to the other languages', async (language, path, locale) => {
  const page = await readWithoutScript(path, null);
  expect(page.canonical).toBe(origin + path);
  expect(page.meta['og:url']).toBe(origin + path);
  expect(page.meta['og:locale']).toBe(locale);
  expect(page.alternates).toEqual({
    en: `${origin}/jobs-in/pune`,
    hi: `${origin}/hi/jobs-in/%E0%A4%AA%E0%A5%81%E0%A4%A3%E0%A5%87`,
    mr: `${origin}/mr/jobs-in/%E0%A4%AA%E0%A5%81%E0%A4%A3%E0%A5%87`,
    'x-default': `${origin}/jobs-in/pune`,
  });
  expect(page.language).toBe(language);
});
