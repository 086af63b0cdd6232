import { createTestDatabase, type TestDatabase } from '@nukkad/testing';
import { findCity } from '@nukkad/testing/factories/build-city.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { filterJobs } from './filter-jobs.ts';

const RADIUS_KM = 5;
/** Degrees of latitude beyond the radius. */
const FAR = 0.2;

let test: TestDatabase;
let at: { readonly cityId: number; readonly latitude: number; readonly longitude: number };

beforeAll(async () => {
  test = await createTestDatabase();
  const { id: cityId, latitude, longitude } = await findCity(test.database, 'nagpur');
  at = { cityId, latitude, longitude };
}, 120_000);

afterAll(() => test.drop());

it('a page gets jobs from beyond the circle only if it has fewer than ten', async () => {
  const job = { ...at, title: 'Cook', profileKey: 'cook' };
  const far = await buildJob(test.database, { ...job, latitude: at.latitude + FAR });
  for (let count = 0; count < 9; count += 1) await buildJob(test.database, job);
  const ask = () =>
    filterJobs({ database: test.database }, null, {
      jobProfile: 'cook',
      point: { latitude: at.latitude, longitude: at.longitude },
      radiusKm: RADIUS_KM,
      sortBy: 'NEAREST',
      page: 1,
      size: 20,
    });
  const nine = await ask();
  expect([nine.total, nine.nearby.map(({ id }) => id)]).toEqual([9, [far.id]]);
  await buildJob(test.database, job);
  const ten = await ask();
  expect([ten.total, ten.nearby]).toEqual([10, []]);
});
