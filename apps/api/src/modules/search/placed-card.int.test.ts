import { type JobCard, routes } from '@nukkad/contract';
import { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import { findCity } from '@nukkad/testing/factories/build-city.ts';
import { buildCompany } from '@nukkad/testing/factories/build-company.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

const PUNE = { en: 'Pune', hi: 'पुणे', mr: 'पुणे' };
const WELDER = { en: 'Welder & Fabricator', hi: 'वेल्डर और फ़ैब्रिकेटर', mr: 'वेल्डर आणि फॅब्रिकेटर' };
const WAKAD = { en: 'Wakad', hi: 'वाकड', mr: 'वाकड' };

let test: TestApp;
let known: string;
let companyId: string;
let candidateId: string;

beforeAll(async () => {
  test = await startTestApp();
  const { id: cityId, latitude, longitude } = await findCity(test.database, 'pune');
  companyId = (await buildCompany(test.database, { cityId })).id;
  const place = { cityId, latitude, longitude, companyId };
  const work = { profileKey: 'technician', subProfileKey: 'welder' };
  known = (await buildJob(test.database, { ...place, ...work, locality: 'wakad ' })).id;
  await buildJob(test.database, { ...place, locality: 'Behind the mill', subProfileKey: null });
  await buildJob(test.database, { ...place, locality: null, subProfileKey: null });
  candidateId = (await buildCandidate(test.database)).id;
  await test.database.prisma.savedJob.create({ data: { candidateId, jobId: known } });
});

afterAll(() => test.close());

const namesIn = (cards: readonly JobCard[]) =>
  cards
    .map(({ id, localityNames }) => [id === known, localityNames])
    .filter(([isKnown, names]) => isKnown || names);

describe('the place and the work of a job', () => {
  it('are named in every language, and so are known localities and works', async () => {
    const client = test.client.as(await test.signIn(candidateId));
    const page = { page: 1, size: 10 };
    const filtered = await client.call(routes.jobFilter, { ...page, sortBy: 'NEWEST', city: 'Pune' });
    expect(filtered.jobs).toHaveLength(3);
    const listed = await client.call(routes.jobList, { ...page, extraSkip: 0 });
    const picked = await client.call(routes.jobTopPicks, {});
    const posted = await client.call(routes.companyJobs, { company: { companyId }, size: 10 });
    const saved = await client.call(routes.myJobs, { tab: 'SAVED', size: 10 });
    for (const { jobs } of [filtered, listed, picked, posted, saved]) {
      for (const { id, workNames } of jobs) expect(workNames).toEqual(id === known ? WELDER : undefined);
      expect(namesIn(jobs)).toEqual([[true, WAKAD]]);
      expect(new Set(jobs.map(({ city }) => city))).toEqual(new Set(['Pune']));
      for (const { cityNames } of jobs) expect(cityNames).toEqual(PUNE);
    }
    const { job } = await client.call(routes.jobById, { jobId: known });
    expect([job.cityNames, job.localityNames, job.workNames]).toEqual([PUNE, WAKAD, WELDER]);
    const start = await client.call(routes.searchStart, { city: 'Pune' });
    expect(start.latestJobs).toHaveLength(3);
    for (const { cityNames } of start.latestJobs) expect(cityNames).toEqual(PUNE);
    expect(start.latestJobs.find(({ id }) => id === known)?.workNames).toEqual(WELDER);
  });
});
