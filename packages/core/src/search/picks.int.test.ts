import { createTestDatabase, type TestDatabase } from '@nukkad/testing';
import { buildApplication } from '@nukkad/testing/factories/build-application.ts';
import { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import { findCity } from '@nukkad/testing/factories/build-city.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { suggestJobs } from './suggest-jobs.ts';
import { topPicks } from './top-picks.ts';

const now = new Date('2026-11-21T06:00:00Z');
const clock = { now: () => now };

let test: TestDatabase;
let jobs: Record<'near' | 'far' | 'driver' | 'applied' | 'hidden' | 'closed' | 'beyond', { id: string }>;
let session: { candidateId: string };

beforeAll(async () => {
  test = await createTestDatabase();
  const { database } = test;
  const { id: cityId, latitude, longitude } = await findCity(database, 'pune');
  const build = (change: Parameters<typeof buildJob>[1]) =>
    buildJob(database, { cityId, latitude, longitude, createdAt: now, ...change });
  jobs = {
    near: await build({ title: 'Tandoor cook', skills: ['Tandoor'] }),
    far: await build({ title: 'Cook', latitude: latitude + 0.2 }),
    driver: await build({ title: 'Delivery rider', profileKey: 'delivery' }),
    applied: await build({ title: 'Cook' }),
    hidden: await build({ title: 'Cook' }),
    closed: await build({ title: 'Cook', status: 'CLOSED' }),
    beyond: await build({ title: 'Cook in a hotel', latitude: latitude + 0.6 }),
  };
  const candidate = await buildCandidate(database, { cityId, skills: ['tandoor'], isExperienced: false });
  session = { candidateId: candidate.id };
  await database.prisma.interest.create({ data: { candidateId: candidate.id, profileKey: 'cook' } });
  await buildApplication(database, { candidateId: candidate.id, jobId: jobs.applied.id });
  await database.prisma.dismissedJob.create({ data: { candidateId: candidate.id, jobId: jobs.hidden.id } });
});

afterAll(() => test.drop());

const deps = () => ({ database: test.database, clock });

describe('top picks', () => {
  it('picks by interest and place with reasons, and leaves out applied, hidden and closed jobs', async () => {
    const picks = await topPicks(deps(), session, {});
    expect(picks.map(({ id }) => id)).toEqual([jobs.near.id, jobs.far.id, jobs.beyond.id]);
    expect(picks[0]?.reasons).toEqual([
      { kind: 'INTEREST', value: 'cook' },
      { kind: 'SKILL', value: 'Tandoor' },
      { kind: 'NEAR', value: '0.0' },
      { kind: 'NEW', value: null },
    ]);
  });

  it('begins at the home of the seeker, and at their city if the home is not known', async () => {
    const { database } = test;
    const { id: cityId, latitude, longitude } = await findCity(database, 'pune');
    const of = async (change: object) => {
      const { id } = await buildCandidate(database, { cityId, skills: [], ...change });
      await database.prisma.interest.create({ data: { candidateId: id, profileKey: 'cook' } });
      const picks = await topPicks(deps(), { candidateId: id }, {});
      return picks.map(({ reasons }) => reasons.find(({ kind }) => kind === 'NEAR')?.value);
    };
    const inTheCity = await of({});
    const inTheNorth = await of({ latitude: latitude + 0.2, longitude });
    expect(inTheCity.filter((value) => value === '0.0').length).toBeGreaterThan(1);
    expect(inTheNorth.filter((value) => value === '0.0')).toHaveLength(1);
  });

  it('picks for a seeker with an empty profile', async () => {
    const { id: candidateId } = await buildCandidate(test.database);
    // The fields that are unset after the first sign-in.
    await test.database.query('UPDATE candidate SET skills = DEFAULT WHERE id = $1::uuid', [candidateId]);
    expect(await topPicks(deps(), { candidateId }, {})).toHaveLength(4);
  });

  it('shows a visitor new jobs nearby', async () => {
    const { latitude, longitude } = await findCity(test.database, 'pune');
    const picks = await topPicks(deps(), null, { point: { latitude, longitude } });
    expect(picks).toHaveLength(4);
    expect(picks.map(({ id }) => id)).toContain(jobs.driver.id);
  });
});

describe('suggestions', () => {
  it('suggests similar work nearby, without the job itself and hidden jobs', async () => {
    const suggested = await suggestJobs(deps(), session, { jobId: jobs.closed.id });
    expect(suggested.map(({ id }) => id)).toEqual([
      jobs.applied.id,
      jobs.near.id,
      jobs.far.id,
      jobs.beyond.id,
    ]);
    expect(suggested[0]?.reasons[0]?.kind).toBe('SAME_TITLE');
    expect(suggested[0]?.application).toBe('APPLIED');
  });

  it('rejects the id of a job that does not exist', async () => {
    await expect(suggestJobs(deps(), null, { jobId: 'nonsense' })).rejects.toMatchObject({
      code: 'JOB_REMOVED',
    });
  });
});

it('the place of the phone comes before the city of the profile', async () => {
  const { latitude, longitude } = await findCity(test.database, 'pune');
  const point = { latitude: latitude + 0.6, longitude };
  const [first] = await topPicks(deps(), session, { point });
  expect(first?.id).toBe(jobs.beyond.id);
});
