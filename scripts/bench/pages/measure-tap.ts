import { type Browser, openPhone, openTab, type Page } from './slow-phone.ts';
import type { RecordedTaps } from './watch-taps.ts';

/** When the control is tapped: as soon as it is visible, two seconds after the navigation, or after hydration. */
export type TapTime = 'first paint' | '2 s' | 'hydrated';

export interface Tap {
  /** Milliseconds from the start of the navigation to the paint of the open dialog. */
  readonly answered: number;
  /** Milliseconds from the tap to the paint of the open dialog. */
  readonly delay: number;
  /** Duration of the longest interaction in milliseconds, as reported by the Event Timing API (INP). */
  readonly interaction: number;
}

const LATE_MS = 2000;
const POLL_MS = 20;
/** Milliseconds after which a tap counts as never answered. */
const UNANSWERED_MS = 30_000;
const IS_PAINTED = "performance.getEntriesByName('first-contentful-paint').length > 0";
/** Milliseconds without a request after which a page counts as hydrated. */
const HYDRATED_MS = 2000;
/** Milliseconds after which the browser has reported the duration of an event. */
const REPORTED_MS = 800;

async function waitUntil(page: Page, time: TapTime): Promise<void> {
  if (time === '2 s')
    await page.waitForTimeout(Math.max(0, LATE_MS - (await page.evaluate<number>('performance.now()'))));
  if (time !== 'hydrated') return;
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(HYDRATED_MS);
}

/**
 * Taps a control on a first visit and measures how fast its dialog opens. The tap is a touch of the browser, so that its events are
 * handled as those of a finger.
 */
export async function measureTap(
  browser: Browser,
  address: string,
  control: string,
  time: TapTime,
): Promise<Tap> {
  const phone = await openPhone(browser);
  try {
    const page = await openTab(phone);
    await page.goto(address, { waitUntil: 'commit' });
    const target = page.locator(control).first();
    // Until the first paint the page has no stylesheet, so the control would be somewhere else.
    while (!(await page.evaluate<boolean>(IS_PAINTED))) await page.waitForTimeout(POLL_MS);
    await target.waitFor({ state: 'visible' });
    await waitUntil(page, time);
    const box = await target.boundingBox();
    if (!box) throw new Error(`${control} has no place on ${address}`);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    const read = () => page.evaluate<RecordedTaps>('window.__taps');
    const start = Date.now();
    while ((await read()).opened === 0) {
      if (Date.now() - start > UNANSWERED_MS) throw new Error(`${control} on ${address} was not answered`);
      await page.waitForTimeout(POLL_MS);
    }
    await page.waitForTimeout(REPORTED_MS);
    const { down, opened, longest } = await read();
    return { answered: opened, delay: opened - down, interaction: longest };
  } finally {
    await phone.close();
  }
}
