import { LANGUAGES } from '@nukkad/contract';
import { SAMPLE_HEIC } from '@nukkad/testing/sample-heic.ts';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openNewCandidate } from './support/new-candidate.ts';
import { closeViewers, sharedBrowser } from './support/shared-browser.ts';
import { DESKTOP, openViewer, PHONE, type Viewer } from './support/viewer.ts';

const SCREENS = [
  '/profile',
  '/editprofile',
  '/updateProfile',
  '/interest',
  '/aboutme',
  '/educationdetailtab',
  '/pgDetail',
  '/workexperiencetab',
  '/experience',
  '/myjobs',
  '/appliedjob?list=applied',
  '/setting',
  '/notification',
  '/qrcode',
  '/contactsupport',
  '/companyfeedback',
  '/viewresume',
  '/videoresume',
  '/chatadmin',
] as const;
const NARROW = 320;

let browser: Browser;

beforeAll(async () => {
  browser = await sharedBrowser();
});
afterAll(() => closeViewers(browser));

/** Opens a screen and waits until its skeletons are replaced. */
async function openWhole({ page, open }: Viewer, path: string): Promise<void> {
  expect(await open(path)).toBe(200);
  await page.locator('#main h1').first().waitFor();
  await page.waitForFunction(() => document.querySelector('#main [aria-busy="true"]') === null);
}

async function widthBeyond({ page }: Viewer): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Selects a photo that this browser cannot decode. Returns the form parts that were sent nevertheless. */
async function offerHeic(viewer: Viewer): Promise<string[]> {
  const { page, words } = viewer;
  await openWhole(viewer, '/profile');
  const sent: string[] = [];
  page.on('request', (request) => {
    const type = request.headers()['content-type'] ?? '';
    if (type.startsWith('multipart/')) sent.push(request.url());
  });
  const field = '#photo input[type="file"]';
  await viewer.awaitScript(field);
  await page
    .locator(field)
    .setInputFiles({ name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer: SAMPLE_HEIC });
  await page.locator('#photo').getByText(words.upload('unreadable')).waitFor();
  return sent;
}

describe("a seeker's own screens", () => {
  it.each(LANGUAGES)(
    'fit and are accessible in %s on a phone 320 pixels wide',
    async (language) => {
      const viewer = await openNewCandidate(browser, language, '/profile');
      await viewer.page.setViewportSize({ ...PHONE, width: NARROW });
      for (const path of SCREENS) {
        await openWhole(viewer, path);
        expect(await widthBeyond(viewer), path).toBe(0);
        await viewer.expectNoFaults();
      }
      expect(await offerHeic(viewer)).toEqual([]);
      await viewer.close();
    },
    600_000,
  );

  it('are accessible on a desktop with the dark theme', async () => {
    const viewer = await openNewCandidate(browser, 'mr', '/profile');
    await viewer.page.setViewportSize(DESKTOP);
    await viewer.page.emulateMedia({ colorScheme: 'dark' });
    for (const path of SCREENS) {
      await openWhole(viewer, path);
      await viewer.expectNoFaults();
    }
    await viewer.close();
  }, 480_000);

  it('ask a visitor to log in, and return afterwards', async () => {
    const viewer = await openViewer(browser, 'hi');
    const { page, words } = viewer;
    await viewer.open('/myjobs?tab=saved');
    await page.getByRole('heading', { name: words['login-reasons']('status') }).waitFor();
    await viewer.expectNoFaults();
    await page
      .locator('#main')
      .getByRole('link', { name: words.nav('login') })
      .click();
    await page.waitForURL(/\/register\?returnTo=%2Fmyjobs%3Ftab%3Dsaved/);
    await viewer.close();
  });

  it('send a visitor from the profile to the jobs', async () => {
    const viewer = await openViewer(browser, 'en');
    await viewer.open('/profile');
    await viewer.page.waitForURL(/\/joblist/);
    await viewer.close();
  });
});
