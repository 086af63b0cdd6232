import { searchLanguage } from '@nukkad/job-search';
import { createTestDatabase, type TestDatabase } from '@nukkad/testing';
import { findCity } from '@nukkad/testing/factories/build-city.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { filterJobs } from './filter-jobs.ts';

let test: TestDatabase;
const titles = new Map<string, string>();

beforeAll(async () => {
  test = await createTestDatabase();
  const { database } = test;
  const { id: cityId, latitude, longitude } = await findCity(database, 'pune');
  const work = { profileKey: 'accountant', subProfileKey: null, skills: [] };
  for (const title of [
    'Accountant',
    'Junior Accountant',
    'Senior Accountant',
    'Accountant Manager',
    'Accountant Supervisor',
  ]) {
    const { id } = await buildJob(database, { title, cityId, latitude, longitude, ...work });
    titles.set(id, title);
  }
  await searchLanguage.refresh(database);
}, 120_000);
afterAll(() => test.drop());

it.each([
  ['accountant', []],
  ['jr accountant', ['Accountant Manager', 'Accountant Supervisor', 'Senior Accountant']],
  ['manager accountant', []],
  ['supervisor accountant', []],
])('"%s" leaves out %j', async (text, leftOut) => {
  const { jobs, nearby } = await filterJobs({ database: test.database }, null, {
    text,
    sortBy: 'NEWEST',
    page: 1,
    size: 30,
  });
  const found = new Set([...jobs, ...nearby].map(({ id }) => titles.get(id)));
  expect([...titles.values()].filter((title) => !found.has(title)).toSorted()).toEqual(leftOut);
});
