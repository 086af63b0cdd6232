import { formatOf } from '@nukkad/i18n/create-format.ts';
import { expect, it, vi } from 'vitest';
import { takePendingAction } from '../../lib/storage/pending-action.ts';
import { exampleOf, fakeApi, late, refuses } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const ADDRESS = '/jobs?cook-for-a-mess-aZ09bY';
const { job: JOB } = exampleOf('jobs.byShareId');
const APPLY = 'Apply · 1 credit';

it.each([
  ['en', '1–3 years', 'Seen by 41 people', 'Never pay anyone for a job. No real employer asks for money.'],
  ['hi', '1–3 साल', '41 लोगों ने देखा', 'काम के लिए किसी को पैसे न दें। असली कंपनी कभी पैसे नहीं माँगती।'],
  ['mr', '1–3 वर्षं', '41 जणांनी पाहिलं', 'कामासाठी कोणालाही पैसे देऊ नका. खरी कंपनी कधीच पैसे मागत नाही.'],
] as const)('shows the job in %s', async (language, ...sentences) => {
  const screen = await renderScreen(ADDRESS, { language });
  for (const sentence of sentences) await screen.shows(sentence);
});

it.each([
  ['en', 'HoursNight shift', 'Home or workplaceWork from home'],
  ['hi', 'काम का समयरात की शिफ़्ट', 'कहाँ से कामघर से काम'],
  ['mr', 'कामाची वेळरात्रपाळी', 'कुठून कामघरून काम'],
] as const)(
  'shows hours and place of work in %s if the employer stated them',
  async (language, hours, place) => {
    const stated = { ...JOB, shift: 'NIGHT', workPlace: 'HOME' } as const;
    const api = fakeApi({ 'jobs.byShareId': { job: stated } });
    const screen = await renderScreen(ADDRESS, { language, api });
    await screen.shows(hours);
    await screen.shows(place);
  },
);

it('has no row for the hours and the place of work if the employer did not state them', async () => {
  const api = fakeApi({
    'jobs.byShareId': { job: { ...JOB, shift: undefined, workPlace: undefined } },
    'jobs.suggestions': { jobs: [] },
  });
  const screen = await renderScreen(ADDRESS, { api });
  await screen.shows('At a glance');
  await screen.hides('Hours');
  await screen.hides('Home or workplace');
});

it.each([
  ['en', 'Apply · 1 credit', 'Apply for this job?', 'You have applied', 'You have 9 credits left.'],
  ['hi', 'अप्लाई करें · 1 क्रेडिट', 'इस काम के लिए अप्लाई करें?', 'आपने अप्लाई कर दिया', 'आपके 9 क्रेडिट बचे हैं।'],
  ['mr', 'अर्ज करा · 1 क्रेडिट', 'या कामासाठी अर्ज करायचा?', 'तुमचा अर्ज गेला', 'तुमची 9 क्रेडिट उरली आहेत.'],
] as const)(
  'applies in %s after a confirmation, and marks the job as applied',
  async (language, apply, question, done, left) => {
    const screen = await renderScreen(ADDRESS, { language });
    await screen.press(apply);
    await screen.shows(question);
    expect(screen.api.calls('applications.apply')).toEqual([]);
    screen.api.answer({ 'jobs.byShareId': { job: { ...JOB, application: 'APPLIED', credits: 9 } } });
    await screen.press(apply);
    await screen.shows(done);
    await screen.shows(left);
    expect(screen.api.calls('applications.apply')).toMatchObject([
      { jobId: JOB.id, companyId: JOB.companyId },
    ]);
  },
);

it.each([
  ['en', 'Chapati Making', 'Cook for a mess · Annapurna'],
  ['hi', 'रोटी बनाना', 'रसोइया · Cook for a mess · Annapurna'],
  ['mr', 'पोळ्या करणं', 'स्वयंपाकी · Cook for a mess · Annapurna'],
] as const)(
  'translates skills and the occupation to %s, but not the employer’s own words',
  async (language, skill, asked) => {
    const names = { en: 'Chapati Making', hi: 'रोटी बनाना', mr: 'पोळ्या करणं' };
    const workNames = { en: 'Cook', hi: 'रसोइया', mr: 'स्वयंपाकी' };
    const skills = ['Chapati making', 'Our own sweets'];
    const job = { ...JOB, skills, skillNames: [names], workNames, companyName: 'Annapurna' };
    const screen = await renderScreen(ADDRESS, { language, api: fakeApi({ 'jobs.byShareId': { job } }) });
    const chips = [...document.querySelectorAll('.skill-chips li')].map(({ textContent }) => textContent);
    expect(chips).toEqual([skill, 'Our own sweets']);
    await screen.press({ en: APPLY, hi: 'अप्लाई करें · 1 क्रेडिट', mr: 'अर्ज करा · 1 क्रेडिट' }[language]);
    await screen.shows(asked);
  },
);

