import { until } from '@nukkad/browser/testing/page.ts';
import { showAtWidth } from '@nukkad/browser/testing/screen-width.ts';
import { expect, it } from 'vitest';
import { exampleOf, fakeApi, late, refuses } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

// Wide enough to show the filters next to the list.
showAtWidth(1366);

const FOUND = exampleOf('jobs.filter');
const [JOB] = FOUND.jobs;
/** The job beside the list is another one, so that each job is on the page only in the lists. */
const OTHER_BESIDE = {
  'jobs.byShareId': { job: { ...exampleOf('jobs.byShareId').job, id: 'other', title: 'Other' } },
  'jobs.suggestions': { jobs: [] },
} as const;

it.each([
  [
    'en',
    'Jobs | Nukkad Jobs',
    '₹15,000–20,000 a month',
    '5.4 km5.4 km from your home, about 35 min by bus · Kothrud, Pune',
    'Picked for you',
  ],
  [
    'hi',
    'काम | Nukkad Jobs',
    '₹15,000–20,000 महीना',
    '5.4 किमीआपके घर से 5.4 किमी, बस से क़रीब 35 मिनट · कोथरूड, पुणे',
    'आपके लिए चुने हुए',
  ],
  [
    'mr',
    'कामं | Nukkad Jobs',
    '₹15,000–20,000 महिना',
    '5.4 किमीतुमच्या घरापासून 5.4 किमी, बसने साधारण 35 मिनिटं · कोथरूड, पुणे',
    'तुमच्यासाठी निवडलेली',
  ],
] as const)('lists jobs in %s', async (language, title, ...sentences) => {
  const screen = await renderScreen('/joblist', { language });
  for (const sentence of sentences) await screen.shows(sentence);
  await until(() => expect(document.title).toBe(title));
});

it.each([
  ['en', 'Save this job: Cook for a mess', 'Remove from saved: Cook for a mess', 'Job saved'],
  ['hi', 'यह काम सेव करें: Cook for a mess', 'सेव से हटाएँ: Cook for a mess', 'काम सेव हो गया'],
  ['mr', 'हे काम सेव्ह करा: Cook for a mess', 'सेव्हमधून काढा: Cook for a mess', 'काम सेव्ह झालं'],
] as const)('marks a saved job in every list at once, in %s', async (language, save, unsave, said) => {
  const answer = Promise.withResolvers<ReturnType<typeof exampleOf<'applications.saveJob'>>>();
  const api = fakeApi({ ...OTHER_BESIDE, 'applications.saveJob': () => answer.promise });
  const screen = await renderScreen('/joblist', { language, api });
  await screen.press(save);
  // The job is shown twice: in the list and in the recommendations.
  await until(() => expect(screen.names().filter((name) => name === unsave)).toHaveLength(2));
  expect(screen.names()).not.toContain(save);
  expect(api.calls('applications.saveJob')).toEqual([{ jobId: JOB?.id, isSaved: false }]);
  await screen.hides(said);
  answer.resolve(exampleOf('applications.saveJob'));
  await screen.shows(said);
  expect(screen.names()).toContain(unsave);
});

it.each([
  ['the answer does not come', late, 'The internet is slow here. Please try again.'],
  ['the job is gone', refuses('JOB_REMOVED'), 'Sorry, this job has been removed.'],
])('undoes the mark when %s', async (_what, fails, words) => {
  const api = fakeApi({ ...OTHER_BESIDE, 'applications.saveJob': fails });
  const screen = await renderScreen('/joblist', { api });
  await screen.press('Save this job: Cook for a mess');
  await screen.shows(words);
  const unsaved = () => screen.names().filter((name) => name === 'Save this job: Cook for a mess');
  await until(() => expect(unsaved()).toHaveLength(2));
});

it('asks a visitor to log in before saving', async () => {
  const screen = await renderScreen('/joblist', { viewer: 'visitor' });
  await screen.press('Save this job: Cook for a mess');
  await screen.shows('Please log in to save this job.');
  expect(screen.api.calls('applications.saveJob')).toEqual([]);
});

it('writes a filter into the address, and searches with it', async () => {
  const screen = await renderScreen('/joblist');
  await screen.press('Part time');
  await screen.press('Show 200+ jobs');
  expect(screen.address()).toContain('type=part_time');
  expect(screen.api.calls('jobs.filter').at(-1)).toMatchObject({ jobType: 'PART_TIME' });
});

