import { type JobCard, routes } from '@nukkad/contract';
import { searchLanguage, searchPlaces } from '@nukkad/job-search';
import { findCity } from '@nukkad/testing/factories/build-city.ts';
import { buildCompany } from '@nukkad/testing/factories/build-company.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
let ids: Record<'electrician' | 'nightElectrician' | 'plumber' | 'technician', string>;

beforeAll(async () => {
  test = await startTestApp();
  const { database } = test;
  const { id: cityId, latitude, longitude } = await findCity(database, 'pune');
  const { id: companyId } = await buildCompany(database, { cityId });
  const build = async (minutes: number, change: Parameters<typeof buildJob>[1]) => {
    const place = { cityId, latitude, longitude };
    const createdAt = new Date(Date.now() - minutes * 60_000);
    const job = { ...place, companyId, profileKey: 'technician', skills: [], createdAt, ...change };
    return (await buildJob(database, job)).id;
  };
  ids = {
    electrician: await build(1, { subProfileKey: 'electrician' }),
    nightElectrician: await build(2, { subProfileKey: 'electrician', shift: 'NIGHT' }),
    plumber: await build(3, { subProfileKey: 'plumber' }),
    technician: await build(4, {}),
  };
  await searchLanguage.refresh(test.app.container.database);
  await searchPlaces.refresh(test.app.container.database);
});

afterAll(() => test.close());

async function ask(body: object) {
  const { body: answer } = await test.client.raw(routes.jobFilter, { body: { city: 'Pune', ...body } });
  const names = answer.filtered.map(
    ({ jobId }: { jobId: JobCard['id'] }) => Object.entries(ids).find(([, id]) => id === jobId)?.[0],
  );
  return { names, total: answer.total, workNames: answer.workNames };
}

it.each([
  [{ jobProfile: 'electrician' }, ['electrician', 'nightElectrician']],
  [{ jobProfile: ' Electrician ' }, ['electrician', 'nightElectrician']],
  [{ jobProfile: 'electrician', shift: 'Night' }, ['nightElectrician']],
  [{ jobProfile: 'electrician', searchText: 'electrician' }, ['electrician', 'nightElectrician']],
  [{ jobProfile: 'electrician', sortBy: 'nearest', radius: 5 }, ['electrician', 'nightElectrician']],
  [{ jobProfile: 'technician' }, ['electrician', 'nightElectrician', 'plumber', 'technician']],
  // No job has this sub-profile, so it has no list.
  [{ jobProfile: 'solar-technician' }, []],
  [{ jobProfile: 'nothing' }, []],
])('%j finds %j', async (body, expected) => {
  const { names, total } = await ask(body);
  expect([...names].sort()).toEqual([...expected].sort());
  expect(total).toBe(expected.length);
});

it('returns the name of a sub-profile, because clients have no list of them', async () => {
  const names = { en: 'Electrician', hi: 'इलेक्ट्रीशियन', mr: 'इलेक्ट्रिशियन' };
  expect((await ask({ jobProfile: 'electrician' })).workNames).toEqual(names);
  expect((await ask({ jobProfile: 'technician' })).workNames).toBeUndefined();
  expect((await ask({ jobProfile: 'nothing' })).workNames).toBeUndefined();
  expect((await ask({})).workNames).toBeUndefined();
});
