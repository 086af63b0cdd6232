import { ApiError } from '@nukkad/contract/api-error.ts';
import { expect, it, vi } from 'vitest';
import { exampleOf, fakeApi, offline, refuses } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const AS_VISITOR = { viewer: 'visitor' } as const;
const ADDRESS = '/register?returnTo=%2Fmyjobs';
const SEND = 'Agree and send code';
const { token: TOKEN } = exampleOf('signIn.sendCode');
const { termsVersion, version } = exampleOf('consent.state');
const RESENT = {
  en: 'A new code is on its way.',
  hi: 'नया कोड भेज दिया।',
  mr: 'नवीन कोड पाठवला आहे.',
};
const KEEP_SECRET = {
  en: 'Never share this code, not even with us. If your SIM suddenly stops working, call your phone company at once.',
  hi: 'यह कोड किसी को न बताएँ, हमें भी नहीं। सिम अचानक बंद हो जाए, तो तुरंत अपनी फ़ोन कंपनी को बताएँ।',
  mr: 'हा कोड कोणालाही सांगू नका, आम्हालाही नाही. सिम अचानक बंद पडलं, तर लगेच तुमच्या फोन कंपनीला कळवा.',
};
const ACCEPTED = { terms: termsVersion, notice: version };

it.each([
  ['en', 'Mobile number', SEND, 'We sent an SMS to 9812345678.', '6-digit code', 'Withdraw my application'],
  ['hi', 'मोबाइल नंबर', 'मंज़ूर है, कोड भेजें', '9812345678 पर SMS भेजा है।', '6 अंकों का कोड', 'अर्ज़ी वापस लें'],
  ['mr', 'मोबाइल नंबर', 'मान्य आहे, कोड पाठवा', '9812345678 वर SMS पाठवला आहे.', '6 अंकी कोड', 'अर्ज मागे घ्या'],
] as const)(
  'signs in with a number and a code in %s, with one press, and goes back',
  async (language, number, send, sent, code, there) => {
    const screen = await renderScreen(ADDRESS, { ...AS_VISITOR, language });
    await screen.type(number, '098123 45678');
    await screen.press(send);
    await screen.shows(sent);
    await screen.shows(KEEP_SECRET[language]);
    await screen.hides(RESENT[language]);
    await screen.type(code, '123456');
    await screen.shows(there);
    expect(screen.address()).toBe('/myjobs');
    expect(screen.api.calls('signIn.sendCode')).toEqual([{ phone: '9812345678' }]);
    const input = { phone: '9812345678', code: '123456', token: TOKEN, accepted: ACCEPTED };
    expect(screen.api.calls('signIn.byPhone')).toMatchObject([input]);
  },
);

it.each([
  ['', 'Please fill this in.'],
  ['12345', 'This mobile number is not valid. Please check it.'],
])('sends nothing to the number %j', async (typed, problem) => {
  const screen = await renderScreen(ADDRESS, AS_VISITOR);
  if (typed) await screen.type('Mobile number', typed);
  await screen.press(SEND);
  await screen.shows(problem);
  expect(screen.api.calls('signIn.sendCode')).toEqual([]);
});

it('sends nothing while the accepted texts are unknown', async () => {
  const screen = await renderScreen(ADDRESS, { ...AS_VISITOR, api: fakeApi({ 'consent.state': offline }) });
  await screen.type('Mobile number', '9812345678');
  await screen.press(SEND);
  expect(screen.api.calls('signIn.sendCode')).toEqual([]);
});

it.each([
  ['en', 'We have sent too many codes. Please try again in an hour.', 'Mobile number', SEND],
  ['hi', 'बहुत कोड भेजे जा चुके। एक घंटे बाद कोशिश करें।', 'मोबाइल नंबर', 'मंज़ूर है, कोड भेजें'],
  ['mr', 'खूप कोड पाठवले. एका तासाने प्रयत्न करा.', 'मोबाइल नंबर', 'मान्य आहे, कोड पाठवा'],
] as const)('shows in %s at the number why no code was sent', async (language, words, number, send) => {
  const api = fakeApi({ 'signIn.sendCode': refuses('OTP_LIMIT') });
  const screen = await renderScreen(ADDRESS, { ...AS_VISITOR, language, api });
  await screen.type(number, '9812345678');
  await screen.press(send);
  await screen.shows(words);
});

