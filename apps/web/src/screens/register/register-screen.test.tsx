import { ApiError } from '@nukkad/contract/api-error.ts';
import { expect, it, onTestFinished, vi } from 'vitest';
import { exampleOf, fakeApi, offline, refuses } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const AS_VISITOR = { viewer: 'visitor' } as const;

it.each([
  [
    'en',
    'Log in',
    'I accept the terms and the privacy policy.',
    'Apply from your phone, without paper: you start with 10 credits.',
  ],
  [
    'hi',
    'लॉगिन करें',
    'मुझे शर्तें और प्राइवेसी पॉलिसी मंज़ूर हैं।',
    'फ़ोन से ही अप्लाई करें, काग़ज़ के बिना: शुरू में 10 क्रेडिट मिलते हैं।',
  ],
  [
    'mr',
    'लॉगिन करा',
    'मला अटी आणि प्रायव्हसी पॉलिसी मान्य आहेत.',
    'फोनवरूनच अर्ज करा, कागदाशिवाय: सुरुवातीला 10 क्रेडिट मिळतील.',
  ],
] as const)('invites in %s', async (language, ...sentences) => {
  const screen = await renderScreen('/register', { ...AS_VISITOR, language });
  expect(document.title).toBe(`${sentences[0]} · Nukkad Jobs`);
  for (const sentence of sentences) await screen.shows(sentence);
});

it.each([
  ['en', 0, 'Apply from your phone, without paper.'],
  ['en', 1, 'Apply from your phone, without paper: you start with 1 credit.'],
  ['en', 20, 'Apply from your phone, without paper: you start with 20 credits.'],
  ['hi', 0, 'फ़ोन से ही अप्लाई करें, काग़ज़ के बिना।'],
  ['hi', 20, 'फ़ोन से ही अप्लाई करें, काग़ज़ के बिना: शुरू में 20 क्रेडिट मिलते हैं।'],
  ['mr', 0, 'फोनवरूनच अर्ज करा, कागदाशिवाय.'],
  ['mr', 20, 'फोनवरूनच अर्ज करा, कागदाशिवाय: सुरुवातीला 20 क्रेडिट मिळतील.'],
] as const)(
  'shows in %s the %i credits that the operator has set',
  async (language, creditsStart, sentence) => {
    const api = fakeApi({ 'startup.settings': { ...exampleOf('startup.settings'), creditsStart } });
    const screen = await renderScreen('/register', { ...AS_VISITOR, language, api });
    await screen.shows(sentence);
  },
);

it.each([
  ['en', 'GContinue with Google', 'Please accept the terms to continue', 'I agree, continue'],
  ['hi', 'GGoogle से आगे बढ़ें', 'आगे बढ़ने के लिए पहले शर्तें मानें', 'मंज़ूर है, आगे बढ़ें'],
  ['mr', 'GGoogle ने पुढे जा', 'पुढे जाण्यासाठी आधी अटी मान्य करा', 'मान्य आहे, पुढे जा'],
] as const)(
  'asks in %s for the terms before Google, and goes on with the press that accepts them',
  async (language, google, words, agree) => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    onTestFinished(() => assign.mockRestore());
    const screen = await renderScreen('/register', { ...AS_VISITOR, language });
    await screen.press(google);
    await screen.shows(words);
    expect(assign).not.toHaveBeenCalled();
    await screen.press(agree);
    expect(assign).toHaveBeenCalledOnce();
    expect(assign.mock.calls[0]?.[0]).toContain('/api/auth/google?');
    const { termsVersion, version } = exampleOf('consent.state');
    const accepted = { terms: termsVersion, notice: version };
    expect(JSON.parse(window.sessionStorage.getItem('nukkad.accepted') ?? '')).toEqual(accepted);
  },
);

it('sends a signed-in user to the target page', async () => {
  const screen = await renderScreen('/register?returnTo=%2Fmyjobs');
  await screen.shows('Withdraw my application');
  expect(screen.address()).toBe('/myjobs');
});

it('exchanges the provider’s code for a session once, and continues in the user’s language', async () => {
  window.location.hash = '#credential=one-time-code&returnTo=%2Fmyjobs';
  const screen = await renderScreen('/register', AS_VISITOR);
  await screen.shows('अर्ज मागे घ्या');
  expect(screen.address()).toBe('/myjobs');
  expect(screen.api.calls('session.googleSignIn')).toEqual([{ credential: 'one-time-code' }]);
});

it.each([
  ['en', 'No internet. Please check your internet connection and try again.'],
  ['hi', 'इंटरनेट नहीं है। इंटरनेट देखकर फिर कोशिश करें।'],
  ['mr', 'इंटरनेट नाही. इंटरनेट तपासून पुन्हा प्रयत्न करा.'],
] as const)('shows in %s that signing in failed, and stays on the page', async (language, words) => {
  window.location.hash = '#credential=one-time-code';
  const api = fakeApi({ 'session.googleSignIn': offline });
  const screen = await renderScreen('/register', { ...AS_VISITOR, language, api });
  await screen.shows(words);
  expect(screen.address()).toBe('/register');
});

it.each([
  ['en', 'GContinue with Google'],
  ['hi', 'GGoogle से आगे बढ़ें'],
  ['mr', 'GGoogle ने पुढे जा'],
] as const)('offers to sign in in %s if the settings failed to load', async (language, google) => {
  const api = fakeApi({ 'startup.settings': refuses('OVERLOADED') });
  const screen = await renderScreen('/register', { ...AS_VISITOR, language, api });
  await screen.shows(google);
});

it.each([
  ['en', 'Messages sent from it insulted or threatened someone.', 'If this is wrong, please write to us.'],
  ['hi', 'इससे भेजे गए मैसेज में किसी को गाली या धमकी दी गई।', 'अगर यह ग़लत है तो हमें लिखें।'],
  ['mr', 'यातून कोणाला तरी शिवीगाळ किंवा धमकीचे मेसेज गेले.', 'हे चुकीचं असेल तर आम्हाला लिहा.'],
] as const)('explains in %s why an account is suspended, and how to object', async (language, why, how) => {
  window.location.hash = '#credential=one-time-code';
  const api = fakeApi({
    'session.googleSignIn': () => {
      const details = { reason: 'ABUSE' };
      throw new ApiError({ code: 'ACCOUNT_SUSPENDED', message: '', status: 200, details });
    },
  });
  const support = { email: 'help@nukkad.example', phone: '+91 20 1234 5678', address: null };
  const screen = await renderScreen('/register', { ...AS_VISITOR, language, api, site: { support } });
  await screen.shows(why);
  await screen.shows(how);
  const link = document.querySelector('a[href="mailto:help@nukkad.example"]');
  expect(link?.textContent).toContain('help@nukkad.example');
});
