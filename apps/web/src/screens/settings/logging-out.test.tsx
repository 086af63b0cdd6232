import { beforeEach, expect, it } from 'vitest';
import { outbox } from '../../features/offline/outbox/outbox.ts';
import type { WaitingCall } from '../../features/offline/outbox/waiting.ts';
import { exampleOf, fakeApi, offline } from '../../testing/fake-api.ts';
import { memoryOutbox } from '../../testing/memory-outbox.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const { id: SEEKER } = exampleOf('session.refresh').candidate;

beforeEach(memoryOutbox);

/** Stores an action that was not sent yet. */
function waits(
  route: 'applications.apply' | 'applications.saveJob',
  jobId: string,
  entry: Partial<WaitingCall> = {},
) {
  const input =
    route === 'applications.apply'
      ? { jobId, isAvailableInCity: true, knowsEnglish: true }
      : { jobId, isSaved: true };
  const id = `${SEEKER} ${route} ${jobId}`;
  const rest = { key: `key-${jobId}`, account: SEEKER, createdAt: 1, about: 'Cook', problem: null };
  return outbox.put({ id, route, input, ...rest, ...entry } as WaitingCall);
}

/** Opens the settings while the API is offline, and presses "Log out". */
async function askedToLeave(language: 'en' | 'hi' | 'mr' = 'en', words = 'Log out') {
  const api = fakeApi({ 'applications.apply': offline, 'applications.saveJob': offline });
  const screen = await renderScreen('/setting', { language, api });
  await screen.press(words);
  return screen;
}

it.each([
  [
    'en',
    'Log out',
    '2 applications have not been sent yet',
    '1 item has not been sent yet',
    'If you log out now, this will be deleted from this phone and nobody will get it.',
    ['Send it first', 'Stay logged in', 'Log out anyway'],
  ],
  [
    'hi',
    'लॉगआउट करें',
    '2 अर्ज़ियाँ अभी नहीं गई हैं',
    '1 चीज़ अभी नहीं गई है',
    'अभी लॉगआउट करेंगे तो यह इस फ़ोन से मिट जाएगा और किसी तक नहीं पहुँचेगा।',
    ['पहले भेजें', 'लॉगिन रहने दें', 'फिर भी लॉगआउट करें'],
  ],
  [
    'mr',
    'लॉगआउट करा',
    '2 अर्ज अजून गेलेले नाहीत',
    '1 गोष्ट अजून गेलेली नाही',
    'आत्ता लॉगआउट केलं तर हे या फोनमधून पुसलं जाईल आणि कोणापर्यंत पोहोचणार नाही.',
    ['आधी पाठवा', 'लॉगिन राहू द्या', 'तरीही लॉगआउट करा'],
  ],
] as const)('warns in %s of what was not sent', async (language, words, title, others, text, buttons) => {
  await waits('applications.apply', 'cook');
  await waits('applications.apply', 'driver');
  await waits('applications.saveJob', 'tailor');
  const screen = await askedToLeave(language, words);
  for (const sentence of [title, others, text]) await screen.shows(sentence);
  for (const button of buttons) expect(screen.names()).toContain(button);
  await screen.press(buttons[1]);
  await screen.hides(title);
  expect(screen.api.calls('session.logout')).toEqual([]);
  expect(outbox.get()).toHaveLength(3);
});

it.each<[string, Partial<WaitingCall> | null]>([
  ['nothing waits', null],
  ['only a refused action is left', { problem: 'NO_CREDITS' }],
  ['the action is of another account', { account: 'ravi' }],
])('asks as usual if %s', async (_case, entry) => {
  if (entry) await waits('applications.apply', 'cook', entry);
  const screen = await askedToLeave();
  await screen.shows('Log out?');
  await screen.hides('If you log out now');
});

it('sends first, and then asks as usual', async () => {
  await waits('applications.saveJob', 'tailor');
  const screen = await askedToLeave();
  await screen.shows('1 item has not been sent yet');
  await screen.press('Send it first');
  await screen.shows('It did not go through. Check your internet and try again.');
  screen.api.answer({ 'applications.saveJob': exampleOf('applications.saveJob') });
  await screen.press('Send it first');
  await screen.shows('Log out?');
  await screen.hides('1 item has not been sent yet');
  expect(outbox.get()).toEqual([]);
  expect(screen.api.calls('session.logout')).toEqual([]);
});

it('logs out without sending if the seeker wants to', async () => {
  await waits('applications.apply', 'cook');
  const screen = await askedToLeave();
  await screen.shows('1 application has not been sent yet');
  await screen.press('Log out anyway');
  expect(screen.api.calls('session.logout')).toHaveLength(1);
});
