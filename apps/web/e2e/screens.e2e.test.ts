import { LANGUAGES } from '@nukkad/contract';
import { publicPaths } from '@nukkad/testing/first-view/public-paths.ts';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { closeViewers, sharedBrowser } from './support/shared-browser.ts';
import { DESKTOP, openViewer, PHONE } from './support/viewer.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await sharedBrowser();
});
afterAll(() => closeViewers(browser));

/** Paths of one seeded job, its company and a blog post. */
const SEEDED = (await publicPaths(inject('origin'))).filter((path) =>
  /^\/(jobs|companyprofile|blogdetail)\?/.test(path),
);
const JOB = SEEDED.find((path) => path.startsWith('/jobs?')) ?? '';

const PUBLIC = [
  ...SEEDED,
  '/',
  '/joblist?city=Pune',
  '/searchjob',
  '/mapjobs?city=Pune',
  '/register',
  '/blog',
  '/faq',
  '/privacypolicy',
  '/terms',
  '/selectlanguage',
];
/** Each language is tested in one theme, because colours do not depend on the language. */
const THEMES = { en: 'light', hi: 'dark', mr: 'light' } as const;

/** Returns the width of the page content in pixels, on a phone with the font size doubled. */
async function widthOfLargeLetters(page: Page): Promise<number> {
  const narrow = page.viewportSize();
  await page.setViewportSize(PHONE);
  const width = await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    return document.documentElement.scrollWidth;
  });
  await page.setViewportSize(narrow ?? PHONE);
  return width;
}

describe('every public screen', () => {
  it.each(PUBLIC)(
    '%s is accessible on a phone in each language, without horizontal scrolling',
    async (path) => {
      const viewer = await openViewer(browser, null, { viewport: { width: 320, height: 700 } });
      const { page } = viewer;
      for (const language of LANGUAGES) {
        await viewer.chooseLanguage(language);
        await page.emulateMedia({ colorScheme: THEMES[language] });
        expect(await viewer.open(path)).toBe(200);
        await page.locator('h1').first().waitFor();
        await viewer.expectNoFaults();
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow).toBeLessThanOrEqual(0);
        expect(await widthOfLargeLetters(page)).toBeLessThanOrEqual(PHONE.width);
      }
      await viewer.close();
    },
  );

  it.each(PUBLIC)('%s is accessible on a desktop with the dark theme', async (path) => {
    const viewer = await openViewer(browser, 'hi', { viewport: DESKTOP, colorScheme: 'dark' });
    expect(await viewer.open(path)).toBe(200);
    await viewer.page.locator('h1').first().waitFor();
    await viewer.expectNoFaults();
    await viewer.close();
  });
});

describe('the page of a job', () => {
  it.each([PHONE, DESKTOP])('holds still while it comes, slowly, at %o', async (viewport) => {
    const viewer = await openViewer(browser, 'hi', { viewport });
    const { page } = viewer;
    const wire = await page.context().newCDPSession(page);
    await wire.send('Network.enable');
    await wire.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 100,
      downloadThroughput: 200_000,
      uploadThroughput: 200_000,
    });
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        // Less is one icon that was painted before the text beside it had come (0.000007 was seen).
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          sources: { node: Element | null }[];
        })[])
          if (entry.value >= 0.00001)
            shifts.push(
              `${entry.value} ${entry.sources.map(({ node }) => node?.className ?? node?.nodeName)}`,
            );
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await viewer.open(JOB);
    await viewer.awaitScript('.listen-button');
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
    await viewer.close();
  });
});

describe('a printed job', () => {
  it('shows only its content, dark on white', async () => {
    const viewer = await openViewer(browser, 'hi', { viewport: DESKTOP });
    const { page } = viewer;
    await viewer.open(JOB);
    await page.locator('.job-head__actions').waitFor();
    await page.emulateMedia({ media: 'print' });
    await page.locator('.job-head__title').waitFor();
    expect(await page.locator('.job-head__actions, .save-button').filter({ visible: true }).count()).toBe(0);
    const header = page.locator('.site-header');
    expect(await header.evaluate((node) => getComputedStyle(node).color)).toBe('rgb(27, 31, 59)');
    await viewer.close();
  });
});

describe('without JavaScript', () => {
  it('a list shows jobs with links, and the landing page can search', async () => {
    const viewer = await openViewer(browser, 'mr', { viewport: PHONE, javaScriptEnabled: false });
    expect(await viewer.open('/joblist?city=Pune')).toBe(200);
    const titles = viewer.page.locator('main article h3 a, main article h2 a');
    expect(await titles.count()).toBe(10);
    const title = await titles.first().textContent();
    await titles.first().click();
    expect(await viewer.page.locator('h1').first().textContent()).toBe(title);
    await viewer.open('/');
    await viewer.page.locator('input[name="q"]').fill('स्वयंपाकी');
    await viewer.page.locator('input[name="q"]').press('Enter');
    await viewer.page.waitForURL(/\/joblist\?/);
    expect(await titles.count()).toBeGreaterThan(0);
    await viewer.close();
  });
});

describe('an unknown address', () => {
  it.each(['/nothing-here', '/jobs?cook-zzzzzz', '/joblist?city=Atlantis'])(
    '%s has status 404 and a message',
    async (path) => {
      const viewer = await openViewer(browser, 'en');
      expect(await viewer.open(path)).toBe(404);
      expect(await viewer.page.locator('h1').first().textContent()).not.toBe('');
      await viewer.close();
    },
  );
});

describe('the data of the server rendering', () => {
  it.each(['/', '/joblist?city=Pune'])('%s is not asked for again', async (path) => {
    const viewer = await openViewer(browser, 'en');
    const calls: string[] = [];
    viewer.page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/') && request.resourceType() !== 'image') calls.push(pathname);
    });
    await viewer.open(path);
    await viewer.page.waitForLoadState('networkidle');
    expect(calls).toEqual([]);
    await viewer.close();
  });
});
