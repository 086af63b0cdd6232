import { LANGUAGES } from '@nukkad/contract';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeViewers, sharedBrowser, wholeBrowser } from './support/shared-browser.ts';
import { DESKTOP, openViewer, PHONE, type Viewer } from './support/viewer.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await sharedBrowser();
});
afterAll(() => closeViewers(browser));

const LIST = '/joblist?city=Pune';
const TITLE = '.job-list h2 a';
const PANE_TITLE = '.job-pane h2';

/** Opens a job of the list in the column next to it. Returns its title. */
async function openBeside({ page }: Viewer, index: number): Promise<string> {
  const card = page.locator(TITLE).nth(index);
  const title = (await card.textContent()) ?? '';
  await card.click();
  await page.waitForURL(/[?&]job=/);
  await page.locator(PANE_TITLE, { hasText: title }).waitFor();
  return title;
}

/** Measures the buttons of the bar: position, height, and whether the text is cut off. */
const barButtons = (page: Page) =>
  page.locator('.job-list-bar__choices > .nk-button:visible').evaluateAll((all) =>
    all.map((button) => {
      const { top, height, right } = button.getBoundingClientRect();
      const words = button.querySelector(':scope > span');
      const isCut = words !== null && words.scrollWidth > words.clientWidth;
      return { top, height, right, isPlace: button.matches('.job-list-bar__city'), isCut };
    }),
  );

const PLACES = ['', 'city=Pune&', 'city=Chhatrapati+Sambhajinagar&'];

describe('the bar above the list', () => {
  it.each([320, PHONE.width, 412])(
    'has city, "near me" and filters in one row of %i pixels in any font',
    async (width) => {
      const viewer = await openViewer(browser, null, { viewport: { ...PHONE, width } });
      const { page } = viewer;
      for (const language of LANGUAGES) {
        await viewer.chooseLanguage(language);
        for (const place of PLACES) {
          await viewer.open(`/joblist?${place}type=part_time`);
          const buttons = await barButtons(page);
          expect(buttons).toHaveLength(3);
          expect(new Set(buttons.map(({ top }) => top)).size).toBe(1);
          expect(buttons.every(({ right, height }) => right <= width && height >= 44)).toBe(true);
          expect(buttons.filter(({ isCut, isPlace }) => isCut && !isPlace)).toEqual([]);
        }
      }
      await viewer.close();
    },
  );

  it.each(LANGUAGES)('cuts no word off where letters are twice as large, in %s', async (language) => {
    const viewer = await openViewer(browser, language, { viewport: PHONE });
    await viewer.open('/joblist?city=Chhatrapati+Sambhajinagar&type=part_time');
    await viewer.page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const buttons = await barButtons(viewer.page);
    expect(buttons.filter(({ isCut }) => isCut)).toEqual([]);
    expect(buttons.every(({ right }) => right <= PHONE.width)).toBe(true);
    await viewer.close();
  });
});

describe('a job beside the list', () => {
  it.each(LANGUAGES)('opens, outlives a reload and closes with Back, in %s', async (language) => {
    const viewer = await openViewer(browser, language, { viewport: DESKTOP });
    const { page } = viewer;
    await viewer.open(LIST);
    const first = (await page.locator(TITLE).first().textContent()) ?? '';
    await page.locator(PANE_TITLE, { hasText: first }).waitFor();
    const title = await openBeside(viewer, 1);
    await page.waitForFunction((at) => document.activeElement?.matches(at), PANE_TITLE);
    expect(await page.locator('.nk-listing--current').textContent()).toContain(title);
    await viewer.expectNoFaults();
    await page.reload();
    await page.locator(PANE_TITLE, { hasText: title }).waitFor();
    await page.goBack();
    await page.locator(PANE_TITLE, { hasText: first }).waitFor();
    expect(page.url()).not.toContain('job=');
    await viewer.close();
  });

  it('restores the focus to its card when it is closed', async () => {
    const viewer = await openViewer(browser, 'en', { viewport: DESKTOP });
    const { page } = viewer;
    await viewer.open(LIST);
    const title = await openBeside(viewer, 2);
    await page.waitForFunction((at) => document.activeElement?.matches(at), PANE_TITLE);
    await page.keyboard.press('Escape');
    await page.waitForURL((url) => !url.searchParams.has('job'));
    await page.waitForFunction((text) => document.activeElement?.textContent === text, title);
    await viewer.close();
  });

  it('is a separate page on a phone, also at the address of the desktop', async () => {
    const wide = await openViewer(browser, 'hi', { viewport: DESKTOP });
    await wide.open(LIST);
    const title = await openBeside(wide, 0);
    const address = new URL(wide.page.url());
    await wide.close();
    const phone = await openViewer(browser, 'hi', { viewport: PHONE });
    const { page } = phone;
    await phone.open(address.pathname + address.search);
    await page.waitForURL(/\/jobs\?/);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await phone.open(LIST);
    await page.locator(TITLE).first().click();
    await page.waitForURL(/\/jobs\?/);
    await phone.close();
  });
});

