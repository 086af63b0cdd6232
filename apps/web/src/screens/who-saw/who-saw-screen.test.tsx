import { expect, it } from 'vitest';
import { exampleOf, fakeApi, offline } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const LOOK = {
  company: 'Shinde Sweets',
  day: '2026-11-24',
  lastAt: '2026-11-24T05:30:00.000Z',
  times: 1,
} as const;
const ROUTE = 'account.whoSawMyData';

it.each([
  [
    'en',
    'Who saw my data · Nukkad Jobs',
    [
      'saw your first name in the list',
      'opened your profile · 3 times',
      'opened your phone number',
      'opened a file',
    ],
    'Our team',
  ],
  [
    'hi',
    'मेरी जानकारी किसने देखी · Nukkad Jobs',
    ['लिस्ट में आपका पहला नाम देखा', 'आपकी प्रोफ़ाइल खोली · 3 बार', 'आपका फ़ोन नंबर खोला', 'आपकी फ़ाइल खोली'],
    'हमारी टीम',
  ],
  [
    'mr',
    'माझी माहिती कोणी पाहिली · Nukkad Jobs',
    ['यादीत तुमचं पहिलं नाव पाहिलं', 'तुमची प्रोफाइल उघडली · 3 वेळा', 'तुमचा फोन नंबर उघडला', 'तुमची फाइल उघडली'],
    'आमची टीम',
  ],
] as const)('shows each kind of look in %s', async (language, title, looks, team) => {
  const api = fakeApi({
    [ROUTE]: {
      accesses: [
        { ...LOOK, what: 'CARD' },
        { ...LOOK, what: 'PROFILE', times: 3 },
        { ...LOOK, what: 'PHONE' },
        { ...LOOK, what: 'FILE', company: null },
      ],
      nextCursor: null,
    },
  });
  const screen = await renderScreen('/whosaw', { language, api });
  expect(document.title).toBe(title);
  for (const look of looks) await screen.shows(look);
  await screen.shows('Shinde Sweets');
  await screen.shows(team);
});

it.each([
  ['en', 'Nobody has looked yet'],
  ['hi', 'अभी तक किसी ने नहीं देखी'],
  ['mr', 'अजून कोणीही पाहिलेली नाही'],
] as const)('says in %s that nobody looked', async (language, words) => {
  const api = fakeApi({ [ROUTE]: { accesses: [], nextCursor: null } });
  const screen = await renderScreen('/whosaw', { language, api });
  await screen.shows(words);
});

it('shows the next page after a press', async () => {
  const first = { accesses: [{ ...LOOK, what: 'CARD' as const }], nextCursor: 'next' };
  const api = fakeApi({ [ROUTE]: first });
  const screen = await renderScreen('/whosaw', { api });
  await screen.shows('saw your first name in the list');
  api.answer({ [ROUTE]: { ...exampleOf(ROUTE), nextCursor: null } });
  await screen.press('Show more');
  expect(api.calls(ROUTE).at(-1)).toMatchObject({ cursor: 'next' });
});

it('is reached from the settings', async () => {
  const screen = await renderScreen('/setting');
  await screen.press('Who saw my data');
  expect(screen.address()).toBe('/whosaw');
});

const APPLICATION = '0199b3f2-7c1a-7d10-9a51-2f6c1d0e4b21';
const calledBy = (change: object = {}) =>
  fakeApi({
    [ROUTE]: {
      accesses: [{ ...LOOK, what: 'PHONE' as const, applicationId: APPLICATION, ...change }],
      nextCursor: null,
    },
  });

it.each([
  ['en', 'Report this call', 'They asked for money', 'Send report', 'We have your report'],
  ['hi', 'इस कॉल की शिकायत करें', 'पैसे माँगे', 'शिकायत भेजें', 'शिकायत मिल गई'],
  ['mr', 'या कॉलची तक्रार करा', 'पैसे मागितले', 'तक्रार पाठवा', 'तक्रार मिळाली'],
] as const)('reports a call in %s', async (language, open, reason, send, done) => {
  const api = calledBy();
  const screen = await renderScreen('/whosaw', { language, api });
  await screen.press(open);
  await screen.press(reason);
  await screen.press(send);
  await screen.shows(done);
  expect(api.calls('reports.contact')).toEqual([
    { applicationId: APPLICATION, about: 'CALL', reason: 'ASKED_MONEY', text: '' },
  ]);
});

it('needs a reason, and words for another one, and keeps what was typed if it is not sent', async () => {
  const api = calledBy();
  const screen = await renderScreen('/whosaw', { api });
  await screen.press('Report this call');
  expect(screen.names()).not.toContain('Nobody was there, or nobody came');
  await screen.press('Send report');
  await screen.shows('Please choose a reason');
  await screen.press('Something else');
  await screen.press('Send report');
  await screen.shows('Please write what happened');
  expect(api.calls('reports.contact')).toEqual([]);
  await screen.type('What happened?', 'wanted a photo');
  api.answer({ 'reports.contact': offline });
  await screen.press('Send report');
  await screen.shows('No internet');
  api.answer({ 'reports.contact': exampleOf('reports.contact') });
  await screen.press('Send report');
  await screen.shows('We have your report');
  expect(api.calls('reports.contact').at(-1)).toMatchObject({ reason: 'OTHER', text: 'wanted a photo' });
});

it('offers no report of a look without a call, or of our team', async () => {
  for (const change of [{ what: 'PROFILE' }, { company: null }, { applicationId: undefined }]) {
    const screen = await renderScreen('/whosaw', { api: calledBy(change) });
    await screen.shows('2026');
    expect(screen.names()).not.toContain('Report this call');
  }
});
