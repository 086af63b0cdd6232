import { beforeEach, expect, it } from 'vitest';
import { outbox } from '../../features/offline/outbox/outbox.ts';
import { exampleOf, fakeApi, offline } from '../../testing/fake-api.ts';
import { memoryOutbox } from '../../testing/memory-outbox.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const ADDRESS = '/jobs?cook-for-a-mess-aZ09bY';
const APPLY = 'Apply · 1 credit';
const { job: JOB } = exampleOf('jobs.byShareId');
const LIST = exampleOf('jobs.filter');
const MINE = exampleOf('applications.myJobs');

beforeEach(memoryOutbox);

/** Opens the job and applies for it while the API is offline. */
async function applied(language: 'en' | 'hi' | 'mr' = 'en', apply = APPLY, question = 'Apply for this job?') {
  const api = fakeApi({ 'applications.apply': offline });
  const screen = await renderScreen(ADDRESS, { api, language });
  await screen.press(apply);
  await screen.shows(question);
  await screen.press(apply);
  return screen;
}

it.each([
  [
    'en',
    APPLY,
    'Apply for this job?',
    'Waiting to be sent',
    'Your application is saved on this phone. We send it as soon as you are online.',
    'Close',
    'Not applied',
  ],
  [
    'hi',
    'अप्लाई करें · 1 क्रेडिट',
    'इस काम के लिए अप्लाई करें?',
    'भेजना बाक़ी है',
    'आपकी अर्ज़ी इस फ़ोन में रखी है। इंटरनेट आते ही अपने आप चली जाएगी।',
    'बंद करें',
    'अप्लाई नहीं किया',
  ],
  [
    'mr',
    'अर्ज करा · 1 क्रेडिट',
    'या कामासाठी अर्ज करायचा?',
    'पाठवायचा बाकी आहे',
    'तुमचा अर्ज या फोनमध्ये आहे. इंटरनेट आलं की आपोआप जाईल.',
    'बंद करा',
    'अर्ज केला नाही',
  ],
] as const)(
  'shows in %s that the application waits on the phone, in the dialog and on the job',
  async (language, apply, question, waiting, text, close, none) => {
    const screen = await applied(language, apply, question);
    await screen.shows(text);
    await screen.press(close);
    await screen.shows(waiting);
    await screen.shows(text);
    await screen.hides(none);
    expect(screen.names()).not.toContain(apply);
    expect(screen.api.calls('applications.apply')).toHaveLength(1);
  },
);

it('shows a waiting application in the list and in my jobs until it is cancelled', async () => {
  await applied();
  const job = { ...JOB, application: null };
  const list = await renderScreen('/joblist', { api: fakeApi({ 'jobs.filter': { ...LIST, jobs: [job] } }) });
  await list.shows('Waiting to be sent');
  const none = { ...MINE, jobs: [] };
  const mine = await renderScreen('/myjobs', { api: fakeApi({ 'applications.myJobs': none }) });
  await mine.shows('Your application is saved on this phone.');
  await mine.shows(JOB.title);
  await mine.hides('You have not applied to any job yet');
  for (const entry of outbox.get()) await outbox.remove(entry);
  await mine.shows('You have not applied to any job yet');
});

it.each([
  ['under Applied', 'applied', true],
  ['not under Saved', 'saved', false],
] as const)('shows a waiting application %s', async (_where, tab, isShown) => {
  await applied();
  const none = { ...MINE, jobs: [] };
  const mine = await renderScreen(`/myjobs?tab=${tab}`, { api: fakeApi({ 'applications.myJobs': none }) });
  const text = 'Your application is saved on this phone.';
  await (isShown ? mine.shows(text) : mine.shows('You have no saved jobs'));
  if (!isShown) await mine.hides(text);
});

it('shows a waiting job only once if it is already listed', async () => {
  await applied();
  const listed = {
    ...MINE,
    jobs: MINE.jobs.map((job) => ({ ...job, id: JOB.id, application: null, record: null })),
  };
  const mine = await renderScreen('/myjobs', { api: fakeApi({ 'applications.myJobs': listed }) });
  await mine.shows('Waiting to be sent');
  await mine.hides('Your application is saved on this phone.');
});

it('offers to apply again after the server refused', async () => {
  const screen = await applied();
  await screen.press('Close');
  const [entry] = outbox.get();
  if (entry) await outbox.put({ ...entry, problem: 'NO_CREDITS' });
  await screen.shows('Not applied');
  expect(screen.names()).toContain(APPLY);
});

it('marks a job as saved offline, and shows that the change waits', async () => {
  const api = fakeApi({ 'jobs.filter': LIST, 'applications.saveJob': offline });
  const list = await renderScreen('/joblist', { api });
  const unsave = 'Remove from saved: Cook for a mess';
  const before = list.names().filter((name) => name === unsave).length;
  await list.press('Save this job: Cook for a mess');
  await list.shows('No internet. This waits on your phone and goes out when the internet is back.');
  expect(list.names().filter((name) => name === unsave).length).toBeGreaterThan(before);
});

it.each([
  ['en', APPLY, 'Apply for this job?', 'You have applied', 'It went out when you were back online.'],
  ['hi', 'अप्लाई करें · 1 क्रेडिट', 'इस काम के लिए अप्लाई करें?', 'आपने अप्लाई कर दिया', 'इंटरनेट आते ही अर्ज़ी चली गई।'],
  ['mr', 'अर्ज करा · 1 क्रेडिट', 'या कामासाठी अर्ज करायचा?', 'तुमचा अर्ज गेला', 'इंटरनेट आलं आणि अर्ज पोहोचला.'],
] as const)(
  'changes the open dialog in %s when the application was sent',
  async (language, apply, question, done, text) => {
    const screen = await applied(language, apply, question);
    await screen.hides(done);
    // As a page or the service worker does after sending it.
    for (const entry of outbox.get()) await outbox.remove(entry);
    await screen.shows(done);
    await screen.shows(text);
  },
);

it.each([
  ['en', APPLY, 'Apply for this job?', 'Your application was not accepted'],
  ['hi', 'अप्लाई करें · 1 क्रेडिट', 'इस काम के लिए अप्लाई करें?', 'आपकी अर्ज़ी नहीं ली गई'],
  ['mr', 'अर्ज करा · 1 क्रेडिट', 'या कामासाठी अर्ज करायचा?', 'तुमचा अर्ज घेतला गेला नाही'],
] as const)(
  'says in the open dialog in %s that the server refused',
  async (language, apply, question, refused) => {
    const screen = await applied(language, apply, question);
    const [entry] = outbox.get();
    if (entry) await outbox.put({ ...entry, problem: 'JOB_NOT_ACTIVE' });
    await screen.shows(refused);
  },
);
