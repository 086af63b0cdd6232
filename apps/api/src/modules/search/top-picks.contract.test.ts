import { routes } from '@nukkad/contract';
import { PICK_POINTS } from '@nukkad/core/search/picks/score-pick.ts';
import { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import { findCity } from '@nukkad/testing/factories/build-city.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

type Change = NonNullable<Parameters<typeof buildCandidate>[1]>;

const FIRST_DAYS: Change = {
  email: null,
  birthDate: null,
  gender: null,
  cityId: null,
  latitude: null,
  longitude: null,
  isExperienced: null,
  credits: 0,
};

let test: TestApp;
let pune: { id: number; latitude: number; longitude: number };

beforeAll(async () => {
  test = await startTestApp();
  const { database } = test;
  pune = await findCity(database, 'pune');
  const place = { cityId: pune.id, latitude: pune.latitude, longitude: pune.longitude };
  const unpaid = { payMin: null, payMax: null, skills: [] };
  await buildJob(database, { ...place, title: 'Cook', skills: ['Tandoor'] });
  await buildJob(database, { ...place, title: 'Rider', profileKey: 'delivery', gender: 'FEMALE' });
  await buildJob(database, { ...place, title: 'Teacher', profileKey: 'teacher', ...unpaid });
  await buildJob(database, { ...place, title: 'Cook far away', latitude: 28.6, longitude: 77.2 });
  await buildJob(database, { ...place, title: 'Guard', profileKey: 'safety-management', ...unpaid });
});

afterAll(() => test.close());

async function picksFor(change: Change, interests: readonly string[] = [], body: object = {}) {
  const { id } = await buildCandidate(test.database, change);
  const data = interests.map((profileKey) => ({ candidateId: id, profileKey }));
  await test.database.prisma.interest.createMany({ data });
  const client = test.client.as(await test.signIn(id));
  return client.raw(routes.jobTopPicks, { body: { jobseekerId: id, loginFrom: 'Web', ...body } });
}

const titlesOf = ({ body }: Awaited<ReturnType<typeof picksFor>>): string[] =>
  body.jobs.map(({ jobTitle }: { jobTitle: string }) => jobTitle);

describe('the top picks of a new seeker', () => {
  it.each<[string, Change, string[], object]>([
    ['nothing at all', FIRST_DAYS, [], {}],
    ['interests only', FIRST_DAYS, ['cook', 'teacher'], {}],
    ['every interest there is', FIRST_DAYS, ['cook', 'teacher', 'delivery', 'sales', 'trainer'], {}],
    ['an interest that no job is for', FIRST_DAYS, ['budget-analyst'], {}],
    ['a point of the browser but no profile', FIRST_DAYS, [], { latitude: 18.52, longitude: 73.85 }],
    ['a point in the sea', FIRST_DAYS, [], { latitude: 10, longitude: 65 }],
    ['years but no place', { ...FIRST_DAYS, isExperienced: true }, [], {}],
    ['skills but no interests', { ...FIRST_DAYS, skills: ['Tandoor', 'tandoor', ''] }, [], {}],
    ['no mobile', { ...FIRST_DAYS, phone: null }, [], {}],
  ])('are there with %s', async (_name, change, interests, body) => {
    const answer = await picksFor(change, interests, body);
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    const isOfNoJob = interests.includes('budget-analyst');
    expect(titlesOf(answer).length).toBeGreaterThan(isOfNoJob ? -1 : 0);
    expect(new Set(titlesOf(answer)).size).toBe(titlesOf(answer).length);
  });

  it('are served to many at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => picksFor(FIRST_DAYS, ['cook', 'teacher', 'delivery'])),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  });
});

describe('the top picks', () => {
  it('are the same for women, men and seekers without a gender', async () => {
    const place = { cityId: pune.id, latitude: pune.latitude, longitude: pune.longitude };
    const genders = ['FEMALE', 'MALE', 'OTHER', 'UNDISCLOSED', null] as const;
    const picks = await Promise.all(
      genders.map(async (gender) => titlesOf(await picksFor({ ...place, gender }, ['delivery', 'cook']))),
    );
    for (const own of picks) expect(own).toEqual(picks[0]);
    expect(picks[0]?.length).toBeGreaterThan(0);
  });

  it('contain the distance and the reasons', async () => {
    const place = { cityId: pune.id, latitude: pune.latitude + 0.0189, longitude: pune.longitude };
    const { body } = await picksFor(place, ['cook']);
    expect(body.jobs[0].reasons).toEqual(
      expect.arrayContaining([
        { kind: 'INTEREST', value: 'cook' },
        { kind: 'NEAR', value: '2.1' },
      ]),
    );
  });

  it('are worth 100 points at most', () => {
    expect(Object.values<number>(PICK_POINTS).reduce((sum, points) => sum + points, 0)).toBe(100);
  });
});
