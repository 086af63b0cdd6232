import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeViewers, sharedBrowser } from './support/shared-browser.ts';
import { openViewer } from './support/viewer.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await sharedBrowser();
});
afterAll(() => closeViewers(browser));

/**
 * Returns the visible markers that an edge of the map cuts, or that the zoom buttons, the attribution, the bar or the sheet
 * partly cover, with their rectangles.
 */
const faultyMarkers = (page: Page) =>
  page.evaluate(() => {
    const rectOf = (one: Element) => one.getBoundingClientRect();
    const view = document.querySelector('.map-view');
    if (view === null) return ['no map'];
    const map = rectOf(view);
    const over = (one: DOMRect, other: DOMRect) =>
      one.left < other.right - 1 &&
      other.left < one.right - 1 &&
      one.top < other.bottom - 1 &&
      other.top < one.bottom - 1;
    const covers = [...document.querySelectorAll('.leaflet-control, .map-bar > *, .map-screen__side')]
      .map((one) => ({ name: one.className, rect: rectOf(one) }))
      .filter(({ rect }) => rect.width > 0 && over(rect, map));
    const markers = [...document.querySelectorAll('.map-marker')].filter(
      (one) => getComputedStyle(one).visibility === 'visible' && over(rectOf(one), map),
    );
    return markers.flatMap((marker) => {
      const rect = rectOf(marker);
      const isCut = rect.left < map.left || rect.right > map.right;
      const covering = covers.filter((cover) => over(rect, cover.rect)).map(({ name }) => name);
      if (!isCut && covering.length === 0) return [];
      return [`${marker.textContent} ${JSON.stringify(rect)} ${isCut ? 'cut' : ''} ${covering.join(', ')}`];
    });
  });

const sizes = [
  [320, 640],
  [360, 740],
  [1280, 860],
] as const;
const looks = sizes.flatMap(([width, height]) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    ([100, 200] as const).map((text) => [width, height, theme, text] as const),
  ),
);

describe('the map', () => {
  it.each(looks)(
    'keeps its markers inside the edges and out of the zoom buttons at %i × %i pixels, %s, text at %i percent',
    async (width, height, theme, text) => {
      const viewer = await openViewer(browser, 'mr', { viewport: { width, height }, colorScheme: theme });
      const { page } = viewer;
      await page.addInitScript((percent) => {
        document.addEventListener('DOMContentLoaded', () => {
          document.documentElement.style.fontSize = `${percent}%`;
        });
      }, text);
      await viewer.open('/mapjobs?city=Pune');
      await page.locator('.map-marker').first().waitFor();
      const boxOf = async (selector: string) => {
        const box = await page.locator(selector).boundingBox();
        if (!box) throw new Error(`${selector} is not visible`);
        return { ...box, right: box.x + box.width, bottom: box.y + box.height };
      };
      await expect.poll(() => faultyMarkers(page)).toEqual([]);
      const [zoom, bar, side] = await Promise.all(
        ['.leaflet-control-zoom', '.map-bar', '.map-screen__side'].map(boxOf),
      );
      if (!(zoom && bar && side)) throw new Error('The map is incomplete');
      // A marker is dragged to the edge, then under the buttons. On a wide screen the cards are beside the map.
      const isSheet = side.x < zoom.x && zoom.x < side.right;
      const from = { x: zoom.x - 60, y: ((isSheet ? side.y : height) + bar.bottom) / 2 };
      const hasRoom = !isSheet || side.y - bar.bottom > 60;
      for (const to of hasRoom
        ? [
            { x: zoom.right + 6, y: from.y },
            { x: zoom.x + 8, y: zoom.bottom },
          ]
        : []) {
        await page.mouse.move(from.x, from.y);
        await page.mouse.down();
        await page.mouse.move(to.x, to.y, { steps: 4 });
        await page.mouse.up();
        await expect.poll(() => faultyMarkers(page)).toEqual([]);
      }
      // The card of a selected job makes the sheet higher, by more with large text.
      const tag = page.locator('.map-marker:not(.map-marker--cluster, .map-marker--covered)').first();
      if (hasRoom && (await tag.count()) > 0) await tag.press('Enter');
      await expect.poll(() => faultyMarkers(page)).toEqual([]);
      await viewer.close();
    },
  );
});
