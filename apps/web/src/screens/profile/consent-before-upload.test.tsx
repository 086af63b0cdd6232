import { expect, it } from 'vitest';
import { exampleOf, fakeApi, offline } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const STATE = exampleOf('consent.state');
const withExtras = (isGiven: boolean | null) => ({
  ...STATE,
  items: STATE.items.map((item) => ({ ...item, key: 'extras', what: 'Photo and marksheets', isGiven })),
});
const PHOTO = new File(['face'], 'me.jpg');
const STORED = { key: 'k', thumbnailKey: null };

it.each([
  ['en', 'Change photo', 'May we keep this?', 'Allow'],
  ['hi', 'फ़ोटो बदलें', 'क्या हम यह रख सकते हैं?', 'इजाज़त दें'],
  ['mr', 'फोटो बदला', 'हे आम्ही ठेवू शकतो का?', 'परवानगी द्या'],
] as const)('a photo asks in %s once for its consent', async (language, change, question, allow) => {
  const api = fakeApi({ 'consent.state': withExtras(null), 'files.upload': STORED });
  const screen = await renderScreen('/profile', { language, api });
  await screen.choose(change, PHOTO);
  await screen.shows(question);
  await screen.shows('Photo and marksheets');
  expect(api.calls('files.upload')).toEqual([]);
  api.answer({ 'consent.give': withExtras(true), 'consent.state': withExtras(true) });
  await screen.press(allow);
  await screen.hides(question);
  expect(api.calls('consent.give')).toEqual([{ version: STATE.version, keys: ['extras'] }]);
  expect(api.calls('files.upload')).toEqual([{ kind: 'PHOTO' }]);
  await screen.choose(change, PHOTO);
  expect(api.calls('files.upload')).toHaveLength(2);
});

it('sends nothing without consent', async () => {
  const api = fakeApi({ 'consent.state': withExtras(false) });
  const screen = await renderScreen('/profile', { api });
  await screen.choose('Change photo', PHOTO);
  await screen.press('Cancel');
  expect(api.calls('files.upload')).toEqual([]);
});

it('retries an interrupted upload without selecting the file again', async () => {
  const api = fakeApi({ 'consent.state': withExtras(true), 'files.upload': offline });
  const screen = await renderScreen('/profile', { api });
  await screen.choose('Change photo', PHOTO);
  await screen.shows('No internet.');
  api.answer({ 'files.upload': STORED });
  await screen.press('Try again');
  await screen.hides('No internet.');
  expect(api.calls('files.upload')).toHaveLength(2);
});

it('shows the progress, and stops on Cancel', async () => {
  let ended = '';
  const api = fakeApi({
    'consent.state': withExtras(true),
    'files.upload': (_input, options) =>
      new Promise((_stored, refuse) => {
        options?.onProgress?.(0.42);
        options?.signal?.addEventListener('abort', () => {
          ended = 'cancelled';
          refuse(options.signal?.reason);
        });
      }),
  });
  const screen = await renderScreen('/profile', { api });
  await screen.choose('Change photo', PHOTO);
  await screen.shows('Sending: 42%');
  await screen.settled();
  await screen.press('Cancel');
  await screen.hides('Sending');
  expect(ended).toBe('cancelled');
  expect(screen.names()).toContain('Change photo');
  expect(screen.names()).not.toContain('Try again');
});
