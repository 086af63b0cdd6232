import { type AlertSearch, routes } from '@nukkad/contract';
import { notifyOfNewJobs } from '@nukkad/core/alerts/notify-of-new-jobs.ts';
import { searchLanguage } from '@nukkad/job-search';
import { findCity } from '@nukkad/testing/factories/build-city.ts';
import { buildCompany } from '@nukkad/testing/factories/build-company.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
let companyId: string;
beforeAll(async () => {
  test = await startTestApp();
  companyId = (await buildCompany(test.database, { name: 'Shinde Works' })).id;
});
afterAll(() => test.close());

const cityOf = (slug: string) => findCity(test.database, slug);

async function seeker(values: Parameters<TestApp['seeker']>[0] = {}) {
  const { id, client } = await test.seeker(values);
  return {
    id,
    client,
    add: (search: Partial<AlertSearch>) => client.call(routes.alertAdd, { isNearMe: false, ...search }),
    notices: async () =>
      (await client.call(routes.notificationList, { size: 50 })).notifications
        .filter(({ type }) => type === 'job-alert')
        .map(({ message, link }) => [message, link]),
  };
}

/** Posts jobs at the same moment, then advances the clock until alerts include them. */
async function post(titles: readonly string[], citySlug = 'nashik') {
  const { id: cityId, latitude, longitude } = await cityOf(citySlug);
  const place = { cityId, latitude, longitude, companyId };
  const work = { profileKey: 'technician', subProfileKey: 'plumber', skills: [] };
  test.clock.advanceSeconds(60);
  const createdAt = test.clock.now();
  const jobs = await Promise.all(
    titles.map((title) => buildJob(test.database, { title, createdAt, ...place, ...work })),
  );
  test.clock.advanceSeconds(180);
  await searchLanguage.refresh(test.database);
  return jobs;
}

const notify = () => notifyOfNewJobs(test.container);
const titles = (count: number) => Array.from({ length: count }, (_, at) => `Plumber of floor ${at}`);

it.each([
  [20, 'New jobs for your search “plumber” · Nashik: 20.'],
  [21, 'New jobs for your search “plumber” · Nashik: 20+.'],
])('%i new jobs are one notice', async (count, message) => {
  const { add, notices } = await seeker();
  await add({ text: 'plumber', city: 'Nashik' });
  await post(titles(count));
  await notify();
  expect(await notices()).toEqual([[message, '/joblist?city=Nashik&q=plumber']]);
});

it('a job that the seeker applied for is not new, also if others wait for it', async () => {
  const applied = await seeker({ credits: 3 });
  const other = await seeker();
  for (const { add } of [applied, other]) await add({ text: 'plumber', city: 'Nashik' });
  const [first, second] = await post(['Plumber of a school', 'Plumber of a mill']);
  const jobId = first?.id ?? '';
  await applied.client.call(routes.jobApply, { jobId, isAvailableInCity: true, knowsEnglish: true });
  await notify();
  expect(await applied.notices()).toEqual([
    [expect.stringContaining('Plumber of a mill'), `/jobs?${second?.slug}-${second?.shareId}`],
  ]);
  expect((await other.notices()).map(([message]) => message)).toEqual([
    'New jobs for your search “plumber” · Nashik: 2.',
  ]);
});

it('an alert near home and one everywhere are two alerts', async () => {
  const { add } = await seeker();
  const near = await add({ text: 'plumber', isNearMe: true });
  const everywhere = await add({ text: 'plumber' });
  expect(near.id).not.toBe(everywhere.id);
  expect([near.search.isNearMe, everywhere.search.isNearMe]).toEqual([true, false]);
  expect(await add({ text: 'plumber', isNearMe: true })).toEqual(near);
});

it('"near me" is the home if it is known, else the city of the seeker', async () => {
  const nagpur = await cityOf('nagpur');
  const pune = await cityOf('pune');
  const { latitude, longitude } = nagpur;
  const atHome = await seeker({ cityId: pune.id, latitude, longitude });
  const inCity = await seeker({ cityId: pune.id, latitude: null, longitude: null });
  for (const { add } of [atHome, inCity]) await add({ text: 'plumber', isNearMe: true });
  await post(['Plumber of Nagpur'], 'nagpur');
  await post(['Plumber of Pune'], 'pune');
  await notify();
  expect((await atHome.notices())[0]?.[0]).toContain('Plumber of Nagpur');
  expect((await inCity.notices())[0]?.[0]).toContain('Plumber of Pune');
  expect([await atHome.notices(), await inCity.notices()].map(({ length }) => length)).toEqual([1, 1]);
});
