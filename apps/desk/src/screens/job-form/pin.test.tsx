import { until } from '@nukkad/browser/testing/page.ts';
import { companyJobPublish, companyPlaces } from '@nukkad/contract/partner/company-job.routes.ts';
import { draftChange, draftOne } from '@nukkad/contract/partner/draft.routes.ts';
import type { JobFields } from '@nukkad/contract/partner/job-fields.wire.ts';
import { suggestPay, suggestPlaces, suggestWork } from '@nukkad/contract/partner/suggestion.routes.ts';
import { expect, it, onTestFinished, vi } from 'vitest';
import { answer, type FakePartner, fakePartner, offline } from '../../testing/fake-partner.ts';
import { renderHireScreen } from '../../testing/render-hire-screen.tsx';
import { COOKS, DRAFT, DRAFT_ID, JOB, PLACE, START, USUAL_PAY } from '../../testing/sample-job.ts';
import { placeAnswer } from '../../testing/sample-places.ts';

const OPEN = 'Show the exact place on the map';
/** Degrees north of Pune: just within 50 km. */
const ALMOST_FAR = 18.52 + 49.95 / 110.7;

function shop(place: Partial<JobFields> = {}): FakePartner {
  return fakePartner(
    answer(companyPlaces, { items: [PLACE], start: START }),
    answer(suggestWork, COOKS),
    answer(suggestPay, USUAL_PAY),
    answer(draftOne, { ...DRAFT, fields: { ...DRAFT.fields, ...place } }),
    answer(draftChange, DRAFT),
    answer(companyJobPublish, JOB),
    placeAnswer,
  );
}

async function openPlace(partner: FakePartner) {
  const page = await renderHireScreen(`/jobs/new?draft=${DRAFT_ID}`, { partner });
  await page.press('PlaceFC Road · 1 person');
  return page;
}

const pin = () => document.querySelector<HTMLElement>('.hire-pin-map__pin');
async function pressArrow(key: string): Promise<void> {
  await until(() => expect(pin()).not.toBeNull());
  pin()?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}
const moved = (partner: FakePartner) =>
  Object.assign({}, ...partner.calls(draftChange).map(({ body }) => body.fields)) as JobFields;

it('moves the pin by the arrow keys, and the draft keeps the place', async () => {
  const partner = shop();
  const page = await openPlace(partner);
  await page.press(OPEN);
  await page.shows('The pin is 50 m from the middle of Pune.');
  expect(pin()?.getAttribute('aria-label')).toBe('Pin of the workplace. The arrow keys move it.');
  expect(pin()?.tabIndex).toBe(0);
  await pressArrow('ArrowUp');
  await pressArrow('ArrowRight');
  await page.press('Publish');
  const { latitude, longitude, ...others } = moved(partner);
  expect(latitude).toBeGreaterThan(PLACE.latitude);
  expect(longitude).toBeGreaterThan(PLACE.longitude);
  expect(others).toEqual({});
});

it('refuses a place more than 50 km from the city, and keeps the one before', async () => {
  const partner = shop({ latitude: ALMOST_FAR });
  const page = await openPlace(partner);
  await page.press(OPEN);
  await pressArrow('ArrowUp');
  await page.shows('This place is more than 50 km from Pune. Put the pin closer, or choose another city.');
  await page.press('Publish');
  expect(moved(partner)).toEqual({});
});

it('loads nothing of the map until somebody opens it, and says if it cannot be loaded', async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor() {
        throw new Error('an old browser');
      }
    },
  );
  const partner = shop();
  const page = await openPlace(partner);
  expect(partner.calls(suggestPlaces)).toEqual([]);
  await page.press(OPEN);
  await page.shows('The map could not be loaded. The rest of the form works without it.');
  expect(page.names()).toContain(OPEN);
  await page.press('Publish');
  expect(partner.calls(companyJobPublish)).toHaveLength(1);
});

it('waits for the city without a line', async () => {
  const partner = shop();
  partner.answer(suggestPlaces, offline);
  const page = await openPlace(partner);
  await page.press(OPEN);
  await page.shows('The map is being loaded…');
  expect(page.names()).toContain('Publish');
});

const USE = 'Use my location';
const MALL = { latitude: 18.561234567, longitude: 73.91 };

/** Gives the simulated browser a position, or the code of an error. Undefined: it has no such function. */
function placeDevice(found: { latitude: number; longitude: number } | number | undefined): void {
  const getCurrentPosition = (
    done: (position: { coords: object }) => void,
    failed: (error: { code: number }) => void,
  ) => (typeof found === 'object' ? done({ coords: found }) : failed({ code: found ?? 0 }));
  const value = found === undefined ? undefined : { getCurrentPosition };
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'geolocation'));
}

it('puts the pin where the device is with one press, and the map follows', async () => {
  placeDevice(MALL);
  const partner = shop();
  const page = await openPlace(partner);
  await page.press(OPEN);
  await page.shows('The pin is 50 m from the middle of Pune.');
  await page.press(USE);
  await page.shows('Got it. The pin is where you are now.');
  await page.shows('from the middle of Pune.');
  await page.hides('The pin is 50 m');
  await pressArrow('ArrowUp');
  await page.hides('Got it.');
  await page.press('Publish');
  expect(moved(partner).latitude).toBeGreaterThan(MALL.latitude);
  expect(moved(partner).longitude).toBe(MALL.longitude);
});

it('needs no map for that, and keeps six decimals', async () => {
  placeDevice(MALL);
  const partner = shop();
  const page = await openPlace(partner);
  await page.press(USE);
  await page.shows('Got it. The pin is where you are now.');
  await page.press('Publish');
  expect(moved(partner)).toEqual({ latitude: 18.561235, longitude: 73.91 });
});

it.each([
  ['it is not allowed', 1, 'Allow the location for this site in its settings'],
  ['the device does not know it', 2, 'Turn on its location, or put the pin on the map.'],
  ['the browser has no such function', undefined, 'Turn on its location, or put the pin on the map.'],
  ['it takes too long', 3, 'It took too long to find you.'],
  [
    'it is more than 50 km from the city',
    { latitude: 19.99, longitude: 73.79 },
    'You are more than 50 km from Pune. Press this at the workplace, or choose another city.',
  ],
] as const)('says why the position is not taken: %s', async (_name, found, text) => {
  placeDevice(found);
  const partner = shop();
  const page = await openPlace(partner);
  await page.press(USE);
  await page.shows(text);
  await page.press('Publish');
  expect(moved(partner)).toEqual({});
});

it('says that the position cannot be compared with the city without a line', async () => {
  placeDevice(MALL);
  const partner = shop();
  partner.answer(suggestPlaces, offline);
  const page = await openPlace(partner);
  await page.press(USE);
  await page.shows('No internet.');
  await page.press('Publish');
  expect(moved(partner)).toEqual({});
});
