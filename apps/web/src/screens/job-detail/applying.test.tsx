import { expect, it, vi } from 'vitest';
import { exampleOf, fakeApi, refuses } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const ADDRESS = '/jobs?cook-for-a-mess-aZ09bY';
const { job: JOB } = exampleOf('jobs.byShareId');
const ACCOUNT = exampleOf('account.summary');
const APPLY = 'Apply · 1 credit';
const IN_AN_HOUR = JSON.stringify({ subject: JOB.id, until: Date.now() + 3_600_000 });

/** Returns the API of a new seeker who signed in with Google, whose profile has only a name and an e-mail address. */
function newcomer() {
  const api = fakeApi({
    'account.summary': { ...ACCOUNT, isMobileVerified: false },
    'otp.verify': () => {
      api.answer({ 'account.summary': ACCOUNT });
      return exampleOf('otp.verify');
    },
  });
  return api;
}

/** Returns the calls that change data. */
function commands(api: ReturnType<typeof fakeApi>): string[] {
  const asked = ['otp.send', 'otp.verify', 'profile.update', 'applications.apply'] as const;
  return asked.flatMap((key) => api.calls(key).map(() => key));
}

it.each([
  [
    'en',
    'First, your mobile number',
    'Mobile number',
    'Send code',
    '6-digit code',
    'Apply for this job?',
    'Apply · 1 credit',
    'You have applied',
  ],
  [
    'hi',
    'पहले अपना मोबाइल नंबर दें',
    'मोबाइल नंबर',
    'कोड भेजें',
    '6 अंकों का कोड',
    'इस काम के लिए अप्लाई करें?',
    'अप्लाई करें · 1 क्रेडिट',
    'आपने अप्लाई कर दिया',
  ],
  [
    'mr',
    'आधी तुमचा मोबाइल नंबर द्या',
    'मोबाइल नंबर',
    'कोड पाठवा',
    '6 अंकी कोड',
    'या कामासाठी अर्ज करायचा?',
    'अर्ज करा · 1 क्रेडिट',
    'तुमचा अर्ज गेला',
  ],
] as const)(
  'asks a new user of Google in %s for the phone number alone before applying',
  async (language, title, number, send, code, question, apply, done) => {
    const api = newcomer();
    const screen = await renderScreen(ADDRESS, { api, language });
    await screen.press(apply);
    await screen.shows(title);
    await screen.type(number, '98123 45678');
    await screen.press(send);
    await screen.type(code, '123456');
    await screen.shows(question);
    expect(commands(api)).toEqual(['otp.send', 'otp.verify']);
    await screen.press(apply);
    await screen.shows(done);
    expect(api.calls('applications.apply')).toHaveLength(1);
    expect(api.calls('otp.verify')).toEqual([{ phone: '9812345678', code: '123456' }]);
  },
);

it('sends nothing without a number, and names the field', async () => {
  const api = newcomer();
  const screen = await renderScreen(ADDRESS, { api });
  await screen.press(APPLY);
  await screen.press('Send code');
  await screen.shows('Please fill this in.');
  expect(commands(api)).toEqual([]);
});

it('opens again once after signing in', async () => {
  const screen = await renderScreen(ADDRESS, { tab: { 'nukkad.wanted.apply': IN_AN_HOUR } });
  await screen.shows('Apply for this job?');
  await screen.press('Cancel');
  await screen.hides('Apply for this job?');
  expect(window.sessionStorage.getItem('nukkad.wanted.apply')).toBeNull();
});

it.each([
  ['another job was meant', { 'nukkad.wanted.apply': IN_AN_HOUR.replace(JOB.id, 'another') }, JOB],
  [
    'the job is applied for already',
    { 'nukkad.wanted.apply': IN_AN_HOUR },
    { ...JOB, application: 'APPLIED' },
  ],
] as const)('does not open if %s', async (_why, tab, job) => {
  const api = fakeApi({ 'jobs.byShareId': { job } });
  const screen = await renderScreen(ADDRESS, { api, tab });
  await screen.shows('At a glance');
  await screen.hides('Apply for this job?');
});

const REJECTED = { ...JOB, application: 'REJECTED', status: 'ACTIVE' } as const;

