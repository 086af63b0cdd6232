import { describe, expect, it } from 'vitest';
import { readStored } from '../../lib/storage/local-storage.ts';
import { exampleOf, fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const [JOB] = exampleOf('jobs.filter').jobs;
const { latitude, longitude } = JOB?.position ?? { latitude: 0, longitude: 0 };
const WAKAD = {
  kind: 'LOCALITY' as const,
  key: 'pune/wakad',
  names: { en: 'Wakad, Pune', hi: 'वाकड, पुणे', mr: 'वाकड, पुणे' },
  position: { latitude: latitude + 0.02, longitude },
};
const PIN = { ...WAKAD, kind: 'PIN' as const, key: '411057' };
const HOME = { point: WAKAD.position, names: WAKAD.names };

/** Opens a page and its sheet of cities. */
async function visit(address: string, places: readonly (typeof WAKAD | typeof PIN)[], options = {}) {
  const screen = await renderScreen(address, {
    api: fakeApi({ 'places.find': { places } }),
    viewer: 'visitor',
    ...options,
  });
  document.querySelector<HTMLDialogElement>('#city-sheet')?.showModal();
  return screen;
}

/** Returns the texts of the rows above the cities, in order. */
const firstRows = () => [...document.querySelectorAll('.city-tile--near')].map((row) => row.textContent);

describe.each([
  ['en', 'Where do you live?', 'Near me', 'Near my home', 'Area, city or PIN code'],
  ['hi', 'आप कहाँ रहते हैं?', 'मेरे आसपास', 'मेरे घर के पास', 'इलाक़ा, शहर या पिन कोड'],
  ['mr', 'तुम्ही कुठे राहता?', 'माझ्या जवळ', 'माझ्या घराजवळ', 'भाग, शहर किंवा पिन कोड'],
] as const)('the sheet of cities in %s', (language, ask, nearMe, nearHome, field) => {
  it('asks for the home first, and then shows the jobs near it', async () => {
    const screen = await visit('/joblist?city=Pune&type=part_time', [WAKAD], { language });
    expect(firstRows()).toEqual([ask, nearMe]);
    await screen.press(ask);
    await screen.type(field, 'wak');
    await screen.press(WAKAD.names[language]);
    await screen.settled();
    expect(screen.address()).toBe('/joblist?near=me&type=part_time&sort=nearest');
    expect(JSON.parse(readStored('home') ?? '')).toEqual(HOME);
    expect(firstRows()).toEqual([`${nearHome} ${WAKAD.names[language]}`]);
  });

  it('shows the jobs near a known home without asking the device', async () => {
    const screen = await visit('/joblist', [], { language, device: { home: JSON.stringify(HOME) } });
    expect(firstRows()).toEqual([`${nearHome} ${WAKAD.names[language]}`]);
    document.querySelector<HTMLAnchorElement>('.city-tile--near')?.click();
    await screen.settled();
    expect(screen.address()).toBe('/joblist?near=me&sort=nearest');
    expect(screen.api.calls('jobs.filter').at(-1)).toMatchObject({ point: HOME.point });
  });
});

describe.each([
  ['en', 'City, area or PIN code', '4110', 'Nothing matches “Atlantis”'],
  ['hi', 'शहर, इलाक़ा या पिन कोड', '४११०', '“Atlantis” जैसा कुछ नहीं मिला'],
  ['mr', 'शहर, भाग किंवा पिन कोड', '४११०', '“Atlantis” सारखं काही सापडलं नाही'],
] as const)('a place that is typed in %s', (language, field, partOfPin, nothing) => {
  it('may be an area, which replaces the place of the search', async () => {
    const screen = await visit('/joblist?q=cook&city=Pune', [WAKAD], { language });
    await screen.type(field, 'waka');
    await screen.press(WAKAD.names[language]);
    await screen.settled();
    const params = new URL(screen.address(), 'http://localhost').searchParams;
    expect([params.get('q'), params.get('city')]).toEqual([`cook ${WAKAD.names[language]}`, null]);
  });

  it('may be a PIN code, which is offered as the home', async () => {
    const screen = await visit('/joblist', [PIN], { language });
    await screen.type(field, '411057');
    await screen.press(`411057${WAKAD.names[language]}`);
    await screen.settled();
    expect(readStored('home')).toBeNull();
    await screen.press(
      {
        en: 'PIN 411057, near Wakad, Pune',
        hi: 'पिन 411057, वाकड, पुणे के पास',
        mr: 'पिन 411057, वाकड, पुणे जवळ',
      }[language],
    );
    await screen.settled();
    expect(screen.address()).toBe('/joblist?near=me&sort=nearest');
    expect(JSON.parse(readStored('home') ?? '')).toEqual({ ...HOME, pin: '411057' });
  });

  it('is not called unknown while a PIN code is typed', async () => {
    const screen = await visit('/joblist', [], { language });
    await screen.type(field, 'Atlantis');
    await screen.shows(nothing);
    await screen.type(field, partOfPin);
    await screen.settled();
    await screen.hides(`“${partOfPin}”`);
  });
});

describe('on the landing page', () => {
  it('the typed work is kept when an area is chosen', async () => {
    const screen = await visit('/', [WAKAD]);
    const work = document.querySelector<HTMLInputElement>('input[name="q"]');
    if (work) work.value = 'cook';
    await screen.type('City, area or PIN code', 'waka');
    await screen.press('Wakad, Pune');
    await screen.settled();
    expect(screen.address()).toBe('/joblist?q=cook+Wakad,+Pune');
  });
});

it.each([
  ['an area', ['waka', 'Wakad, Pune'], 'cook Wakad, Pune'],
  ['the home', null, 'cook'],
] as const)('%s replaces the city that the text of the search names', async (_place, typed, text) => {
  const names = { en: 'Pune', hi: 'पुणे', mr: 'पुणे' };
  const understood = [{ kind: 'CITY', text: 'pune', value: 'Pune', names, spans: [[5, 9]] }] as const;
  const api = fakeApi({
    'places.find': { places: [WAKAD] },
    'jobs.filter': { ...exampleOf('jobs.filter'), understood },
  });
  const device = { home: JSON.stringify(HOME) };
  const screen = await visit('/joblist?q=cook+pune', [], { api, device });
  if (typed === null) document.querySelector<HTMLAnchorElement>('.city-tile--near')?.click();
  else {
    await screen.type('City, area or PIN code', typed[0]);
    await screen.press(typed[1]);
  }
  await screen.settled();
  expect(new URL(screen.address(), 'http://localhost').searchParams.get('q')).toBe(text);
});
