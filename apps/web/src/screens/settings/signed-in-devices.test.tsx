import { expect, it } from 'vitest';
import { exampleOf, fakeApi, offline, refuses } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const { logins: LOGINS } = exampleOf('logins.list');
const [PHONE, LIBRARY] = LOGINS;

it.each([
  [
    'en',
    'Where I’m logged in',
    'Unknown device',
    'Logged in on 1 Nov 2026',
    'This device',
    'Log out: Unknown device',
  ],
  [
    'hi',
    'मैं कहाँ-कहाँ लॉगिन हूँ',
    'अनजान डिवाइस',
    '1 नवंबर 2026 को लॉगिन किया',
    'यह डिवाइस',
    'लॉगआउट करें: अनजान डिवाइस',
  ],
  [
    'mr',
    'मी कुठे कुठे लॉगिन आहे',
    'अनोळखी डिव्हाइस',
    '1 नोव्हेंबर 2026 ला लॉगिन केलं',
    'हे डिव्हाइस',
    'लॉगआउट करा: अनोळखी डिव्हाइस',
  ],
] as const)('lists the logins in %s and ends one', async (language, open, unknown, since, current, end) => {
  const screen = await renderScreen('/setting', { language });
  expect(screen.api.calls('logins.list')).toEqual([]);
  await screen.press(open);
  for (const text of ['Chrome, Android', unknown, since, current]) await screen.shows(text);
  screen.api.answer({ 'logins.list': { logins: PHONE ? [PHONE] : [] } });
  await screen.press(end);
  expect(screen.api.calls('logins.end')).toEqual([{ loginId: LIBRARY?.id }]);
  await screen.hides(unknown);
});

it.each([
  ['en', 'Where I’m logged in', 'Log out all other devices', 'You are logged in on this device only.'],
  ['hi', 'मैं कहाँ-कहाँ लॉगिन हूँ', 'बाक़ी सभी डिवाइस से लॉगआउट करें', 'आप सिर्फ़ इसी डिवाइस पर लॉगिन हैं।'],
  ['mr', 'मी कुठे कुठे लॉगिन आहे', 'बाकी सगळ्या डिव्हाइसवरून लॉगआउट करा', 'तुम्ही फक्त या डिव्हाइसवर लॉगिन आहात.'],
] as const)('ends all other logins in %s', async (language, open, endOthers, onlyThis) => {
  const screen = await renderScreen('/setting', { language });
  await screen.press(open);
  screen.api.answer({ 'logins.list': { logins: PHONE ? [PHONE] : [] } });
  await screen.press(endOthers);
  expect(screen.api.calls('logins.endOthers')).toEqual([{}]);
  await screen.shows(onlyThis);
});

it('shows why a login could not be ended, and keeps it in the list', async () => {
  const api = fakeApi({ 'logins.end': offline });
  const screen = await renderScreen('/setting', { api });
  await screen.press('Where I’m logged in');
  await screen.press('Log out: Unknown device');
  await screen.shows('No internet. Please check your internet connection and try again.');
  await screen.shows('Unknown device');
});

const AGAIN = {
  en: ['Get a copy of my data', 'Please log in again first, so that we know it is you.', 'Log in again'],
  hi: ['मेरी जानकारी की कॉपी लें', 'यह पक्का करने के लिए कि आप ही हैं, पहले फिर से लॉगिन करें।', 'फिर से लॉगिन करें'],
  mr: ['माझ्या माहितीची कॉपी घ्या', 'हे तुम्हीच आहात याची खात्री करण्यासाठी आधी पुन्हा लॉगिन करा.', 'पुन्हा लॉगिन करा'],
} as const;

it.each(['en', 'hi', 'mr'] as const)(
  'asks in %s to log in again if the last log-in is too old to export data',
  async (language) => {
    const [copy, why, again] = AGAIN[language];
    const api = fakeApi({ 'account.export': refuses('FRESH_LOGIN_NEEDED') });
    const screen = await renderScreen('/setting', { language, api });
    await screen.press(copy);
    await screen.shows(why);
    await screen.press(again);
    expect(screen.address()).toBe('/register?again=1&returnTo=/setting');
  },
);

it('asks to log in again before deleting the account, and does not continue automatically', async () => {
  const api = fakeApi({ 'account.delete': refuses('FRESH_LOGIN_NEEDED') });
  const screen = await renderScreen('/setting', { api });
  await screen.press('Delete my account');
  await screen.press('Delete for good');
  await screen.press('Log in again');
  await screen.shows('GContinue with Google');
  expect(screen.address()).toBe('/register?again=1&returnTo=/setting');
});
