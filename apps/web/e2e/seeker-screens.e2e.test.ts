import { LANGUAGES } from '@nukkad/contract';
import { openBrowser } from '@nukkad/testing/browser.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openNewSeeker } from './support/new-seeker.ts';
import { DESKTOP, openReader, PHONE, type Reader } from './support/reader.ts';

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
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Opens a screen and waits until its skeletons are gone. */
async function openWhole({ page, open }: Reader, path: string): Promise<void> {
  expect(await open(path)).toBe(200);
  await page.locator('#main h1').first().waitFor();
  await page.waitForFunction(() => document.querySelector('#main [aria-busy="true"]') === null);
}

async function widthBeyond({ page }: Reader): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

describe("a seeker's own screens", () => {
  it.each(LANGUAGES)(
    'are whole and sound in %s, on a phone as narrow as 320 pixels',
    async (language) => {
      const reader = await openNewSeeker(browser, language, '/profile');
      await reader.page.setViewportSize({ ...PHONE, width: NARROW });
      for (const path of SCREENS) {
        await openWhole(reader, path);
        expect(await widthBeyond(reader), path).toBe(0);
        await reader.expectSound();
      }
      await reader.close();
    },
    600_000,
  );

  it('are sound on a desktop in the dark', async () => {
    const reader = await openNewSeeker(browser, 'mr', '/profile');
    await reader.page.setViewportSize(DESKTOP);
    await reader.page.emulateMedia({ colorScheme: 'dark' });
    for (const path of SCREENS) {
      await openWhole(reader, path);
      await reader.expectSound();
    }
    await reader.close();
  }, 480_000);

  it('tell a visitor to log in, and lead back', async () => {
    const reader = await openReader(browser, 'hi');
    const { page, words } = reader;
    await reader.open('/myjobs?tab=saved');
    await page.getByRole('heading', { name: words.errors('signInFirst.status') }).waitFor();
    await reader.expectSound();
    await page
      .locator('#main')
      .getByRole('link', { name: words.nav('login') })
      .click();
    await page.waitForURL(/\/register\?returnTo=%2Fmyjobs%3Ftab%3Dsaved/);
    await reader.close();
  });

  it('send a visitor from the profile to the jobs', async () => {
    const reader = await openReader(browser, 'en');
    await reader.open('/profile');
    await reader.page.waitForURL(/\/joblist/);
    await reader.close();
  });
});