it.each([
  ['en', 'Hours', 'Day shift', 'Night shift', 'Rotating shifts', 'Show 200+ jobs', 'We searched for'],
  ['hi', 'काम का समय', 'दिन की शिफ़्ट', 'रात की शिफ़्ट', 'बदलती शिफ़्ट', '200+ काम दिखाएँ', 'हमने यह खोजा'],
  ['mr', 'कामाची वेळ', 'दिवसपाळी', 'रात्रपाळी', 'फिरती पाळी', '200+ कामं दाखवा', 'आम्ही हे शोधलं'],
] as const)(
  'filters by shift in %s, and shows it on the card and as a chip of the text',
  async (language, name, day, night, rotating, show, searched) => {
    const shifts = ['NIGHT', undefined] as const;
    const jobs = shifts.map((shift) => ({ ...JOB, id: `${shift}`, shift })) as (typeof FOUND.jobs)[number][];
    const understood = [{ kind: 'SHIFT', text: 'ratrapali', value: 'NIGHT', spans: [[0, 9]] }] as const;
    const api = fakeApi({
      'jobs.filter': { ...FOUND, jobs, understood, steps: [], nearby: [] },
      'jobs.topPicks': { jobs: [] },
    });
    const screen = await renderScreen('/joblist?q=ratrapali', { language, api });
    await screen.shows(`${name}${day}${night}${rotating}`);
    await screen.shows(`${searched}${night}`);
    await screen.press(rotating);
    await screen.press(show);
    expect(screen.address()).toContain('shift=rotating');
    expect(screen.api.calls('jobs.filter').at(-1)).toMatchObject({ shift: 'ROTATING' });
  },
);

it.each([
  ['en', 'Home or workplaceAt the workplaceWork from homeHome and workplace', 'Work from home'],
  ['hi', 'कहाँ से कामकाम की जगह जाकरघर से कामकभी घर से, कभी जाकर', 'घर से काम'],
  ['mr', 'कुठून कामकामावर जाऊनघरून कामकधी घरून, कधी जाऊन', 'घरून काम'],
] as const)('filters by place of work in %s', async (language, choices, home) => {
  const jobs = [{ ...JOB, workPlace: 'BOTH', shift: null }] as (typeof FOUND.jobs)[number][];
  const api = fakeApi({ 'jobs.filter': { ...FOUND, jobs }, 'jobs.topPicks': { jobs: [] } });
  const screen = await renderScreen('/joblist?workplace=home&shift=evening', { language, api });
  await screen.shows(choices);
  await screen.shows(home);
  expect(screen.api.calls('jobs.filter')[0]).toMatchObject({ workPlace: 'HOME', shift: 'EVENING' });
});

it('reads the filters from the address', async () => {
  const { api } = await renderScreen('/joblist?city=Pune&profile=cook');
  expect(api.calls('jobs.filter')[0]).toMatchObject({ city: 'Pune', jobProfile: 'cook' });
});

it.each([
  ['en', 'The jobs did not load. Your filters are safe.', 'Try again'],
  ['hi', 'काम की लिस्ट नहीं खुली। आपके फ़िल्टर सुरक्षित हैं।', 'फिर कोशिश करें'],
  ['mr', 'कामांची यादी उघडली नाही. तुमचे फिल्टर तसेच आहेत.', 'पुन्हा प्रयत्न करा'],
] as const)('shows in %s that the list failed to load, and tries again', async (language, words, retry) => {
  const api = fakeApi({ 'jobs.filter': refuses('OVERLOADED'), 'jobs.topPicks': { jobs: [] } });
  const screen = await renderScreen('/joblist', { language, api });
  await screen.shows(words);
  api.answer({ 'jobs.filter': FOUND });
  await screen.press(retry);
  await screen.shows('Cook for a mess');
});

const SIMILAR = {
  ...FOUND,
  steps: [{ step: 'NEAR_IN_MEANING', from: 0 }],
  missingWork: 'beautician',
} as const;

it.each([
  ['en', 'No “beautician” jobs near Pune yet', 'Similar to what you typed'],
  ['hi', 'पुणे के पास अभी “beautician” का कोई काम नहीं है', 'आपने जो लिखा, उससे मिलते-जुलते दूसरे काम'],
  ['mr', 'पुणे परिसरात सध्या “beautician” चं काम नाही', 'तुम्ही लिहिलं आहे त्याच्याशी मिळतीजुळती इतर कामं'],
] as const)(
  'shows in %s that an occupation has no jobs, and marks other jobs as such',
  async (language, none, heading) => {
    const api = fakeApi({ 'jobs.filter': { ...SIMILAR, understood: [] } });
    const screen = await renderScreen('/joblist?q=beautician&city=Pune', { language, api });
    await screen.shows(none);
    await screen.shows(heading);
    await screen.hides('200+');
  },
);

it.each([
  ['en', 'More jobs listed under Cook', 'Jobs that mention “cook”'],
  ['hi', 'रसोइया से जुड़े दूसरे काम', 'जिन कामों में “cook” लिखा है'],
  ['mr', 'स्वयंपाकी या प्रकारातली इतर कामं', 'ज्या कामांत “cook” लिहिलं आहे'],
] as const)('shows a heading in %s before jobs of other occupations', async (language, profile, words) => {
  const [job] = FOUND.jobs;
  if (!job) throw new Error('the example has no job');
  const answer = {
    ...FOUND,
    missingWork: undefined,
    jobs: ['a', 'b', 'c'].map((id) => ({ ...job, id })),
    steps: [
      { step: 'NAMED_WORK', from: 0 },
      { step: 'ONLY_WORDS', from: 1, words: 'cook' },
      { step: 'SAME_PROFILE', from: 2, names: { en: 'Cook', hi: 'रसोइया', mr: 'स्वयंपाकी' } },
    ],
  } as const;
  const screen = await renderScreen('/joblist?q=cook', { language, api: fakeApi({ 'jobs.filter': answer }) });
  await screen.shows('200+');
  await screen.shows(words);
  await screen.shows(profile);
  const sections = [...document.querySelectorAll('section.job-step')];
  expect(sections.map((section) => section.querySelector('h2')?.textContent)).toEqual([words, profile]);
  expect(sections.map((section) => section.querySelectorAll('h3').length)).toEqual([1, 1]);
});

