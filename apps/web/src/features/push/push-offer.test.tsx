import { fakePush, PUSH_KEYS } from '@nukkad/browser/testing/fake-push.ts';
import { until } from '@nukkad/browser/testing/page.ts';
import { expect, it } from 'vitest';
import { showAndroidBrowser } from '../../testing/android-browser.ts';
import { exampleOf, fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const withKey = (pushPublicKey: string | null = PUSH_KEYS[0]) =>
  fakeApi({ 'startup.settings': { ...exampleOf('startup.settings'), pushPublicKey } });

it.each([
  ['en', 'Turn on', 'You will get news on this device.', 'Turn off', 'Get news about your applications'],
  ['hi', 'चालू करें', 'ख़बर इस फ़ोन या कंप्यूटर पर आएगी।', 'बंद करें', 'अर्ज़ियों की ख़बर और मैसेज'],
  ['mr', 'चालू करा', 'आता या फोनवर किंवा कॉम्प्युटरवर कळवलं जाईल.', 'बंद करा', 'अर्जांचं काय झालं ते आणि मेसेज'],
] as const)('is switched on and off at the bell in %s', async (language, start, on, stop, offer) => {
  const browser = fakePush();
  const screen = await renderScreen('/notification', { language, api: withKey() });
  await screen.shows(offer);
  expect(browser.asked).not.toHaveBeenCalled();
  await screen.press(start);
  await screen.shows(on);
  expect(browser.endpoint()).not.toBeNull();
  await screen.press(stop);
  await screen.shows(offer);
  expect(browser.endpoint()).toBeNull();
  expect(screen.api.calls('startup.savePushSubscription').map(({ isRemoved }) => isRemoved)).toEqual([
    undefined,
    true,
  ]);
});

const ANDROID = {
  en: 'Tap the icon left of the address, then Permissions, then Notifications, then Allow. Then open this page again.',
  hi: 'पते के बाईं तरफ़ के निशान पर टैप करें, फिर “अनुमतियाँ” (Permissions), फिर “सूचनाएँ” (Notifications), फिर “अनुमति दें” (Allow)। उसके बाद यह पेज फिर से खोलें।',
  mr: 'पत्त्याच्या डावीकडच्या खुणेवर टॅप करा, मग “परवानग्या” (Permissions), मग “सूचना” (Notifications), मग “अनुमती द्या” (Allow). मग हे पान पुन्हा उघडा.',
};

it.each([
  ['en', 'Your browser blocks our notifications', ANDROID.en],
  ['hi', 'आपके ब्राउज़र ने हमारे नोटिफ़िकेशन रोक रखे हैं', ANDROID.hi],
  ['mr', 'तुमच्या ब्राउझरने आमची नोटिफिकेशन थांबवली आहेत', ANDROID.mr],
] as const)('says in %s how to allow it where the browser forbids it', async (language, title, how) => {
  showAndroidBrowser();
  fakePush().permission = 'denied';
  const screen = await renderScreen('/notification', { language, api: withKey() });
  await screen.shows(title);
  await screen.shows(how);
});

it('is not offered if the server has no key', async () => {
  fakePush();
  const screen = await renderScreen('/notification', { api: withKey(null) });
  await screen.shows('Annapurna Kitchens has shortlisted you');
  await screen.hides('Get news about your applications');
});

const ADDRESS = '/jobs?cook-for-a-mess-aZ09bY';
const APPLY = 'Apply · 1 credit';
const OFFER = 'Shall we notify you on this device when the company answers';

/** Applies on a new page. The browser's storage stays from one call to the next. */
async function apply(memory: Readonly<Record<string, string | null>> = {}) {
  const screen = await renderScreen(ADDRESS, { api: withKey() });
  for (const [name, value] of Object.entries(memory)) if (value) window.localStorage.setItem(name, value);
  await screen.press(APPLY);
  await screen.shows('Apply for this job?');
  await screen.press(APPLY);
  await screen.shows('You have applied');
  return screen;
}

it('is offered after the first application, with a text before the browser asks', async () => {
  const browser = fakePush();
  const screen = await apply();
  await screen.shows(OFFER);
  expect(browser.asked).not.toHaveBeenCalled();
  await screen.press('Yes, tell me');
  await screen.shows('You will get news on this device.');
  expect(browser.asked).toHaveBeenCalledTimes(1);
  expect(screen.api.calls('startup.savePushSubscription')).toHaveLength(1);
});

it('explains how to allow it after the browser denied it', async () => {
  showAndroidBrowser();
  const browser = fakePush();
  const screen = await apply();
  browser.asked.mockImplementation(async () => {
    browser.permission = 'denied';
    return 'denied';
  });
  await screen.press('Yes, tell me');
  await screen.shows('Your browser blocks our notifications');
  await screen.shows(ANDROID.en);
});

it('is not offered again after the next application, whatever the seeker chose', async () => {
  const browser = fakePush();
  await (await apply()).shows(OFFER);
  const pushOffered = window.localStorage.getItem('nukkad.pushOffered');
  expect(pushOffered).not.toBeNull();
  const screen = await apply({ 'nukkad.pushOffered': pushOffered });
  await screen.hides(OFFER);
  expect(browser.asked).not.toHaveBeenCalled();
});

it('is not offered while the browser denies it, but after a later application', async () => {
  const browser = fakePush();
  browser.permission = 'denied';
  const screen = await apply();
  await screen.hides(OFFER);
  await screen.hides('Your browser blocks our notifications');
  const pushOffered = window.localStorage.getItem('nukkad.pushOffered');
  browser.permission = 'default';
  await (await apply({ 'nukkad.pushOffered': pushOffered })).shows(OFFER);
});

it('ends on this device when consent is withdrawn in the settings', async () => {
  const browser = fakePush();
  const state = exampleOf('consent.state');
  const [first] = state.items;
  const notice = (isGiven: boolean) => ({
    ...state,
    items: [
      { ...first, key: 'notifications', what: 'Messages to your device', why: 'News', whoSees: 'Nobody' },
    ].map((item) => ({ ...item, isEssential: false, isGiven, answeredAt: null })),
  });
  const api = withKey();
  api.answer({ 'consent.state': notice(true), 'consent.withdraw': notice(false) });
  const bell = await renderScreen('/notification', { api });
  await bell.press('Turn on');
  await bell.shows('You will get news on this device.');
  const settings = await renderScreen('/setting', { api });
  await settings.press('My data: what, why, who sees it');
  await settings.press('I agree: Messages to your device');
  await until(() => expect(browser.endpoint()).toBeNull());
  expect(api.calls('consent.withdraw')).toEqual([{ keys: ['notifications'] }]);
});