describe('the sliders of the filters', () => {
  it.each(LANGUAGES)(
    'keep the focus and their value while the count of jobs loads and after Apply, in %s',
    async (language) => {
      const viewer = await openViewer(browser, language, { viewport: DESKTOP });
      const { page, words } = viewer;
      await viewer.open(LIST);
      // Only wide screens have the sliders from the start. A phone first shows a form with lists (see FilterSheet).
      const panel = page.getByRole('form', { name: words.filter('title') });
      for (const name of [words.filter('name.radiusKm'), words.filter('ends.rupees.from')]) {
        const slider = panel.getByRole('slider', { name });
        await slider.focus();
        const before = Number(await slider.inputValue());
        const step = Number(await slider.getAttribute('step')) || 1;
        const key = before > 0 ? 'ArrowLeft' : 'ArrowRight';
        for (let press = 0; press < 3; press += 1) await page.keyboard.press(key);
        const isFocused = () => slider.evaluate((one) => one === document.activeElement);
        const moved = String(before + (before > 0 ? -3 : 3) * step);
        expect(await slider.inputValue()).toBe(moved);
        expect(await isFocused()).toBe(true);
        const address = page.url();
        await page.keyboard.press('Enter');
        await expect.poll(() => page.url()).not.toBe(address);
        await page.locator(TITLE).first().waitFor();
        expect(await isFocused()).toBe(true);
        expect(await slider.inputValue()).toBe(moved);
        // The next press still moves this slider.
        await page.keyboard.press(key);
        expect(Math.abs(Number(await slider.inputValue()) - before)).toBe(4 * step);
      }
      await viewer.close();
    },
  );
});

describe('a list with several pages', () => {
  it('works at every visit, also when all scripts are cached', async () => {
    const viewer = await openViewer(browser, 'en');
    for (let visit = 0; visit < 4; visit += 1) {
      await viewer.open(LIST);
      await viewer.awaitScript('.job-list__more');
    }
    await viewer.expectNoFaults();
    await viewer.close();
  });

  it('keeps its jobs when the connection is lost, and continues afterwards', async () => {
    const viewer = await openViewer(await wholeBrowser(), 'en');
    const { page } = viewer;
    await viewer.open(LIST);
    const cards = page.locator('.job-list article');
    const shown = await cards.count();
    await viewer.awaitScript('.job-list__more');
    await page.context().setOffline(true);
    await page.locator('.job-list__more').click();
    const error = page.locator('.nk-error');
    await error.waitFor();
    expect(await cards.count()).toBe(shown);
    await page.context().setOffline(false);
    // The shown jobs are refetched automatically; the reader loads the next page.
    await error.waitFor({ state: 'detached' });
    await page.locator('.job-list__more').click();
    await cards.nth(shown).waitFor();
    await viewer.close();
  });
});

describe('the list without script', () => {
  it('has links to the next pages, and a form for the filters', async () => {
    const viewer = await openViewer(browser, 'mr', { javaScriptEnabled: false });
    const { page, words } = viewer;
    await viewer.open(LIST);
    const titles = await page
      .locator(TITLE)
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    await page.getByRole('link', { name: words.common('loadMore') }).click();
    await page.waitForURL(/after=/);
    const further = await page
      .locator(TITLE)
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(further.length).toBeGreaterThan(0);
    expect(further.filter((link) => titles.includes(link))).toEqual([]);
    await page.getByRole('link', { name: words.jobs('firstJobs') }).click();
    await page.waitForURL((url) => !url.searchParams.has('after'));

    await page.getByRole('button', { name: words.filter('open') }).click();
    await page.getByLabel(words.filter('name.jobType')).selectOption('part_time');
    await page.getByRole('button', { name: words.filter('apply') }).click();
    await page.waitForURL(/type=part_time/);
    expect(new URL(page.url()).searchParams.get('city')).toBe('Pune');
    const cards = page.locator('.job-list article');
    expect(await cards.count()).toBeGreaterThan(0);
    for (const card of await cards.all())
      expect(await card.textContent()).toContain(words.jobs('choice.jobType.PART_TIME'));
    await viewer.close();
  });
});

describe('a search that finds nothing', () => {
  it('shows the number of jobs without each part of its text, also without JavaScript', async () => {
    const viewer = await openViewer(browser, 'en', { javaScriptEnabled: false });
    const { page, words } = viewer;
    await viewer.open('/joblist?q=delivery+job+pune+98000');
    await page.getByRole('heading', { name: words.jobs('empty.filtered') }).waitFor();
    const dear = page.locator('.nk-empty__action a', { hasText: '₹98,000' });
    const [, count] = /: (\d+)/.exec((await dear.textContent()) ?? '') ?? [];
    await dear.click();
    await page.waitForURL((url) => url.searchParams.get('q') === 'delivery job pune');
    expect(await page.locator('.job-count').textContent()).toContain(count);
    await viewer.close();
  });

  it('suggests filters to remove, and removes them', async () => {
    const viewer = await openViewer(browser, 'hi');
    const { page, words } = viewer;
    await viewer.open('/joblist?city=Leh&profile=tailor&qual=pg&type=internship&pay=99500-100000&radius=1');
    await page.getByRole('heading', { name: words.jobs('empty.filtered') }).waitFor();
    await viewer.expectNoFaults();
    const advice = page.locator('.nk-empty__action a').first();
    await advice.click();
    await page.waitForFunction(() => !window.location.search.includes('qual=pg&type=internship&pay=99500'));
    await viewer.close();
  });
});