it('refetches only the data that applying changes', async () => {
  const screen = await renderScreen(ADDRESS);
  // The parts of the page frame that load later.
  await vi.waitFor(() => expect(screen.api.calls('startup.settings')).toHaveLength(1));
  const before = screen.api.counts();
  await screen.press(APPLY);
  await screen.shows('Apply for this job?');
  await screen.press(APPLY);
  await screen.shows('You have applied');
  await screen.settled();
  const after = screen.api.counts();
  const again = Object.keys(after).filter((key) => (after[key] ?? 0) > (before[key] ?? 0));
  expect(again.toSorted()).toEqual([
    'account.summary',
    'applications.apply',
    'jobs.byShareId',
    'jobs.suggestions',
    'notifications.unreadCount',
    // The job asks for a gender.
    'profile.whole',
  ]);
});

it.each([
  [
    'en',
    'Apply · 1 credit',
    'Apply for this job?',
    'Your credits are used up',
    'Ask for credits',
    'We have your request',
  ],
  [
    'hi',
    'अप्लाई करें · 1 क्रेडिट',
    'इस काम के लिए अप्लाई करें?',
    'आपके क्रेडिट ख़त्म हो गए हैं',
    'क्रेडिट माँगें',
    'क्रेडिट की माँग पहुँच गई',
  ],
  [
    'mr',
    'अर्ज करा · 1 क्रेडिट',
    'या कामासाठी अर्ज करायचा?',
    'तुमची क्रेडिट संपली आहेत',
    'क्रेडिट मागा',
    'तुमची विनंती पोहोचली',
  ],
] as const)(
  'offers more credits in %s if none are left',
  async (language, apply, question, used, ask, asked) => {
    const api = fakeApi({ 'applications.apply': refuses('NO_CREDITS') });
    const screen = await renderScreen(ADDRESS, { language, api });
    await screen.press(apply);
    await screen.shows(question);
    await screen.press(apply);
    await screen.shows(used);
    await screen.press(ask);
    await screen.shows(asked);
    expect(api.calls('credits.request')).toHaveLength(1);
  },
);

it('shows an error in the dialog, and applies on the next click', async () => {
  const screen = await renderScreen(ADDRESS, { api: fakeApi({ 'applications.apply': late }) });
  await screen.press(APPLY);
  await screen.shows('Apply for this job?');
  await screen.press(APPLY);
  await screen.shows('The internet is slow here. Please try again.');
  screen.api.answer({ 'applications.apply': exampleOf('applications.apply') });
  await screen.press(APPLY);
  await screen.shows('You have applied');
});

it('hides a job after a confirmation, opens the list, and restores the job on Undo', async () => {
  const screen = await renderScreen(ADDRESS);
  await screen.press('Not interested');
  await screen.press('Hide');
  await screen.shows('You will not see this job again');
  expect(screen.api.calls('applications.notInterested')).toEqual([{ jobId: JOB.id }]);
  expect(screen.address()).toBe('/joblist');
  await screen.press('Undo');
  await screen.settled();
  expect(screen.api.calls('applications.undoNotInterested')).toEqual([{ jobId: JOB.id }]);
});

it.each([
  ['en', 'Apply'],
  ['hi', 'अप्लाई करें'],
  ['mr', 'अर्ज करा'],
] as const)('sends a visitor in %s to the registration', async (language, words) => {
  const screen = await renderScreen(ADDRESS, { language, viewer: 'visitor' });
  await screen.press(words);
  expect(screen.address()).toBe(`/register?returnTo=${ADDRESS}`);
  expect(takePendingAction('apply', JOB.id)).toBe(true);
});

it.each([
  ['en', 'Job title', 'Pay', 'Apply'],
  ['hi', 'काम का नाम', 'पगार', 'अप्लाई करें'],
  ['mr', 'कामाचं नाव', 'पगार', 'अर्ज करा'],
] as const)(
  'shows title and pay among the facts, and how to apply, in %s',
  async (language, title, pay, apply) => {
    const suggested = {
      ...exampleOf('jobs.suggestions').jobs[0],
      application: null,
      status: 'ACTIVE' as const,
    };
    const closed = { ...suggested, id: 'closed', status: 'CLOSED' as const };
    const api = fakeApi({ 'jobs.suggestions': { jobs: [suggested, closed] as never } });
    const screen = await renderScreen(ADDRESS, { language, api });
    await screen.shows(`${title}${JOB.workNames?.[language]} · ${JOB.title}${pay}₹`);
    const words = [...document.querySelectorAll('.nk-listing')].map(
      (card) => card.querySelector('.nk-listing__word')?.textContent ?? null,
    );
    expect(words).toEqual([apply, null]);
  },
);

