import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openNewCandidate } from './support/new-candidate.ts';
import { closeViewers, sharedBrowser } from './support/shared-browser.ts';
import { openViewer } from './support/viewer.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await sharedBrowser();
});
afterAll(() => closeViewers(browser));

const TABS_MAX = 12;

/** Presses Tab until the focused element has this text. Returns the number of presses. */
async function tabsTo(page: Page, text: string): Promise<number> {
  for (let presses = 1; presses <= TABS_MAX; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => document.activeElement?.textContent ?? '');
    if (focused.includes(text)) return presses;
  }
  return Number.POSITIVE_INFINITY;
}

async function jobAddress(page: Page): Promise<string> {
  return (await page.locator('.job-list article a[href*="/jobs?"]').first().getAttribute('href')) ?? '';
}

describe('a job by keyboard', () => {
  it.each([
    ['en', 'Skip to apply'],
    ['hi', 'सीधे अप्लाई पर जाएँ'],
    ['mr', 'थेट अर्जावर जा'],
  ] as const)('reaches the button to apply in %s within 12 presses of Tab', async (language, skip) => {
    const viewer = await openViewer(browser, language);
    const { page, words } = viewer;
    await viewer.open('/joblist');
    await viewer.open(await jobAddress(page));
    await page.locator('.nk-action-bar').waitFor();
    const first = await tabsTo(page, skip);
    await page.keyboard.press('Enter');
    const second = await tabsTo(page, words.apply('visitorApply'));
    expect(first + second).toBeLessThanOrEqual(TABS_MAX);
    await viewer.expectNoFaults();
    await viewer.close();
  });

  it('has no skip link to apply on other pages', async () => {
    const viewer = await openViewer(browser, 'en');
    await viewer.open('/joblist');
    expect(await viewer.page.locator('.nk-skip').allTextContents()).toEqual(['Skip to content']);
    await viewer.close();
  });

  it('returns the focus to the button when the dialog that opened by itself is closed', async () => {
    const viewer = await openNewCandidate(browser, 'en', '/joblist');
    const { page, words } = viewer;
    await viewer.open(await jobAddress(page));
    const apply = page.locator('#apply').getByRole('button', { name: words.jobs('applyCost', { count: 1 }) });
    await apply.click();
    await page.getByRole('dialog').waitFor();
    // The dialog opens again after a reload, as it does after a sign-in in between.
    await page.reload();
    await page.getByRole('dialog').getByRole('button').first().waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => apply.evaluate((button) => button === document.activeElement)).toBe(true);
    await viewer.close();
  });
});
