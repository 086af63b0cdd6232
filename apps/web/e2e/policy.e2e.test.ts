import { createHash } from 'node:crypto';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openNewCandidate } from './support/new-candidate.ts';
import { closeViewers, sharedBrowser } from './support/shared-browser.ts';
import { openViewer } from './support/viewer.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await sharedBrowser();
});
afterAll(() => closeViewers(browser));

const CARD = 'main article h3 a, main article h2 a';
const PUBLIC = [
  '/',
  '/joblist',
  '/jobs-in/pune',
  '/mapjobs?city=Pune',
  '/searchjob',
  '/selectlanguage',
  '/register',
  '/blog',
  '/faq',
  '/privacypolicy',
  '/terms',
  '/interviewtips',
  '/interviewtips?tab=video',
  '/offline',
  '/not-a-page',
  '/status',
];
const PERSONAL = [
  '/profile',
  '/editprofile',
  '/updateProfile',
  '/setting',
  '/qrcode',
  '/myjobs',
  '/notification',
  '/educationdetailtab',
  '/workexperiencetab',
  '/interest',
  '/videoresume',
  '/viewresume',
  '/chatadmin',
];

/** Records every violation of the content security policy on each page. */
async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (text: string) => void violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { disposition, effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
      const note = (window as unknown as { noteViolation(text: string): void }).noteViolation;
      const at = `${sourceFile?.replace(/.*\//, '')}:${lineNumber}`;
      note(`${location.pathname}: ${disposition} ${effectiveDirective} ${blockedURI} ${at} ${sample}`);
    });
  });
  return violations;
}

/** A known report: Leaflet's test for SVG support violates the report-only policy of trusted types. */
const LEAFLET =
  /: report require-trusted-types-for \S+ map-canvas-.* innerHTML\|(?:<svg\/>|<span aria-hidden="true">(?:\+|&#x2212;)<\/span>|© .*)$/;

describe('the content security policy', () => {
  it.each(PUBLIC)(
    'is kept by the page that is sent for %s, which has no other style than that of the build',
    async (path) => {
      const page = await fetch(inject('origin') + path);
      const html = await page.text();
      expect(page.headers.get('content-security-policy')).not.toContain('unsafe-inline');
      expect(page.headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(page.headers.get('reporting-endpoints')).toBe('policy="/beacons/policy"');
      expect(html).not.toMatch(/<[^>]*\sstyle="/);
      if (path === '/status') return;
      const [style, ...others] = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)];
      expect(others).toEqual([]);
      const hash = createHash('sha256')
        .update(style?.[1] ?? '')
        .digest('base64');
      expect(page.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
    },
  );

  it('is not violated by public screens', async () => {
    const viewer = await openViewer(browser, 'mr');
    const { page } = viewer;
    const violations = await watchPolicy(page);
    for (const path of PUBLIC) {
      await viewer.open(path);
      if (path !== '/status') await viewer.awaitScript('body a');
    }
    await viewer.open('/joblist');
    await viewer.awaitScript(CARD);
    // Navigates without loading the page, so that a script inserts the description.
    await page.locator(CARD).first().click();
    await page.locator('.prose').first().waitFor();
    await page.locator('a[href*="companyprofile"]').first().click();
    await page.locator('.company-tabs').waitFor();
    expect(violations.filter((violation) => !LEAFLET.test(violation))).toEqual([]);
    await viewer.expectNoFaults();
    await viewer.close();
  });

  it('is not violated by screens of a seeker', async () => {
    const viewer = await openNewCandidate(browser, 'en', '/joblist');
    const violations = await watchPolicy(viewer.page);
    for (const path of PERSONAL) {
      await viewer.open(path);
      await viewer.awaitScript('body a');
      await viewer.page.waitForLoadState('networkidle');
    }
    expect(violations).toEqual([]);
    await viewer.close();
  });

  it('does not affect the size of pictograms without JavaScript', async () => {
    const { page, ...viewer } = await openViewer(browser, 'en', { javaScriptEnabled: false });
    const sizeOf = async (selector: string) => {
      const box = await page.locator(selector).first().boundingBox();
      return [box?.width, box?.height];
    };
    await viewer.open('/');
    expect(await sizeOf('.landing-wall .nk-pictogram')).toEqual([52, 52]);
    await viewer.close();
  });
});

const WEBSITE = '/companyWebsite';

/** Returns the address of a company with a website; about every second company has one. */
async function companyWithWebsite(): Promise<string> {
  const sitemap = await (await fetch(`${inject('origin')}/sitemaps/companies-1.xml`)).text();
  for (const [, path = ''] of sitemap.matchAll(/<loc>[^<]*?(\/companyprofile\?[^<]+)<\/loc>/g)) {
    const page = await (await fetch(inject('origin') + path)).text();
    if (page.includes(`${WEBSITE}?`)) return path;
  }
  throw new Error('no company has a website');
}

describe('a company’s website', () => {
  it('is the only allowed frame of its page, also after a navigation from another tab of the company', async () => {
    const viewer = await openViewer(browser, 'en');
    const { page, words } = viewer;
    // Serve a local page in place of the external website.
    await page.route(/^https:\/\/(?!localhost|127\.)/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Ours</h1>' }),
    );
    const violations = await watchPolicy(page);
    await viewer.open(await companyWithWebsite());
    await viewer.awaitScript('.company-tabs a');
    const tab = page.locator('.company-tabs a', { hasText: words.company('website') });
    const before = await page.evaluate(() => window.history.length);
    await tab.click();
    await page.waitForURL(({ pathname }) => pathname === WEBSITE);
    await page.frameLocator('iframe.company-website').getByRole('heading', { name: 'Ours' }).waitFor();
    expect(await page.evaluate(() => window.history.length)).toBe(before);
    expect(violations).toEqual([]);
    await viewer.close();
  });
});
