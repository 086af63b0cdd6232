import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeViewers, sharedBrowser } from './support/shared-browser.ts';
import { DESKTOP, openViewer, PHONE, type Viewer } from './support/viewer.ts';

let browser: Browser;
let viewer: Viewer;
let page: Page;

beforeAll(async () => {
  browser = await sharedBrowser();
});
afterAll(() => closeViewers(browser));

/** More than the controls of any sheet. */
const TABS = 60;

const SHEETS = [
  ['#city-sheet', '.job-list-bar__city'],
  ['#filter-sheet', '.job-list-bar__filters'],
  ['#login', '.job-list-screen__lists .save-button'],
] as const;

/** Returns the parts of a page that cannot be used, among its header, its first link to a job and a dialog. */
const inertParts = (dialog: string) =>
  page.evaluate(
    (selectors) => selectors.filter((one) => document.querySelector(one)?.closest('[inert]') !== null),
    ['.site-header', '.job-list article a', '.nk-tab-bar', dialog],
  );

/** Presses Tab often. Returns whether the focus was ever on a part of the page outside of the dialog. */
async function hasFocusLeft(dialog: string): Promise<boolean> {
  for (let presses = 0; presses < TABS; presses += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate((selector) => {
      const at = document.activeElement;
      return at !== null && at !== document.body && !at.closest(selector);
    }, dialog);
    if (isOutside) return true;
  }
  return false;
}

const isFocused = (selector: string) =>
  page.evaluate((one) => document.querySelector(one) === document.activeElement, selector);

async function openList(viewport = PHONE): Promise<void> {
  viewer = await openViewer(browser, 'mr', { viewport });
  page = viewer.page;
  await viewer.open('/joblist');
  await viewer.awaitScript('#login');
}

describe('the page behind an open sheet', () => {
  beforeEach(() => openList());

  it.each(SHEETS)('cannot be used while %s is open, and can be used again', async (dialog, opener) => {
    await page.locator(opener).first().click();
    await page.locator(dialog).waitFor();
    await expect
      .poll(() => inertParts(dialog))
      .toEqual(['.site-header', '.job-list article a', '.nk-tab-bar']);
    await viewer.expectNoFaults();
    expect(await hasFocusLeft(dialog)).toBe(false);
    await page.keyboard.press('Escape');
    await page.locator(dialog).waitFor({ state: 'hidden' });
    expect(await inertParts(dialog)).toEqual([]);
    expect(await isFocused(opener)).toBe(true);
    await viewer.close();
  });

  it('is not pressed by a tap outside, which closes the sheet', async () => {
    await page.locator('.job-list-bar__city').click();
    await expect.poll(() => inertParts('#city-sheet')).toContain('.site-header');
    const address = page.url();
    // The bell of the header is a link.
    await page.mouse.click(235, 28);
    await page.locator('#city-sheet').waitFor({ state: 'hidden' });
    expect(page.url()).toBe(address);
    expect(await isFocused('.job-list-bar__city')).toBe(true);
    expect(await inertParts('#city-sheet')).toEqual([]);
    await viewer.close();
  });

  it('can be used after a city was chosen', async () => {
    await page.locator('.job-list-bar__city').click();
    await expect.poll(() => inertParts('#city-sheet')).toContain('.site-header');
    await page.locator('#city-sheet').getByRole('link', { name: 'पुणे' }).first().click();
    await page.waitForURL(/city=Pune/);
    await page.locator('#city-sheet').waitFor({ state: 'hidden' });
    expect(await inertParts('#city-sheet')).toEqual([]);
    await viewer.close();
  });

  it('is replaced by a page that can be used, if the dialog leads to it', async () => {
    await page.locator('.job-list-screen__lists .save-button').first().click();
    await expect.poll(() => inertParts('#login')).toContain('.site-header');
    await page.locator('#login').getByRole('link').click();
    await page.waitForURL(/\/mr\/register\?returnTo=/);
    await page.locator('#login').waitFor({ state: 'hidden' });
    expect(await inertParts('#login')).not.toContain('.site-header');
    await viewer.close();
  });

  it('can be used after the part of the page with the open sheet is gone', async () => {
    await page.locator('.job-list article a').first().click();
    await page.waitForURL(/\/mr\/jobs\?/);
    await page.goBack();
    await page.locator('.job-list-bar__city').click();
    await expect.poll(() => inertParts('#city-sheet')).toContain('.site-header');
    await page.goForward();
    await page.waitForURL(/\/mr\/jobs\?/);
    await page.locator('.job-head').waitFor();
    await expect.poll(() => page.locator('#city-sheet').count()).toBe(0);
    expect(await inertParts('#login')).not.toContain('.site-header');
    await viewer.close();
  });
});

it('a sheet at the side of a wide screen keeps the focus, too', async () => {
  await openList(DESKTOP);
  await page.locator('.job-list-bar__city').click();
  await expect.poll(() => inertParts('#city-sheet')).toContain('.site-header');
  expect(await hasFocusLeft('#city-sheet')).toBe(false);
  await viewer.close();
});
