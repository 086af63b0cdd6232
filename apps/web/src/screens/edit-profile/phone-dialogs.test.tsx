import { fieldValue } from '@nukkad/browser/testing/page.ts';
import { expect, it, vi } from 'vitest';
import { exampleOf, fakeApi, offline, refuses } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

/** A profile without a phone number, for example after the number moved to another account. */
const WITHOUT_NUMBER = { ...exampleOf('profile.whole'), phone: null, isMobileVerified: false };

it.each([
  [
    'en',
    'Add number',
    'We send you a code by SMS. If this number is in another account, the right code moves it to yours.',
  ],
  [
    'hi',
    'नंबर जोड़ें',
    'हम SMS से एक कोड भेजेंगे। यह नंबर किसी और अकाउंट में हो, तो सही कोड डालने पर आपके अकाउंट में आ जाएगा।',
  ],
  [
    'mr',
    'नंबर जोडा',
    'आम्ही SMS ने एक कोड पाठवू. हा नंबर दुसऱ्या खात्यात असेल, तर बरोबर कोड टाकल्यावर तो तुमच्या खात्यात येईल.',
  ],
] as const)(
  'explains in %s that the correct code moves the number to this account',
  async (language, button, text) => {
    const api = fakeApi({ 'profile.whole': WITHOUT_NUMBER });
    const screen = await renderScreen('/editprofile', { api, language });
    await screen.press(button);
    await screen.shows(text);
  },
);

it.each([
  ['en', 'Change', 'Next', 'Mobile number', 'Send code', 'Log in again'],
  ['hi', 'बदलें', 'आगे', 'मोबाइल नंबर', 'कोड भेजें', 'फिर से लॉगिन करें'],
  ['mr', 'बदला', 'पुढे', 'मोबाइल नंबर', 'कोड पाठवा', 'पुन्हा लॉगिन करा'],
] as const)(
  'links in %s to a new log-in if the last one is too old to replace the number',
  async (language, change, next, label, send, again) => {
    const api = fakeApi({ 'otp.send': refuses('FRESH_LOGIN_NEEDED') });
    const screen = await renderScreen('/editprofile', { api, language });
    await screen.press(change);
    await screen.press(next);
    await screen.type(label, '9812345678');
    await screen.press(send);
    await screen.press(again);
    expect(screen.address()).toBe('/register?again=1&returnTo=/editprofile');
  },
);

it('shows next to the code why a number cannot be moved', async () => {
  const api = fakeApi({ 'profile.whole': WITHOUT_NUMBER, 'otp.verify': refuses('PHONE_TAKEN') });
  const screen = await renderScreen('/editprofile', { api });
  await screen.press('Add number');
  await screen.type('Mobile number', '9876543210');
  await screen.press('Send code');
  expect(api.calls('otp.send')).toEqual([{ phone: '+919876543210' }]);
  await screen.type('6-digit code', '123456');
  await screen.shows('This number cannot be moved to your account. Please write to us.');
});

/** Adds a number with the right code. */
async function addNumber(api: ReturnType<typeof fakeApi>) {
  const screen = await renderScreen('/editprofile', { api });
  await screen.press('Add number');
  await screen.type('Mobile number', '9876543210');
  await screen.press('Send code');
  await screen.type('6-digit code', '123456');
  await screen.shows('Companies can call you on 9876543210 now.');
  return screen;
}

const OTHERS = 'You are also logged in on one other device. Log it out if you do not know it.';

it('offers to log out the other devices when the number is stored', async () => {
  const api = fakeApi({ 'profile.whole': WITHOUT_NUMBER });
  const screen = await addNumber(api);
  await screen.shows(OTHERS);
  await screen.press('Log out all other devices');
  expect(api.calls('logins.endOthers')).toEqual([{}]);
});

it('offers nothing to log out if there is no other device', async () => {
  const logins = exampleOf('logins.list').logins.filter(({ isCurrent }) => isCurrent);
  expect(logins).toHaveLength(1);
  const screen = await addNumber(fakeApi({ 'profile.whole': WITHOUT_NUMBER, 'logins.list': { logins } }));
  await screen.hides(OTHERS);
  expect(screen.names()).not.toContain('Log out all other devices');
});

it.each([
  ['OFFLINE', offline, '123456'],
  ['NUMBER_OWNER_UNKNOWN', refuses('NUMBER_OWNER_UNKNOWN'), '123456'],
  ['INVALID_OTP', refuses('INVALID_OTP'), ''],
  ['OTP_EXPIRED', refuses('OTP_EXPIRED'), ''],
] as const)(
  'after %s the code stays in the field only if it may still be right',
  async (_code, verify, left) => {
    const api = fakeApi({ 'profile.whole': WITHOUT_NUMBER, 'otp.verify': verify });
    const screen = await renderScreen('/editprofile', { api });
    await screen.press('Add number');
    await screen.type('Mobile number', '9876543210');
    await screen.press('Send code');
    await screen.type('6-digit code', '123456');
    await vi.waitFor(() =>
      expect(document.querySelector('dialog[open] [role=alert]')?.textContent).toBeTruthy(),
    );
    expect(await fieldValue('6-digit code')).toBe(left);
  },
);

it('returns the focus to the button of the number when the dialog of the code is closed', async () => {
  const screen = await renderScreen('/editprofile', { api: fakeApi({ 'profile.whole': WITHOUT_NUMBER }) });
  await screen.press('Add number');
  await screen.type('Mobile number', '9876543210');
  await screen.press('Send code');
  await screen.shows('6-digit code');
  await screen.press('Close');
  await screen.hides('6-digit code');
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Add number'));
});