it('allows to apply again when the days after a rejection are over', async () => {
  const job = { ...REJECTED, reapplyFrom: new Date(Date.now() - 1000).toISOString() };
  const screen = await renderScreen(ADDRESS, { api: fakeApi({ 'jobs.byShareId': { job } }) });
  await screen.press(APPLY);
  await screen.shows('Apply for this job?');
  await screen.press(APPLY);
  await screen.shows('You have applied');
  expect(screen.api.calls('applications.apply')).toHaveLength(1);
});

it.each([
  ['en', 'You can apply again from', 'Apply · 1 credit'],
  ['hi', 'से फिर अप्लाई कर सकते हैं।', 'अप्लाई करें · 1 क्रेडिट'],
  ['mr', 'पासून पुन्हा अर्ज करता येईल.', 'अर्ज करा · 1 क्रेडिट'],
] as const)('shows in %s the date from which applying is allowed again', async (language, from, apply) => {
  const job = { ...REJECTED, reapplyFrom: new Date(Date.now() + 3_600_000).toISOString() };
  const api = fakeApi({ 'jobs.byShareId': { job } });
  const screen = await renderScreen(ADDRESS, { language, api });
  await screen.shows(from);
  expect(screen.names()).not.toContain(apply);
});

it('asks to verify the phone number while applying if it is no longer verified', async () => {
  const api = fakeApi({ 'applications.apply': refuses('MOBILE_NOT_VERIFIED') });
  const screen = await renderScreen(ADDRESS, { api });
  await screen.press(APPLY);
  await screen.press(APPLY);
  await screen.shows('First, your mobile number');
});

it.each([
  ['en', 'Apply · 1 credit', 'First, an ID document', 'Add an identity proof', 'You have applied'],
  ['hi', 'अप्लाई करें · 1 क्रेडिट', 'पहले पहचान का एक काग़ज़ दें', 'पहचान पत्र जोड़ें', 'आपने अप्लाई कर दिया'],
  ['mr', 'अर्ज करा · 1 क्रेडिट', 'आधी ओळखीचा एक पुरावा द्या', 'ओळखपत्र जोडा', 'तुमचा अर्ज गेला'],
] as const)(
  'uploads a missing document in %s and continues the application',
  async (language, apply, title, add, done) => {
    const api = fakeApi({ 'applications.apply': refuses('IDENTITY_MISSING') });
    const screen = await renderScreen(ADDRESS, { api, language });
    await screen.press(apply);
    await screen.press(apply);
    await screen.shows(title);
    api.answer({ 'applications.apply': exampleOf('applications.apply') });
    await screen.choose(add, new File(['scan'], 'voter.jpg'));
    await screen.shows(done);
    expect(api.calls('files.upload')).toEqual([{ kind: 'IDENTITY_PROOF' }]);
  },
);

it.each([
  ['en', 'Apply · 1 credit', 'You were logged out.', 'Log in', 'Done. We finished what you had started.'],
  ['hi', 'अप्लाई करें · 1 क्रेडिट', 'आप लॉगआउट हो गए थे।', 'लॉगिन', 'हो गया: जो आपने शुरू किया था, वह पूरा हुआ।'],
  ['mr', 'अर्ज करा · 1 क्रेडिट', 'तुम्ही लॉगआउट झाला होता.', 'लॉगिन', 'झालं: तुम्ही सुरू केलेलं पूर्ण झालं.'],
] as const)(
  'asks in %s to sign in when the session has ended, and continues',
  async (language, apply, ended, login, done) => {
    const screen = await renderScreen(ADDRESS, { language });
    await screen.press(apply);
    const expired = refuses('TOKEN_EXPIRED');
    screen.api.answer({ 'applications.apply': expired, 'session.refresh': expired });
    await screen.press(apply);
    await screen.shows(ended);
    screen.api.answer({ 'applications.apply': exampleOf('applications.apply') });
    await screen.press(login);
    expect(screen.address()).toBe(`/register?returnTo=${ADDRESS}`);
    screen.signIn(exampleOf('session.refresh'));
    await screen.shows(done);
    expect(screen.api.calls('applications.apply')).toHaveLength(2);
    await vi.waitFor(() => expect(screen.address()).toBe(ADDRESS));
  },
);