it('links the logo and the name to the company', async () => {
  await renderScreen(ADDRESS);
  const links = [...document.querySelectorAll('.job-head__company a')];
  expect(links).toHaveLength(2);
  expect(links[0]?.querySelector('.nk-avatar')).not.toBeNull();
  expect(new Set(links.map((link) => link.getAttribute('href')))).toEqual(
    new Set([`/companyprofile?${encodeURIComponent(JOB.companyLink)}`]),
  );
});

it.each([
  [
    'en',
    'Registration number found in the government register',
    'Our team has not looked yet',
    'The pay is below the minimum wage',
  ],
  ['hi', 'रजिस्ट्रेशन नंबर सरकारी रिकॉर्ड में मिला', 'हमारी टीम ने अभी नहीं देखा है', 'पगार न्यूनतम वेतन से कम है'],
  ['mr', 'नोंदणी क्रमांक सरकारी नोंदीत सापडला', 'आमच्या टीमने अजून पाहिलेलं नाही', 'पगार किमान वेतनापेक्षा कमी आहे'],
] as const)(
  'shows in %s the reason of each check result, also of a missing check',
  async (language, ...reasons) => {
    const screen = await renderScreen(ADDRESS, { language });
    for (const reason of reasons) await screen.shows(reason);
  },
);

it.each([
  [
    'en',
    ['Company is registered', 'Address is in this city', 'Does not ask you for money'],
    ['Phone and e-mail', 'Pay'],
  ],
  ['hi', ['कंपनी रजिस्टर्ड है', 'पता इसी शहर का है', 'आपसे पैसे नहीं माँगती'], ['फ़ोन और ई-मेल', 'पगार']],
  ['mr', ['कंपनी रजिस्टर्ड आहे', 'पत्ता याच शहरातला आहे', 'तुमच्याकडे पैसे मागत नाही'], ['फोन आणि ई-मेल', 'पगार']],
] as const)(
  'states in %s only successful checks as facts, and names the others',
  async (language, holds, rest) => {
    const format = formatOf(language);
    await renderScreen(ADDRESS, { language });
    const section = document.querySelector('#job-checks')?.parentElement;
    const lines = [...(section?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent ?? '');
    const begins = (words: string) => lines.filter((line) => line.startsWith(words)).length;
    expect([...holds, ...rest.map((name) => `${name}: `)].map(begins)).toEqual([1, 1, 1, 1, 1]);
    // The claim of a passed check is the outcome, and the date is there once.
    const date = format.date('2026-11-20T09:30:00.000Z');
    expect(lines.map((line) => line.split(date).length - 1)).toEqual([1, 0, 1, 1, 1]);
    for (const claim of holds) expect(lines.some((line) => line.startsWith(`${claim}:`))).toBe(false);
  },
);

it.each([
  ['en', 'Pay: Does not apply', 'The minimum wage does not apply to internships'],
  ['hi', 'पगार: यहाँ लागू नहीं', 'इंटर्नशिप पर न्यूनतम वेतन लागू नहीं होता'],
  ['mr', 'पगार: इथे लागू नाही', 'इंटर्नशिपला किमान वेतन लागू होत नाही'],
] as const)(
  'shows in %s that the minimum wage does not apply to an internship',
  async (language, line, why) => {
    const checks = JOB.checks.map((check) =>
      check.kind === 'PAY' ? { ...check, outcome: 'NOT_DONE' as const, reason: 'stipend-usual' } : check,
    );
    const api = fakeApi({ 'jobs.byShareId': { job: { ...JOB, checks } } });
    const screen = await renderScreen(ADDRESS, { api, language });
    await screen.shows(line);
    await screen.shows(why);
  },
);

it('shows nothing for an unknown reason', async () => {
  const checks = JOB.checks.map((check) => ({ ...check, reason: 'of-a-newer-server' }));
  const api = fakeApi({ 'jobs.byShareId': { job: { ...JOB, checks } } });
  const screen = await renderScreen(ADDRESS, { api });
  await screen.shows('Company is registered');
  await screen.hides('of-a-newer-server');
});

it.each([
  ['en', 'DAY', 'Usually answers within a day'],
  ['hi', 'TWO_WEEKS', 'अक्सर 2 हफ़्ते में जवाब देती है'],
  ['mr', 'OFTEN_NOT', 'बऱ्याचदा उत्तर देत नाही'],
] as const)('says in %s how fast the company answers: %s', async (language, answersWithin, words) => {
  const api = fakeApi({ 'jobs.byShareId': { job: { ...JOB, answersWithin } } });
  const screen = await renderScreen(ADDRESS, { language, api });
  await screen.shows(words);
});

it('says nothing about answers that are not known', async () => {
  const api = fakeApi({ 'jobs.byShareId': { job: { ...JOB, answersWithin: undefined } } });
  const screen = await renderScreen(ADDRESS, { api });
  await screen.shows('Seen by 41 people');
  await screen.hides('answers within');
});
