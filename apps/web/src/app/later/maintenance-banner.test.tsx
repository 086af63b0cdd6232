import { expect, it } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const SETTINGS = {
  hrFromHour: 9,
  hrToHour: 20,
  isOtpSkipped: false,
  appVersion: '1.0.0',
  hasGoogleSignIn: true,
  hasFacebookSignIn: false,
  pushPublicKey: null,
};
const UNTIL = new Date('2026-12-01T02:00:00+05:30');

/** Opens a page and scrolls it, so that the later parts of the frame load. */
async function opened(options: Parameters<typeof renderScreen>[1]) {
  const screen = await renderScreen('/faq', options);
  window.dispatchEvent(new Event('scroll'));
  return screen;
}

it.each([
  [
    'en',
    'We are working on the site. You can read everything, but changes are not possible just now.',
    /Changes should work again on 1 Dec\w* 2026, 2/,
  ],
  [
    'hi',
    'साइट पर काम चल रहा है। आप सब पढ़ सकते हैं, पर अभी कुछ बदल नहीं सकते।',
    /फिर शुरू होने का अंदाज़ा: 1 दिस\S* 2026, /,
  ],
  [
    'mr',
    'साइटवर काम सुरू आहे. तुम्ही सगळं वाचू शकता, पण आत्ता काही बदलता येणार नाही.',
    /पुन्हा सुरू होण्याचा अंदाज: 1 डिसें\S* 2026, /,
  ],
] as const)('says in %s that changes are refused, until when and why', async (language, sentence, end) => {
  const api = fakeApi({
    'startup.settings': { ...SETTINGS, maintenance: { message: 'A new server', until: UNTIL } },
  });
  const screen = await opened({ api, language, viewer: 'visitor' });
  await screen.shows(sentence);
  await screen.shows('A new server');
  expect(document.querySelector('.offline-banner[role=status]:not([hidden])')?.textContent).toMatch(end);
});

it('shows only the notice without a message and an end, and nothing without maintenance', async () => {
  const api = fakeApi({ 'startup.settings': { ...SETTINGS, maintenance: {} } });
  const screen = await opened({ api, viewer: 'visitor' });
  await screen.shows('We are working on the site.');
  expect(document.querySelectorAll('.offline-banner__line')).toHaveLength(1);
  await opened({ api: fakeApi({ 'startup.settings': SETTINGS }), viewer: 'visitor' });
  await expect.poll(() => document.querySelectorAll('.offline-banner__line').length).toBe(0);
});
