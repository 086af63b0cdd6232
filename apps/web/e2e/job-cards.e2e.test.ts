import { LANGUAGES } from '@nukkad/contract';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeViewers, sharedBrowser } from './support/shared-browser.ts';
import { DESKTOP, openViewer, PHONE } from './support/viewer.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await sharedBrowser();
});
afterAll(() => closeViewers(browser));

const LIST = '/joblist?city=Pune';

/** Returns how many cards fit between the bar above the list and the bar at the bottom of the screen. */
const cardsThatFit = (page: Page) =>
  page.evaluate(() => {
    const rectOf = (at: string) => document.querySelector(at)?.getBoundingClientRect() ?? new DOMRect();
    const cards = [...document.querySelectorAll('.job-list > li')].map((card) =>
      card.getBoundingClientRect(),
    );
    const first = cards.at(0)?.top ?? 0;
    const last = cards.at(-1)?.top ?? 0;
    const pitch = (last - first) / (cards.length - 1);
    return (rectOf('.nk-tab-bar').top - rectOf('.job-list-bar').bottom) / pitch;
  });

/** Returns whether the content of a card is wider than the card. */
const hasWideContent = (page: Page) =>
  page
    .locator('.job-list .nk-listing')
    .evaluateAll((cards) => cards.some((card) => card.scrollWidth > card.clientWidth));

describe('the cards of a list', () => {
  it.each(LANGUAGES)('fit three and a half times on a phone, in %s', async (language) => {
    const viewer = await openViewer(browser, language, { viewport: PHONE });
    await viewer.open(LIST);
    expect(await viewer.page.locator('.job-list > li').count()).toBeGreaterThan(5);
    expect(await cardsThatFit(viewer.page)).toBeGreaterThanOrEqual(3.5);
    const lines = await viewer.page
      .locator('.job-list .nk-listing__title')
      .evaluateAll((titles) => titles.map((title) => title.getBoundingClientRect().height < 32));
    expect(lines).not.toContain(false);
    await viewer.close();
  });

  it.each(LANGUAGES)(
    'have large buttons and fit on a narrow screen and with large text, in %s',
    async (language) => {
      const viewer = await openViewer(browser, language, { viewport: { ...PHONE, width: 320 } });
      await viewer.open(LIST);
      expect(await hasWideContent(viewer.page)).toBe(false);
      const sizes = await viewer.page.locator('.job-list .save-button').evaluateAll((buttons) =>
        buttons.map((button) => {
          const { width, height } = button.getBoundingClientRect();
          return width >= 44 && height >= 44;
        }),
      );
      expect(sizes.length).toBeGreaterThan(5);
      expect(sizes).not.toContain(false);
      await viewer.page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect(await hasWideContent(viewer.page)).toBe(false);
      await viewer.close();
    },
  );
});

describe('the first job beside the list', () => {
  it('is shown without taking the focus or the address, and is opened after a look', async () => {
    const viewer = await openViewer(browser, 'hi', { viewport: DESKTOP });
    const { page } = viewer;
    const requests: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().includes('getJobByShareId')) requests.push(request.postDataJSON().isPreview ?? false);
    });
    await viewer.open(LIST);
    await page.locator('.job-pane .job-head').waitFor();
    expect(await page.evaluate(() => document.activeElement?.closest('.job-pane') === null)).toBe(true);
    expect(new URL(page.url()).searchParams.has('job')).toBe(false);
    await expect.poll(() => requests).toEqual([true, false]);
    expect(await page.locator('.job-pane .job-head').count()).toBe(1);
    await viewer.expectNoFaults();
    await viewer.close();
  });
});
