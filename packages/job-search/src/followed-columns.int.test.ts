import { buildCompany, buildJob, createTestDatabase, type TestDatabase } from '@nukkad/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

/** For each column of a job that the search reads: SQL for another value. */
const OTHER_VALUES: Readonly<Record<string, string>> = {
  status: "'PAUSED'",
  title: "'Zardosi karigar'",
  company_id: '(SELECT id FROM company WHERE id <> job.company_id LIMIT 1)',
  sub_profile_key:
    '(SELECT key FROM job_sub_profile p WHERE p.profile_key = job.profile_key AND p.key IS DISTINCT FROM job.sub_profile_key LIMIT 1)',
  profile_key: '(SELECT key FROM job_profile WHERE key <> job.profile_key LIMIT 1)',
  job_type: "'INTERNSHIP'",
  qualification: "'PG'",
  experience_min_years: '5',
  experience_max_years: '17',
  pay_min: '12345',
  pay_max: '98765',
  latitude: 'latitude + 1',
  longitude: 'longitude + 1',
  created_at: "created_at - interval '1 day'",
  skills: "ARRAY['zari']",
};

it.each(Object.entries(OTHER_VALUES))('the search follows a change of %s alone', async (column, value) => {
  await buildCompany(test.database);
  const { id } = await buildJob(test.database, {
    payMin: 12_000,
    payMax: 90_000,
    experienceMinYears: 1,
    experienceMaxYears: 10,
  });
  const rowOf = async (table: 'job_search' | 'job_search_source') => {
    const [row] = await test.database.query(`SELECT * FROM ${table} WHERE job_id = $1::uuid`, [id]);
    return row;
  };
  const before = await rowOf('job_search');
  await test.database.query(`UPDATE job SET ${column} = ${value} WHERE id = $1::uuid`, [id]);
  const after = await rowOf('job_search');
  expect(after).toEqual(await rowOf('job_search_source'));
  expect(after).not.toEqual(before);
});
