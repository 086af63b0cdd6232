import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeViewers, sharedBrowser } from './support/shared-browser.ts';
import { openViewer } from './support/viewer.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await sharedBrowser();
});
afterAll(() => closeViewers(browser));

interface Press {
  readonly button: string;
  /** The content that is laid out one frame later. */
  readonly later: string;
  /** The element that shows it, whose height must not change between the two frames. */
  readonly sheet: string;
}

/** Presses a button. Returns what is laid out before the next frame, and afterwards. */
async function press({ button, later, sheet }: Press) {
  const look = () => {
    const content = document.querySelector(later);
    return {
      isLaidOut: content?.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
      height: document.querySelector(sheet)?.getBoundingClientRect().height,
      focus: document.activeElement?.className,
    };
  };
  document.querySelector<HTMLElement>(button)?.click();
  // React renders the answer to a click in a microtask.
  await Promise.resolve();
  const first = look();
  while (!look().isLaidOut) await new Promise(requestAnimationFrame);
  return { first, second: look() };
}

it.each<Press & { readonly name: string; readonly path: string }>([
  {
    name: 'the sheet of cities',
    path: '/',
    button: '#hero-city',
    later: '.city-sheet__grid',
    sheet: '#city-sheet .nk-dialog__sheet',
  },
  {
    name: 'the sheet of filters',
    path: '/joblist',
    button: '.job-list-bar__filters',
    later: '.html-filters > :nth-child(3)',
    sheet: '#filter-sheet .nk-dialog__sheet',
  },
  {
    name: 'the list of the map',
    path: '/mapjobs?city=Pune',
    button: '.map-head__turn',
    later: '.job-rail',
    sheet: '.map-screen__side',
  },
])('$name opens at its full height one frame before its long content, and keeps the focus', async (part) => {
  const { path, ...places } = part;
  const viewer = await openViewer(browser, 'mr');
  await viewer.open(path);
  await viewer.awaitScript(places.button);
  const { first, second } = await viewer.page.evaluate(press, places);
  expect(first.isLaidOut).toBe(false);
  expect(second.isLaidOut).toBe(true);
  expect(first.height).toBeGreaterThan(400);
  expect(second.height).toBe(first.height);
  expect(second.focus).toBe(first.focus);
  await viewer.close();
});
