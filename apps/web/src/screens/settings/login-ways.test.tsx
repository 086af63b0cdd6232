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
    expect(assign.mock.calls[0]?.[0]).toContain('/api/auth/google?');
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
