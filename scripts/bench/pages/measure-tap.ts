import { answerOf } from './answer-of.ts';
import type { PageToMeasure } from './pages-to-measure.ts';
import { type Browser, openPhone, openTab, type Tab } from './slow-phone.ts';
import { type Place, REST, watchControl } from './watch-page.ts';

/** When the control is tapped: as soon as it is painted, two seconds after the navigation, or after hydration. */
export type TapTime = 'first paint' | '2 s' | 'hydrated';

export interface Tap {
  readonly control: string;
  readonly time: TapTime;
  /** Milliseconds from the start of the navigation to the answer. */
  readonly answered: number;
  /** Milliseconds from the end of the touch to the answer; infinite without one. */
  readonly delay: number;
  /** What the person sees first. */
  readonly change: string;
  /** Milliseconds of the click until the next paint, by the Event Timing API. 0 if the browser reported none, as below 16. */
  readonly interaction: number;
}

/** Milliseconds after which a tap counts as never answered. */
const UNANSWERED_MS = 10_000;
/** Milliseconds within which the browser reports the duration of an event of 16 ms or more. */
const REPORTED_MS = 1000;
const PATIENCE_MS = 30_000;
const LATE = 'new Promise((done) => setTimeout(done, Math.max(0, 2000 - performance.now())))';

/** Expression for the middle of a control, which it brings into the window first; null if it is not on the page. */
const placeOf = (control: string) => `(async () => {
  const at = document.querySelector(${JSON.stringify(control)});
  if (!at) return null;
  const isInside = ({ top, bottom }) => top >= 0 && bottom <= innerHeight;
  if (!isInside(at.getBoundingClientRect())) {
    at.scrollIntoView({ block: 'center', behavior: 'instant' });
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  }
  const { left, top, width, height } = at.getBoundingClientRect();
  return width > 0 ? { x: left + width / 2, y: top + height / 2 } : null;
})()`;

/** Taps a place. Returns null if there is none. */
async function tap(tab: Tab, place: Place | null): Promise<Omit<Tap, 'control' | 'time'> | null> {
  if (place === null) return null;
  tab.reports.forget('sign');
  tab.reports.forget('interaction');
  await tab.touch(place.x, place.y);
  const sign = await tab.reports.next('sign', UNANSWERED_MS);
  if (sign === null) return { answered: Infinity, delay: Infinity, change: 'nothing', interaction: 0 };
  const { change, lifted } = sign;
  // The page is leaving, so it reports nothing more.
  const click = change === 'leaves' ? null : await tab.reports.next('interaction', REPORTED_MS);
  const answered = answerOf(sign, click);
  return { answered, delay: answered - lifted, change, interaction: click?.duration ?? 0 };
}

/** Taps a control on a first visit, before the page is hydrated. Returns null if it is not on the page. */
export async function measureFirstTap(
  browser: Browser,
  { address, language, controls }: PageToMeasure,
  control: string,
  time: 'first paint' | '2 s',
): Promise<Tap | null> {
  const phone = await openPhone(browser, language, address);
  try {
    const selector = controls[control] ?? control;
    if (time === 'first paint') await phone.addInitScript(watchControl(selector));
    const tab = await openTab(phone);
    await tab.open(address);
    let place: Place | null;
    if (time === 'first paint') ({ place } = await tab.reports.await('ready', PATIENCE_MS));
    else {
      await tab.reports.await('painted', PATIENCE_MS);
      await tab.evaluate(LATE);
      place = await tab.evaluate<Place | null>(placeOf(selector));
    }
    const result = await tap(tab, place);
    return result && { control, time, ...result };
  } finally {
    await phone.close();
  }
}

/** Taps the controls of a hydrated page one after another. Each dialog is closed before the next tap. */
export async function measureLaterTaps(
  browser: Browser,
  { address, language, controls }: PageToMeasure,
): Promise<Tap[]> {
  const phone = await openPhone(browser, language, address);
  const taps: Tap[] = [];
  try {
    let tab = await openTab(phone);
    await tab.open(address);
    await tab.awaitRest();
    for (const [control, selector] of Object.entries(controls)) {
      const result = await tap(tab, await tab.evaluate<Place | null>(placeOf(selector)));
      if (result) taps.push({ control, time: 'hydrated', ...result });
      if (result?.change === 'leaves' || result?.change === 'data-busy') {
        await tab.close();
        tab = await openTab(phone);
        await tab.open(address);
        await tab.awaitRest();
      } else if (result) {
        await tab.pressEscape();
        await tab.evaluate(REST);
      }
    }
    return taps;
  } finally {
    await phone.close();
  }
}
