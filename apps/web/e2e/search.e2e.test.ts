import { LANGUAGES } from '@nukkad/contract';
import { inPlace } from '@nukkad/i18n';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeViewers, sharedBrowser } from './support/shared-browser.ts';
import { DESKTOP, openViewer, PHONE } from './support/viewer.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await sharedBrowser();
});
afterAll(() => closeViewers(browser));

const COOK = { en: 'Cook', hi: 'रसोइया', mr: 'स्वयंपाकी' } as const;
const PUNE = { en: 'Pune', hi: 'पुणे', mr: 'पुणे' } as const;
const NASHIK = { en: 'Nashik', hi: 'नासिक', mr: 'नाशिक' } as const;
const WAKAD = { en: 'Wakad', hi: 'वाकड', mr: 'वाकड' } as const;

describe('a search by words', () => {
  it.each(LANGUAGES)('covers one of two places, and leads to the other one, in %s', async (language) => {
    const viewer = await openViewer(browser, language);
    const { page, words } = viewer;
    const titleOf = (place: string) => words.jobs('of.in', { what: COOK[language], place });
    await viewer.open('/joblist?q=rasoiya+pune+ya+nashik');
    await page.getByRole('heading', { level: 1, name: titleOf(PUNE[language]), exact: true }).waitFor();
    const link = page.getByRole('link', {
      name: words.filter('alsoIn', { where: inPlace(NASHIK[language], language) }),
    });
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await link.click();
    await page.waitForURL((url) => url.searchParams.get('q') === 'rasoiya nashik');
    await page.getByRole('heading', { level: 1, name: titleOf(NASHIK[language]), exact: true }).waitFor();
    await viewer.close();
  });

  it.each(LANGUAGES)(
    'shows the understood occupation and place; a chip is removed by keyboard and restored by Back, in %s',
    async (language) => {
      const viewer = await openViewer(browser, language);
      const { page, words } = viewer;
      const titleOf = (place: string) => words.jobs('of.in', { what: COOK[language], place });
      await viewer.open('/joblist?q=rasoiya+pune');
      await page.getByRole('heading', { level: 1, name: titleOf(PUNE[language]) }).waitFor();
      expect(await page.title()).toContain(titleOf(PUNE[language]));
      const place = page.locator('.job-list-bar__place');
      expect(await place.textContent()).toBe(PUNE[language]);
      const crosses = page.locator('.nk-pill__cross');
      for (const cross of await crosses.all()) {
        const box = await cross.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      }
      await viewer.awaitScript('.nk-pill__cross');
      await page.getByRole('link', { name: words.filter('remove', { name: PUNE[language] }) }).press('Enter');
      await page.waitForURL((url) => url.searchParams.get('q') === 'rasoiya');
      await page
        .getByRole('heading', { level: 1, name: words.jobs('of.all', { what: COOK[language] }) })
        .waitFor();
      await page.waitForFunction(
        (anyCity) => document.querySelector('.job-list-bar__place')?.textContent === anyCity,
        words.nav('anyCity'),
      );
      await page.waitForFunction(() => document.activeElement?.matches('.nk-pill__cross'));
      await crosses.press('Enter');
      await page.waitForURL((url) => !url.searchParams.has('q'));
      await page.waitForFunction(() => document.activeElement?.matches('h1'));
      await page.goBack();
      await page.goBack();
      await page.getByRole('heading', { level: 1, name: titleOf(PUNE[language]) }).waitFor();
      await viewer.expectNoFaults();
      await viewer.close();
    },
  );

  it.each([
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ])('keeps the chips of the server’s HTML while a %s loads the script', async (_device, viewport) => {
    const viewer = await openViewer(browser, 'en', { viewport });
    const { page } = viewer;
    await page.addInitScript(() => {
      const shown = new Set<Node>();
      const gone: string[] = [];
      new MutationObserver(() => {
        for (const chip of document.querySelectorAll('.nk-pill')) shown.add(chip);
        for (const chip of shown) if (!chip.isConnected) gone.push(chip.textContent ?? '');
      }).observe(document, { childList: true, subtree: true });
      Object.assign(window, { goneChips: gone, shownChips: shown });
    });
    await viewer.open('/joblist?q=rasoiya+pune');
    await viewer.awaitScript('.nk-pill__cross');
    const counts = await page.evaluate(() => {
      const { goneChips, shownChips } = window as unknown as { goneChips: string[]; shownChips: Set<Node> };
      return { gone: goneChips, shown: shownChips.size };
    });
    expect(counts).toEqual({ gone: [], shown: 2 });
    await viewer.close();
  });

  it('searches around a locality until another place is chosen', async () => {
    const viewer = await openViewer(browser, 'mr');
    const { page, words } = viewer;
    await viewer.open('/joblist?q=cook+wakad&city=Delhi');
    const place = page.locator('.job-list-bar__place');
    expect(await place.textContent()).toBe(`${WAKAD.mr}, ${PUNE.mr}`);
    await viewer.awaitScript('.job-list-bar button');
    await place.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('link', { name: PUNE.mr }).first().click();
    await page.waitForURL(
      (url) => url.searchParams.get('q') === 'cook' && url.searchParams.get('city') === 'Pune',
    );
    await page
      .getByRole('heading', { level: 1, name: words.jobs('of.in', { what: COOK.mr, place: PUNE.mr }) })
      .waitFor();
    await viewer.close();
  });

  it('shows the place of the text on the map', async () => {
    const viewer = await openViewer(browser, 'hi');
    const { page, words } = viewer;
    await viewer.open('/mapjobs?q=cook+pune');
    await page.locator('.map-bar').getByRole('button', { name: PUNE.hi, exact: true }).waitFor();
    await page.getByRole('link', { name: words.filter('remove', { name: PUNE.hi }) }).click();
    await page.waitForURL((url) => url.pathname.endsWith('/mapjobs') && url.searchParams.get('q') === 'cook');
    await page
      .locator('.map-bar')
      .getByRole('button', { name: words.nav('anyCity'), exact: true })
      .waitFor();
    await viewer.close();
  });
});

describe('the search', () => {
  it('shows the understood parts as removable chips', async () => {
    const viewer = await openViewer(browser, 'hi');
    const { page, words } = viewer;
    await viewer.open(`/joblist?q=${encodeURIComponent('रसोइया pune 15000')}`);
    const city = page.getByRole('link', { name: words.filter('remove', { name: 'पुणे' }) });
    await city.waitFor();
    await viewer.expectNoFaults();
    await city.click();
    await page.waitForURL((url) => !(url.searchParams.get('q') ?? '').includes('pune'));
    await city.waitFor({ state: 'detached' });
    await viewer.close();
  });
});
