import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeViewers, sharedBrowser } from './support/shared-browser.ts';
import { DESKTOP, openViewer, PHONE } from './support/viewer.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await sharedBrowser();
});
afterAll(() => closeViewers(browser));

const CLUSTER = '.map-marker--cluster';

describe('the map', () => {
  it.each([
    ['en', PHONE],
    ['hi', PHONE],
    ['mr', DESKTOP],
  ] as const)(
    'opens a cluster by keyboard and announces its number of jobs, in %s',
    async (language, viewport) => {
      const viewer = await openViewer(browser, language, { viewport });
      const { page, words } = viewer;
      await viewer.open('/mapjobs?city=Pune');
      const map = page.getByRole('region', { name: words.map('label') });
      await map.locator(CLUSTER).first().waitFor();
      // The jobs of later pages have markers too.
      await expect
        .poll(async () => {
          const texts = await map.locator(CLUSTER).allTextContents();
          return texts.reduce((total, text) => total + Number(text), 0);
        })
        .toBeGreaterThan(40);
      // When zoomed out, a cluster contains jobs of several buildings.
      const further = page.getByRole('button', { name: words.map('zoomOut') });
      while ((await further.getAttribute('aria-disabled')) !== 'true') await further.press('Enter');
      const counts = await map.locator(CLUSTER).allTextContents();
      const most = Math.max(...counts.map(Number));
      const cluster = map.locator(CLUSTER).filter({ hasText: new RegExp(`^${most}$`) });
      expect(await cluster.first().getAttribute('aria-label')).toBe(words.map('cluster', { count: most }));
      await cluster.first().focus();
      await page.keyboard.press('Enter');
      await expect
        .poll(async () => Math.max(0, ...(await map.locator(CLUSTER).allTextContents()).map(Number)))
        .toBeLessThan(most);
      // The focus stays on the map, on the marker that now contains the first of those jobs.
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.matches('.map-marker') ?? false))
        .toBe(true);
      await viewer.expectNoFaults();
      await viewer.close();
    },
  );

  it('does not cover place names with markers on a phone, and shows its jobs as a list on one click', async () => {
    const viewer = await openViewer(browser, 'hi');
    const { page, words } = viewer;
    await viewer.open('/mapjobs?city=Pune');
    await page.locator('.map-name--city').first().waitFor();
    const covered = await page.evaluate(() => {
      const rooms = (selector: string) =>
        [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
      const tags = rooms('.map-marker');
      const isUnder = (name: DOMRect) =>
        tags.some(
          (tag) =>
            tag.left < name.right && name.left < tag.right && tag.top < name.bottom && name.top < tag.bottom,
        );
      return rooms('.map-name span').filter(isUnder).length;
    });
    expect(covered).toBe(0);
    expect(await page.locator('[data-job]').count()).toBe(20);
    expect(await page.locator('[data-job]').first().isVisible()).toBe(false);
    await page.getByRole('button', { name: words.map('turn.folded') }).click();
    await page.getByRole('button', { name: words.map('turn.list') }).waitFor();
    const tops = await page
      .locator('[data-job]')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
    expect(tops[1] ?? 0).toBeGreaterThan(tops[0] ?? 0);
    await page.locator('[data-job]').nth(19).scrollIntoViewIfNeeded();
    await expect.poll(() => page.locator('[data-job]').count()).toBeGreaterThan(20);
    await viewer.expectNoFaults();
    await viewer.close();
  });

  it.each([
    ['en', 360, 740],
    ['hi', 320, 640],
    ['mr', 360, 740],
    ['mr', 320, 640],
  ] as const)('fills the screen and cuts nothing in %s at %i pixels', async (language, width, height) => {
    const viewer = await openViewer(browser, language, { viewport: { width, height } });
    const { page, words } = viewer;
    await viewer.open('/mapjobs?city=Pune');
    await page.locator('.map-marker').first().waitFor();
    const boxOf = async (selector: string) => {
      const box = await page.locator(selector).first().boundingBox();
      if (!box) throw new Error(`${selector} is not visible`);
      return { ...box, right: box.x + box.width, bottom: box.y + box.height };
    };
    const map = await boxOf('.map-view');
    const tabs = await boxOf('.nk-tab-bar');
    expect([map.x, map.width]).toEqual([0, width]);
    // The tab bar is a few pixels lower in English.
    expect(Math.abs(map.bottom - tabs.y)).toBeLessThan(8);
    const sheet = await boxOf('.map-screen__side');
    expect(sheet.height).toBeGreaterThanOrEqual(90);
    expect(sheet.height).toBeLessThanOrEqual(120);
    const filters = await page.getByRole('button', { name: words.filter('open') }).boundingBox();
    expect((filters?.x ?? width) + (filters?.width ?? 0)).toBeLessThanOrEqual(width);
    // Of the markers that the first view shows, none is cut by the screen, the bar or the sheet.
    const cut = await page.locator('.map-marker').evaluateAll(
      (markers, [from, to]) => {
        const rects = markers.map((marker) => marker.getBoundingClientRect());
        const seen = rects.filter(({ top, bottom }) => top < to && bottom > from);
        const isOut = ({ left, right }: DOMRect) =>
          right > 0 && left < innerWidth && (left < 0 || right > innerWidth);
        return seen.filter(isOut).length;
      },
      [map.y, sheet.y] as const,
    );
    expect(cut).toBe(0);
    // No marker or name is cut by the bar above or the sheet below.
    const crossing = await page.locator('.map-marker, .map-name span').evaluateAll(
      (all, [from, to]) => {
        const visible = all.filter((one) => getComputedStyle(one).visibility === 'visible');
        const crosses = (edge: number, { top, bottom }: DOMRect) => top < edge - 1 && bottom > edge + 1;
        const rects = visible.map((one) => one.getBoundingClientRect());
        return rects.filter((rect) => crosses(from, rect) || crosses(to, rect)).length;
      },
      [map.y + 60, map.bottom - 96] as const,
    );
    expect(crossing).toBe(0);
    const attribution = await boxOf('.leaflet-control-attribution');
    expect(attribution.bottom).toBeLessThanOrEqual(sheet.y + 1);
    await viewer.expectNoFaults();
    await viewer.close();
  });

  it.each([
    ['mr-IN', 360],
    ['hi-IN', 320],
  ])('fits above the tab bar while the language offer of %s shows at %i pixels', async (locale, width) => {
    const viewer = await openViewer(browser, null, { locale, viewport: { width, height: 740 } });
    const { page } = viewer;
    await viewer.open('/mapjobs?city=Pune');
    const offer = page.locator('.language-offer');
    await offer.waitFor();
    await page.locator('.map-marker').first().waitFor();
    const [offerBox, map, side, tabs] = await Promise.all(
      ['.language-offer', '.map-screen', '.map-screen__side', '.nk-tab-bar'].map((selector) =>
        page.locator(selector).boundingBox(),
      ),
    );
    if (!(offerBox && map && side && tabs)) throw new Error('A part of the screen is not visible');
    expect(map.y).toBeGreaterThanOrEqual(offerBox.y + offerBox.height - 1);
    expect(Math.abs(map.y + map.height - tabs.y)).toBeLessThan(8);
    expect(side.y + side.height).toBeLessThanOrEqual(tabs.y + 8);
    // Both languages can be tapped, and neither is cut.
    const links = await offer.locator('a:visible').evaluateAll((all) =>
      all.map((link) => {
        const { left, right, height } = link.getBoundingClientRect();
        return {
          isInside: left >= 0 && right <= innerWidth,
          height,
          isCut: link.scrollWidth > link.clientWidth,
        };
      }),
    );
    expect(links).toHaveLength(2);
    for (const link of links) {
      expect(link).toMatchObject({ isInside: true, isCut: false });
      expect(link.height).toBeGreaterThanOrEqual(44);
    }
    await viewer.expectNoFaults();
    await viewer.close();
  });

  it.each([
    ['cards', 100],
    ['list', 400],
  ] as const)('its sheet follows the finger and then shows %s', async (sheet, pixels) => {
    const viewer = await openViewer(browser, 'mr', { viewport: { width: 360, height: 740 } });
    const { page } = viewer;
    await viewer.open('/mapjobs?city=Pune');
    await page.locator('.map-marker').first().waitFor();
    const side = page.locator('.map-screen__side');
    const { y = 0, height = 0 } = (await side.boundingBox()) ?? {};
    await page.mouse.move(100, y + 20);
    await page.mouse.down();
    for (const share of [0.5, 1]) {
      await page.mouse.move(100, y + 20 - pixels * share);
      await expect
        .poll(async () => Math.round(((await side.boundingBox())?.height ?? 0) - height))
        .toBe(pixels * share);
    }
    await page.mouse.up();
    const screen = page.locator('.map-screen');
    await expect.poll(() => screen.getAttribute('data-sheet')).toBe(sheet);
    await expect.poll(() => screen.getAttribute('data-moving')).toBeNull();
    await viewer.expectNoFaults();
    await viewer.close();
  });

  it('still shows the list if the map cannot be loaded', async () => {
    const viewer = await openViewer(browser, 'hi');
    const { page, words } = viewer;
    await page.route(/map-canvas/, (route) => route.abort());
    await viewer.open('/mapjobs?city=Pune&q=rasoiya');
    await page.getByText(words.map('missing')).waitFor();
    expect(await page.locator('[data-job]').count()).toBeGreaterThan(0);
    await viewer.close();
  });

  it('first suggests filters to remove if there are no jobs nearby, with low cards', async () => {
    const viewer = await openViewer(browser, 'mr');
    const { page, words } = viewer;
    await viewer.open('/mapjobs?city=Pune&q=teacher&pay=60000-80000');
    const rail = page.getByRole('list', { name: words.map('list') });
    await page.getByRole('button', { name: words.map('turn.folded') }).click();
    const first = rail.locator(':scope > li').first();
    await first.getByRole('heading', { name: words.jobs('empty.filtered') }).waitFor();
    const card = await rail.locator('[data-job] article').first().boundingBox();
    expect(card?.height ?? 0).toBeGreaterThan(0);
    expect(card?.height ?? 0).toBeLessThan(280);
    await viewer.expectNoFaults();
    await viewer.close();
  });
});
