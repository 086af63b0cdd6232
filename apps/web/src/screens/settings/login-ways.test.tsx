import { expect, it, onTestFinished, vi } from 'vitest';
import { exampleOf, fakeApi, refuses } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const { candidate: CANDIDATE } = exampleOf('session.refresh');

it.each([
  ['en', 'How I log in', 'Mobile number', 'Add Google'],
  ['hi', 'लॉगिन के तरीक़े', 'मोबाइल नंबर', 'Google जोड़ें'],
  ['mr', 'लॉगिन कशाने करायचं', 'मोबाइल नंबर', 'Google जोडा'],
] as const)(
  'lists in %s the ways to log in, and goes to Google to add it',
  async (language, open, number, add) => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    onTestFinished(() => assign.mockRestore());
    const screen = await renderScreen('/setting', { language });
    await screen.press(open);
    await screen.shows(number);
    await screen.shows('9876543210');
    await screen.press(add);
    const address = new URL(String(assign.mock.calls[0]?.[0]), 'https://nukkad.example');
    expect(address.pathname).toBe('/api/auth/google');
    expect(address.searchParams.get('returnTo')).toMatch(/\/setting\?added=google$/);
    expect(window.sessionStorage.getItem('nukkad.attach')).toBe(CANDIDATE.id);
  },
);

it('offers nothing to add if all are added', async () => {
  const api = fakeApi({ 'logins.ways': { phone: null, hasGoogle: true, hasFacebook: true } });
  const screen = await renderScreen('/setting', { api });
  await screen.press('How I log in');
  await screen.shows('none yet');
  expect(screen.names()).not.toContain('Add Google');
  expect(screen.names()).not.toContain('Add Facebook');
});

it.each([
  [true, false],
  [false, true],
  [false, false],
])('offers what is not added yet: Google is added %s, Facebook %s', async (hasGoogle, hasFacebook) => {
  const api = fakeApi({
    'logins.ways': { phone: null, hasGoogle, hasFacebook },
    'startup.settings': { ...exampleOf('startup.settings'), hasGoogleSignIn: true, hasFacebookSignIn: true },
  });
  const screen = await renderScreen('/setting', { api });
  await screen.press('How I log in');
  await screen.shows('Facebook');
  expect([screen.names().includes('Add Google'), screen.names().includes('Add Facebook')]).toEqual([
    !hasGoogle,
    !hasFacebook,
  ]);
});

/** Opens the page to which the provider redirects. */
const comeBack = (api: ReturnType<typeof fakeApi>, tab: Record<string, string>) => {
  window.location.hash = '#credential=one-time-code&returnTo=%2Fsetting';
  return renderScreen('/register', { api, tab });
};

it('adds the sign-in to the account that asked for it, and returns to the settings', async () => {
  const api = fakeApi();
  const screen = await comeBack(api, { 'nukkad.attach': CANDIDATE.id });
  await screen.shows('How I log in');
  expect(api.calls('signIn.attach')).toEqual([{ provider: 'google', credential: 'one-time-code' }]);
  expect(api.calls('session.googleSignIn')).toEqual([]);
  expect(window.sessionStorage.getItem('nukkad.attach')).toBeNull();
});

it('signs in as usual if another account had asked for it', async () => {
  const api = fakeApi();
  await comeBack(api, { 'nukkad.attach': 'another' });
  await vi.waitFor(() => expect(api.calls('session.googleSignIn')).toHaveLength(1));
  expect(api.calls('signIn.attach')).toEqual([]);
});

it('says why a sign-in that opens another account cannot be added', async () => {
  const api = fakeApi({ 'signIn.attach': refuses('SIGN_IN_TAKEN') });
  const screen = await comeBack(api, { 'nukkad.attach': CANDIDATE.id });
  await screen.shows('This login already opens another account. Log in with it, or choose another one.');
  expect(screen.address()).toMatch(/^\/register/);
});

const [HERE, LIBRARY] = exampleOf('logins.list').logins;
const ALL_ADDED = { phone: null, hasGoogle: true, hasFacebook: true };

it.each([
  [
    'en',
    'google',
    'Google is added. You can log in with it from now on.',
    'You are also logged in on one other device. Log it out if you do not know it.',
    'Log out all other devices',
  ],
  [
    'hi',
    'facebook',
    'Facebook जुड़ गया है। अब आप इससे भी लॉगिन कर सकते हैं।',
    'आप एक और डिवाइस पर भी लॉगिन हैं। अगर वह आपकी पहचान का नहीं है, तो वहाँ से लॉगआउट कर दें।',
    'बाक़ी सभी डिवाइस से लॉगआउट करें',
  ],
  [
    'mr',
    'google',
    'Google जोडलं आहे. आता तुम्ही त्यानेही लॉगिन करू शकता.',
    'तुम्ही आणखी एका डिव्हाइसवरही लॉगिन आहात. ते ओळखीचं नसेल, तर तिथून लॉगआउट करा.',
    'बाकी सगळ्या डिव्हाइसवरून लॉगआउट करा',
  ],
] as const)(
  'confirms in %s that %s is added, and offers to log out the other devices',
  async (language, provider, added, others, end) => {
    const api = fakeApi({ 'logins.ways': ALL_ADDED });
    const screen = await renderScreen(`/setting?added=${provider}`, { language, api });
    await screen.shows(added);
    await screen.shows(others);
    screen.api.answer({ 'logins.list': { logins: HERE ? [HERE] : [] } });
    await screen.press(end);
    expect(screen.api.calls('logins.endOthers')).toEqual([{}]);
    await screen.hides(others);
    await screen.shows(added);
  },
);

it.each([
  ['en', 'You are also logged in on 2 other devices. Log them out if you do not know them.'],
  ['hi', 'आप 2 और डिवाइस पर भी लॉगिन हैं। अगर वे आपकी पहचान के नहीं हैं, तो वहाँ से लॉगआउट कर दें।'],
  ['mr', 'तुम्ही आणखी 2 डिव्हाइसवरही लॉगिन आहात. ती ओळखीची नसतील, तर तिथून लॉगआउट करा.'],
] as const)('counts in %s the other devices after a provider was added', async (language, others) => {
  const logins =
    HERE && LIBRARY ? [HERE, LIBRARY, { ...LIBRARY, id: 'b9a7d6f0-0000-4000-8000-000000000001' }] : [];
  const api = fakeApi({ 'logins.ways': ALL_ADDED, 'logins.list': { logins } });
  const screen = await renderScreen('/setting?added=google', { language, api });
  await screen.shows(others);
});

it.each([
  ['google', { phone: null, hasGoogle: false, hasFacebook: true }],
  ['facebook', { phone: null, hasGoogle: true, hasFacebook: false }],
  ['twitter', ALL_ADDED],
])('does not say that %s is added if it is not', async (provider, ways) => {
  const api = fakeApi({ 'logins.ways': ways });
  const screen = await renderScreen(`/setting?added=${provider}`, { api });
  await screen.shows('Mobile number');
  await screen.hides('is added.');
  expect(api.calls('logins.list')).toEqual([]);
});

it('opens nothing again after the confirmation is closed', async () => {
  const api = fakeApi({ 'logins.ways': ALL_ADDED, 'logins.list': { logins: HERE ? [HERE] : [] } });
  const screen = await renderScreen('/setting?added=google', { api });
  await screen.shows('Google is added. You can log in with it from now on.');
  await screen.hides('also logged in');
  await screen.press('Close');
  expect(screen.address()).toBe('/setting');
});