/** Opens the step of the code, as after a reload. */
async function atCode(api = fakeApi(), language: 'en' | 'hi' | 'mr' = 'en') {
  const asked = { phone: '9812345678', token: TOKEN, resendAt: Date.now() - 1, accepted: ACCEPTED };
  const tab = { 'nukkad.draft.sign-in': JSON.stringify(asked) };
  return renderScreen(ADDRESS, { ...AS_VISITOR, api, tab, language });
}

it('keeps the step when the page is loaded again, and accepts the texts then too', async () => {
  const screen = await atCode();
  await screen.type('6-digit code', '123456');
  await vi.waitFor(() => expect(screen.address()).toBe('/myjobs'));
  expect(screen.api.calls('signIn.byPhone')).toMatchObject([{ token: TOKEN, accepted: ACCEPTED }]);
  expect(window.sessionStorage.getItem('nukkad.draft.sign-in')).toBeNull();
});

it('clears a wrong code, says how many tries are left, and accepts the texts with the next', async () => {
  const api = fakeApi({
    'signIn.byPhone': () => {
      const details = { triesLeft: 4 };
      throw new ApiError({ code: 'INVALID_OTP', message: '', status: 200, details });
    },
  });
  const screen = await atCode(api);
  await screen.type('6-digit code', '111111');
  await screen.shows('Invalid OTP. 4 tries left.');
  api.answer({ 'signIn.byPhone': exampleOf('signIn.byPhone') });
  await screen.type('6-digit code', '123456');
  await vi.waitFor(() => expect(screen.address()).toBe('/myjobs'));
  expect(api.calls('signIn.byPhone')[1]).toMatchObject({ code: '123456', accepted: ACCEPTED });
});

it('sends another code, with a new token', async () => {
  const api = fakeApi({ 'signIn.sendCode': { ...exampleOf('signIn.sendCode'), token: 'another' } });
  const screen = await atCode(api);
  await screen.press('Send a new code');
  await screen.shows('New code in');
  await screen.shows(RESENT.en);
  await screen.type('6-digit code', '123456');
  await vi.waitFor(() => expect(api.calls('signIn.byPhone')).toMatchObject([{ token: 'another' }]));
});

it('goes back to the number', async () => {
  const screen = await atCode();
  await screen.press('Another number');
  await screen.shows(SEND);
});

it.each([
  ['en', 'Is the old account yours?', 'Yes, it is mine', 'same'],
  ['en', 'Is the old account yours?', 'No, start a new one', 'new'],
  ['hi', 'क्या पुराना अकाउंट आपका है?', 'नहीं, नया बनाएँ', 'new'],
  ['mr', 'जुनं खातं तुमचं आहे का?', 'हो, माझं आहे', 'same'],
] as const)(
  'asks in %s whose an account is that was not used for long: %s, %s',
  async (language, title, press, owner) => {
    const code = { en: '6-digit code', hi: '6 अंकों का कोड', mr: '6 अंकी कोड' }[language];
    const api = fakeApi({ 'signIn.byPhone': refuses('NUMBER_OWNER_UNKNOWN') });
    const screen = await atCode(api, language);
    await screen.type(code, '123456');
    await screen.shows(title);
    api.answer({ 'signIn.byPhone': exampleOf('signIn.byPhone') });
    await screen.press(press);
    await vi.waitFor(() => expect(screen.address()).toBe('/myjobs'));
    expect(api.calls('signIn.byPhone')[1]).toMatchObject({ code: '123456', owner });
  },
);

it('fills in the code from the SMS where the browser can, without a press', async () => {
  const get = vi.fn(async () => ({ code: '123456' }));
  vi.stubGlobal('OTPCredential', class {});
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
  const screen = await atCode();
  await vi.waitFor(() => expect(screen.address()).toBe('/myjobs'));
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'credentials');
  expect(get).toHaveBeenCalledWith(expect.objectContaining({ otp: { transport: ['sms'] } }));
});

it('offers only Google and Facebook where SMS is not configured', async () => {
  const settings = { ...exampleOf('startup.settings'), hasPhoneSignIn: false };
  const screen = await renderScreen(ADDRESS, {
    ...AS_VISITOR,
    api: fakeApi({ 'startup.settings': settings }),
  });
  await screen.shows('GContinue with Google');
  expect(screen.names()).not.toContain(SEND);
});
