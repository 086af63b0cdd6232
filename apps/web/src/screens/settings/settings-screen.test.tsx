import { until } from '@nukkad/browser/testing/page.ts';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readPushRecord, writePushRecord } from '../../features/push/push-record.ts';
import { readStored, writeStored } from '../../lib/storage/local-storage.ts';
import { exampleOf, fakeApi, offline } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const ACCOUNT = exampleOf('account.summary');

it.each([
  ['en', 'Settings · Nukkad Jobs', 'I am looking for work', 'Get a copy of my data', 'Delete my account'],
  ['hi', 'सेटिंग · Nukkad Jobs', 'मुझे काम चाहिए', 'मेरी जानकारी की कॉपी लें', 'मेरा अकाउंट हटाएँ'],
  ['mr', 'सेटिंग · Nukkad Jobs', 'मला काम हवं आहे', 'माझ्या माहितीची कॉपी घ्या', 'माझं खातं काढून टाका'],
] as const)('shows the settings in %s', async (language, title, ...sentences) => {
  const screen = await renderScreen('/setting', { language });
  expect(document.title).toBe(title);
  for (const sentence of sentences) await screen.shows(sentence);
});

const SWITCH = {
  en: [
    'I am looking for workIf you turn this off, companies you applied to see that you are not looking right now.',
    'Show that you are not available?',
    'Yes',
    'Saved',
  ],
  hi: [
    'मुझे काम चाहिएबंद करने पर, जिन कंपनियों में आपने अप्लाई किया उन्हें दिखेगा कि आप अभी काम नहीं ढूँढ रहे।',
    'दिखाएँ कि आप अभी काम नहीं ढूँढ रहे?',
    'हाँ',
    'सेव हो गया',
  ],
  mr: [
    'मला काम हवं आहेबंद केल्यास, तुम्ही अर्ज केलेल्या कंपन्यांना दिसेल की तुम्ही सध्या काम शोधत नाही.',
    'तुम्ही सध्या काम शोधत नाही असं दाखवायचं?',
    'हो',
    'सेव्ह झालं',
  ],
} as const;

it.each(['en', 'hi', 'mr'] as const)('switches to not available after a question in %s', async (language) => {
  const [looking, question, yes, saved] = SWITCH[language];
  const screen = await renderScreen('/setting', { language });
  await screen.press(looking);
  await screen.shows(question);
  expect(screen.api.calls('account.setAvailability')).toEqual([]);
  screen.api.answer({ 'account.summary': { ...ACCOUNT, isAvailable: false } });
  await screen.press(yes);
  await screen.shows(saved);
  expect(screen.api.calls('account.setAvailability')).toEqual([{ isAvailable: false }]);
});

it('shows an error in the dialog', async () => {
  const screen = await renderScreen('/setting', { api: fakeApi({ 'account.setAvailability': offline }) });
  await screen.press(SWITCH.en[0]);
  await screen.press('Yes');
  await screen.shows('Show that you are not available?');
  await screen.shows('No internet. Please check your internet connection and try again.');
});

it('withdraws consent on one click, and shows the message', async () => {
  const state = exampleOf('consent.state');
  const optional = {
    ...state.items[0],
    key: 'MATCHING',
    what: 'Your taste',
    isEssential: false,
    isGiven: true,
  };
  const given = { ...state, items: [{ ...optional, answeredAt: null, why: 'Picks', whoSees: 'Nobody' }] };
  const screen = await renderScreen('/setting', { api: fakeApi({ 'consent.state': given }) });
  await screen.press('My data: what, why, who sees it');
  await screen.shows('Your taste');
  writeStored('ownLatitude', '18.52');
  writeStored('ownLongitude', '73.85');
  writeStored('recentSearches', '{}');
  await screen.press('I agree: Your taste');
  await until(() => expect(screen.api.calls('consent.withdraw')).toEqual([{ keys: ['MATCHING'] }]));
  await until(() => {
    for (const name of ['ownLatitude', 'ownLongitude', 'recentSearches'] as const)
      expect(readStored(name), name).toBeNull();
  });
});

it.each([
  ['notifications', true],
  ['MATCHING', false],
])('ends the messages to this device with the consent to %s: %s', async (key, isEnded) => {
  const state = exampleOf('consent.state');
  const item = { ...state.items[0], key, what: 'Your taste', isEssential: false, isGiven: true };
  const given = { ...state, items: [{ ...item, answeredAt: null, why: 'Picks', whoSees: 'Nobody' }] };
  const screen = await renderScreen('/setting', { api: fakeApi({ 'consent.state': given }) });
  await screen.press('My data: what, why, who sees it');
  await screen.shows('Your taste');
  writePushRecord({ account: 'asha', token: '{}', day: 0 });
  await screen.press('I agree: Your taste');
  await until(() => expect(screen.api.calls('consent.withdraw')).toEqual([{ keys: [key] }]));
  await screen.settled();
  await until(() => expect(readPushRecord() === null).toBe(isEnded));
});

it('names the file of the data after the day of the export', async () => {
  const data = { ...exampleOf('account.export'), exportedAt: '2026-11-20T09:30:00.000Z' };
  const names: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    if (this.download !== '') names.push(this.download);
  });
  onTestFinished(() => click.mockRestore());
  const screen = await renderScreen('/setting', { api: fakeApi({ 'account.export': data }) });
  await screen.press('Get a copy of my data');
  await until(() => expect(names).toEqual(['my-data-2026-11-20.json']));
});

it('shows that exporting the data failed', async () => {
  const screen = await renderScreen('/setting', { api: fakeApi({ 'account.export': offline }) });
  await screen.press('Get a copy of my data');
  await screen.shows('No internet. Please check your internet connection and try again.');
});

it.each([
  [
    'en',
    'What do you think of us?',
    'Please fill this in.',
    'Your opinion',
    'Send',
    'Thank you! We read every one.',
  ],
  ['hi', 'हम आपको कैसे लगे?', 'यह भरना ज़रूरी है।', 'आपकी बात', 'भेजें', 'धन्यवाद! हम हर बात पढ़ते हैं।'],
  ['mr', 'आम्ही तुम्हाला कसे वाटलो?', 'हे भरणं गरजेचं आहे.', 'तुमचं म्हणणं', 'पाठवा', 'धन्यवाद! आम्ही प्रत्येक म्हणणं वाचतो.'],
] as const)(
  'sends feedback in %s, and rejects empty feedback',
  async (language, open, missing, words, send, thanks) => {
    const screen = await renderScreen('/setting', { language });
    await screen.press(open);
    await screen.press(send);
    await screen.shows(missing);
    expect(screen.api.calls('feedback.submit')).toEqual([]);
    await screen.type(words, ' The map is good ');
    await screen.press(send);
    await screen.shows(thanks);
    expect(screen.api.calls('feedback.submit')).toEqual([{ text: 'The map is good' }]);
  },
);

it.each([
  ['visitor', 'A job asks for money?', 'Log in to write to us from here.'],
  ['seeker', 'We read every message', 'Your message'],
] as const)('contact support shows the text for a %s', async (viewer, intro, way) => {
  const screen = await renderScreen('/contactsupport', { viewer });
  await screen.shows(intro);
  await screen.shows(way);
});
