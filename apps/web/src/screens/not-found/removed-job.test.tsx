import { expect, it } from 'vitest';
import { exampleOf, fakeApi, refuses } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { createTestServices } from '../../testing/test-services.ts';
import { load } from '../job-detail/job-detail-screen.tsx';

const ADDRESS = '/jobs?cook-for-a-mess-aZ09bY';
const REMOVED = { profile: 'cook', city: 'Pune' };
const [SIMILAR] = exampleOf('jobs.filter').jobs;

it.each([
  ['en', 'Sorry, this job has been removed.', 'More jobs like this'],
  ['hi', 'माफ़ करें, यह काम हटा दिया गया है।', 'ऐसे और काम'],
  ['mr', 'माफ करा, हे काम काढून टाकलं आहे.', 'अशी आणखी कामं'],
] as const)(
  'shows in %s that a job was removed, with jobs of its occupation and city',
  async (language, removed, more) => {
    const api = fakeApi({ 'jobs.byShareId': refuses('JOB_REMOVED', { removed: REMOVED }) });
    const screen = await renderScreen(ADDRESS, { language, api });
    await screen.shows(removed);
    await screen.shows(more);
    await screen.shows(SIMILAR?.companyName ?? 'no example');
    expect(api.calls('jobs.filter')[0]).toMatchObject({
      jobProfile: 'cook',
      city: 'Pune',
      sortBy: 'NEWEST',
      page: 1,
    });
  },
);

it.each([
  ['en', 'We could not find this job', 'The link may be old, or a letter is missing.'],
  ['hi', 'यह काम नहीं मिला', 'लिंक पुराना हो सकता है'],
  ['mr', 'हे काम सापडलं नाही', 'लिंक जुनी असेल'],
] as const)('shows in %s that a job never existed, without other jobs', async (language, title, hint) => {
  const api = fakeApi({ 'jobs.byShareId': refuses('JOB_REMOVED') });
  const screen = await renderScreen(ADDRESS, { language, api });
  await screen.shows(title);
  await screen.shows(hint);
  expect(api.calls('jobs.filter')).toEqual([]);
});

it.each([
  [410, { removed: REMOVED }, { missing: 'job', removed: REMOVED }],
  [404, {}, { missing: 'job' }],
])('responds with %d', async (status, details, data) => {
  const services = await createTestServices(
    fakeApi({ 'jobs.byShareId': refuses('JOB_REMOVED', details) }),
    'en',
  );
  const thrown = await load(services, new URL(ADDRESS, 'http://localhost')).catch((error: unknown) => error);
  if (!(thrown instanceof Response)) throw new Error('it responded with a job');
  expect([thrown.status, await thrown.json()]).toEqual([status, data]);
});
