import { describe, expect, it } from 'vitest';
import { readStored } from '../../lib/storage/local-storage.ts';
import { exampleOf, fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const [JOB] = exampleOf('jobs.filter').jobs;
const { latitude, longitude } = JOB?.position ?? { latitude: 0, longitude: 0 };
/** About 2.2 km from the job. */
const POINT = { latitude: latitude + 0.02, longitude };
const WAKAD = {
  kind: 'LOCALITY' as const,
  key: 'pune/wakad',
  names: { en: 'Wakad, Pune', hi: 'वाकड, पुणे', mr: 'वाकड, पुणे' },
  position: POINT,
};
const PIN = { ...WAKAD, kind: 'PIN' as const, key: '411057' };
const HOME = JSON.stringify({ point: POINT, names: WAKAD.names });
const ASK = 'Where do you live? See how far each job is from home';
const FIELD = 'Area, city or PIN code';

const CONSENT = exampleOf('consent.state');
const consentGiven = (isGiven: boolean) => ({
  ...CONSENT,
  items: CONSENT.items.map((item) => ({ ...item, isGiven })),
});

const visit = (address: string, places: readonly (typeof WAKAD | typeof PIN)[], options = {}) =>
  renderScreen(address, {
    api: fakeApi({ 'places.find': { places } }),
    viewer: 'visitor',
    ...options,
  });

const rowText = () => document.querySelector('.home-row')?.textContent;

describe.each([
  [
    'en',
    'Where do you live?',
    ASK,
    FIELD,
    'Distances from home: Wakad, Pune',
    '2.2 km2.2 km from your home, about 20 min by bus · Kothrud, Pune',
  ],
  [
    'hi',
    'आप कहाँ रहते हैं?',
    'आप कहाँ रहते हैं? देखें हर काम घर से कितनी दूर है',
    'इलाक़ा, शहर या पिन कोड',
    'दूरी आपके घर से: वाकड, पुणे',
    '2.2 किमीआपके घर से 2.2 किमी, बस से क़रीब 20 मिनट · कोथरूड, पुणे',
  ],
  [
    'mr',
    'तुम्ही कुठे राहता?',
    'तुम्ही कुठे राहता? प्रत्येक काम घरापासून किती लांब ते पाहा',
    'भाग, शहर किंवा पिन कोड',
    'अंतर तुमच्या घरापासून: वाकड, पुणे',
    '2.2 किमीतुमच्या घरापासून 2.2 किमी, बसने साधारण 20 मिनिटं · कोथरूड, पुणे',
  ],
] as const)('the home in %s', (language, question, row, field, known, distance) => {
  it('is asked in a row, found by typing, and measures the distances', async () => {
    const screen = await visit('/joblist', [WAKAD], { language });
    expect(rowText()).toBe(question);
    await screen.press(row);
    await screen.type(field, 'wak');
    await screen.press(WAKAD.names[language]);
    await screen.offers(known);
    expect(rowText()).toBe(WAKAD.names[language]);
    await screen.shows(distance);
    expect(JSON.parse(readStored('home') ?? '')).toEqual({ point: POINT, names: WAKAD.names });
    expect(screen.api.calls('profile.update')).toEqual([]);
  });
});

describe('the home', () => {
  it.each(['/joblist', '/jobs?cook-for-a-mess-a1b2c3'])('measures all distances on %s', async (address) => {
    const screen = await visit(address, [], { device: { home: HOME } });
    await screen.shows('2.2 km from your home');
    await screen.hides('from the centre');
    await screen.hides('2.1 km');
  });

  it('is named by its PIN code', async () => {
    const screen = await visit('/joblist', [PIN]);
    await screen.press(ASK);
    await screen.type(FIELD, '४११०५७');
    await screen.press('PIN 411057, near Wakad, Pune');
    await screen.offers('Distances from home: PIN 411057');
    expect(rowText()).toBe('411057');
  });

  it.each([
    ['411058', 'We do not know the PIN code 411058. Check the six digits, or type your area.'],
    ['4110588', 'A PIN code has six digits.'],
    ['41105', 'A PIN code has six digits.'],
    [
      'Atlantis',
      'We do not know this place. Type the name of a bigger area nearby, your city or your PIN code.',
    ],
  ])('is not found by %s, which says what to do', async (text, message) => {
    const screen = await visit('/joblist', []);
    await screen.press(ASK);
    await screen.type(FIELD, text);
    await screen.shows(message);
    expect(readStored('home')).toBeNull();
  });

  it('is removed from the device', async () => {
    const screen = await visit('/joblist', [], { device: { home: HOME } });
    await screen.press('Distances from home: Wakad, Pune');
    await screen.press('Remove my home');
    await screen.offers(ASK);
    await screen.shows('6.2 km from the centre of Pune');
    expect(readStored('home')).toBeNull();
  });

  it('of a signed-in seeker is stored in the profile after consent, and removed from it', async () => {
    const screen = await visit('/joblist', [WAKAD], { viewer: 'seeker', device: { home: HOME } });
    await screen.press('Distances from home: Wakad, Pune');
    await screen.type(FIELD, 'wak');
    await screen.press('Wakad, Pune');
    await screen.offers('Distances from home: Wakad, Pune');
    await screen.shows('May we keep this?');
    expect(screen.api.calls('profile.update')).toEqual([]);
    const given = consentGiven(true);
    screen.api.answer({ 'consent.give': given, 'consent.state': given });
    await screen.press('Allow');
    await screen.settled();
    expect(screen.api.calls('consent.give')).toMatchObject([{ keys: ['location'] }]);
    expect(screen.api.calls('profile.update')).toEqual([{ personal: { point: POINT }, degrees: [] }]);
    await screen.press('Distances from home: Wakad, Pune');
    await screen.press('Remove my home');
    await screen.settled();
    expect(screen.api.calls('profile.update').at(-1)).toEqual({ personal: { point: null }, degrees: [] });
  });

  it('stays on the device only without consent', async () => {
    const screen = await visit('/joblist', [WAKAD], { viewer: 'seeker', device: { home: HOME } });
    await screen.press('Distances from home: Wakad, Pune');
    await screen.type(FIELD, 'wak');
    await screen.press('Wakad, Pune');
    await screen.shows('May we keep this?');
    await screen.press('Cancel');
    await screen.offers('Distances from home: Wakad, Pune');
    expect(screen.api.calls('profile.update')).toEqual([]);
    expect(readStored('home')).toBe(HOME);
  });

  it('is taken from the profile on a new device', async () => {
    const screen = await visit('/joblist', [], { viewer: 'seeker' });
    await screen.offers('Distances from your home');
    expect(rowText()).toBe('From your home');
    expect(JSON.parse(readStored('home') ?? '')).toEqual({
      point: exampleOf('profile.whole').position,
      names: null,
    });
  });

  it.each(['{', '[]', '{"point":{}}', 'null', '{"point":{"latitude":"x","longitude":1}}'])(
    'that is stored as %s is ignored',
    async (home) => {
      const screen = await visit('/joblist', [], { device: { home } });
      await screen.offers(ASK);
    },
  );
});