const OFFERS = [
  ['en', 'Tell me about new jobs', 'Done. We will tell you about new jobs.', 'Undo', 'Stop telling me'],
  ['hi', 'काम आए तो बताएँ', 'ठीक है। नया काम आते ही आपको बताएँगे।', 'पहले जैसा करें', 'अब न बताएँ'],
  ['mr', 'काम आलं की कळवा', 'ठीक आहे. नवीन काम आलं की तुम्हाला कळवू.', 'मागचं परत आणा', 'आता कळवू नका'],
] as const;
const BEAUTICIAN = { text: 'beautician', city: 'Nashik', isNearMe: false } as const;
const ALERT = { ...exampleOf('alerts.add'), search: BEAUTICIAN };
const IN_VAIN = '/joblist?q=beautician&city=Nashik';

it.each(OFFERS)(
  'offers a job alert in %s, and removes it again',
  async (language, offer, added, undo, stop) => {
    const api = fakeApi({
      'jobs.filter': { ...SIMILAR, understood: [] },
      'alerts.list': { alerts: [] },
      'alerts.add': ALERT,
    });
    const screen = await renderScreen(IN_VAIN, { language, api });
    api.answer({ 'alerts.list': { alerts: [ALERT] } });
    await screen.press(offer);
    await screen.shows(added);
    expect(api.calls('alerts.add')).toEqual([BEAUTICIAN]);
    expect(screen.names()).toContain(stop);
    expect(screen.names()).not.toContain(offer);
    api.answer({ 'alerts.list': { alerts: [] } });
    await screen.press(undo);
    await until(() => expect(screen.names()).toContain(offer));
    expect(api.calls('alerts.remove')).toEqual([{ alertId: ALERT.id }]);
  },
);

it('shows the message about missing jobs only once if there are no nearby jobs either', async () => {
  const none = { ...SIMILAR, jobs: [], nearby: [], total: 0, steps: undefined, understood: [] };
  const screen = await renderScreen(IN_VAIN, { api: fakeApi({ 'jobs.filter': none }) });
  const message = 'No “beautician” jobs near Nashik yet';
  await screen.shows(message);
  const said = [...document.querySelectorAll('[role="status"]')].filter(
    (line) => line.textContent === message,
  );
  expect(said).toHaveLength(1);
  expect(said[0]?.closest('.nk-hidden')).toBeNull();
});

it('offers an alert only for a search without results', async () => {
  const none = {
    ...FOUND,
    jobs: [],
    nearby: [],
    total: 0,
    steps: undefined,
    missingWork: undefined,
    understood: [],
  };
  const offer = 'Tell me about new jobs';
  const empty = await renderScreen('/joblist?city=Nashik', { api: fakeApi({ 'jobs.filter': none }) });
  // Its code is loaded when it is shown.
  await until(() => expect(empty.names()).toContain(offer));
  const bare = await renderScreen('/joblist', { api: fakeApi({ 'jobs.filter': none }) });
  expect(bare.names()).not.toContain(offer);
  const found = await renderScreen('/joblist?city=Nashik', {
    api: fakeApi({ 'jobs.filter': { ...FOUND, missingWork: undefined } }),
  });
  expect(found.names()).not.toContain(offer);
});

it('shows that the limit of alerts is reached', async () => {
  const api = fakeApi({
    'jobs.filter': { ...SIMILAR, understood: [] },
    'alerts.list': { alerts: [] },
    'alerts.add': refuses('ALERT_LIMIT'),
  });
  const screen = await renderScreen(IN_VAIN, { api });
  await screen.press('Tell me about new jobs');
  await screen.shows('You already get alerts for 10 searches. Remove one under Notifications first.');
});

it.each([
  ['en', 'Tell me about new jobs', 'Please log in so that we can tell you. We will remember this search.'],
  ['hi', 'काम आए तो बताएँ', 'हम आपको बता सकें, इसके लिए लॉगिन करें। आपकी खोज यहीं रहेगी।'],
  ['mr', 'काम आलं की कळवा', 'कळवण्यासाठी आधी लॉगिन करा. तुमचा शोध तसाच राहील.'],
] as const)('asks a visitor in %s to log in before saving an alert', async (language, offer, words) => {
  const api = fakeApi({ 'jobs.filter': { ...SIMILAR, understood: [] } });
  const screen = await renderScreen(IN_VAIN, { language, api, viewer: 'visitor' });
  await screen.press(offer);
  await screen.shows(words);
  expect(api.calls('alerts.add')).toEqual([]);
  expect(sessionStorage.getItem('nukkad.wanted.alert')).toContain('q=beautician');
});
