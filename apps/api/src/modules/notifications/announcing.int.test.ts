import { announceJobs } from '@nukkad/core/notifications/announce-jobs.ts';
import { buildApplication } from '@nukkad/testing/factories/build-application.ts';
import { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import { buildCity } from '@nukkad/testing/factories/build-city.ts';
import { buildCompany } from '@nukkad/testing/factories/build-company.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

const NOW = '2031-05-10T06:00:00.000Z';
const DAY = 86_400_000;
/** A degree of latitude in kilometres, near 18.5° north. */
const KM_PER_DEGREE = 110.68;

let test: TestApp;
let cityId: number;
beforeAll(async () => {
  test = await startTestApp();
  test.clock.stop();
  test.clock.set(NOW);
  ({ id: cityId } = await buildCity(test.database));
});
afterAll(() => test.close());

const before = (milliseconds: number) => new Date(Date.parse(NOW) - milliseconds);
const north = (km: number) => ({ latitude: 18.5 + km / KM_PER_DEGREE, longitude: 75.5 });

async function cook(change: Parameters<typeof buildCandidate>[1] = {}) {
  const { id } = await buildCandidate(test.database, { cityId, lastSeenAt: before(0), ...change });
  await test.database.prisma.interest.create({ data: { candidateId: id, profileKey: 'cook' } });
  return id;
}

const newJob = (change: Parameters<typeof buildJob>[1] = {}) =>
  buildJob(test.database, { cityId, createdAt: before(1000), ...change });

async function stored(candidateId: string) {
  const found = await test.database.prisma.notification.findMany({ where: { candidateId } });
  return found.map(({ typeKey, values, link }) => ({ typeKey, link, ...(values as object) }));
}

/** Announces new jobs and returns which of the seekers were notified. */
async function notifiedOf(people: Record<string, string>) {
  await announceJobs(test.container);
  const found: string[] = [];
  for (const [name, id] of Object.entries(people)) if ((await stored(id)).length > 0) found.push(name);
  return found;
}

async function closeAll() {
  await test.database.prisma.job.updateMany({ data: { status: 'PAUSED' } });
}

describe('new jobs nearby', () => {
  it('are announced only to available seekers who were here lately and live within 30 km', async () => {
    await closeAll();
    const job = await newJob({ payMin: 15_000, payMax: 20_000 });
    const { id: farCity } = await buildCity(test.database, { latitude: 19.5, longitude: 75.5 });
    const people = {
      'seen 59 days ago': await cook({ lastSeenAt: before(60 * DAY - 1000) }),
      'seen 60 days ago': await cook({ lastSeenAt: before(60 * DAY) }),
      'never seen': await cook({ lastSeenAt: null }),
      'looks for no work': await cook({ isAvailable: false }),
      deleted: await cook({ deletedAt: before(DAY) }),
      '29 km away': await cook(north(29.5)),
      '31 km away': await cook(north(30.5)),
      'home nearby, city far away': await cook({ ...north(1), cityId: farCity }),
      'home far away, city here': await cook({ ...north(90) }),
      'city far away': await cook({ cityId: farCity }),
      'without a place': await cook({ cityId: null }),
      applied: await cook(),
      dismissed: await cook(),
    };
    await buildApplication(test.database, { candidateId: people.applied, jobId: job.id });
    await test.database.prisma.dismissedJob.create({
      data: { candidateId: people.dismissed, jobId: job.id },
    });
    expect(await notifiedOf(people)).toEqual([
      'seen 59 days ago',
      '29 km away',
      'home nearby, city far away',
    ]);
    const [notice] = (await stored(people['29 km away'])) as { values?: { distanceKm?: number } }[];
    expect(notice?.values?.distanceKm).toBeCloseTo(29.5, 1);
  });

  it.each([
    ['a day old', { createdAt: before(DAY) }, []],
    ['almost a day old', { createdAt: before(DAY - 1000) }, ['cook']],
    ['paused', { status: 'PAUSED' }, []],
    ['closed', { status: 'CLOSED' }, []],
    ['of another profile', { profileKey: 'delivery' }, []],
  ] as const)(
    'are not announced unless active and of the last day: one that is %s',
    async (_, job, heard) => {
      await closeAll();
      await newJob(job);
      expect(await notifiedOf({ cook: await cook() })).toEqual(heard);
    },
  );

  it('are not announced while their company is suspended', async () => {
    await closeAll();
    const company = await buildCompany(test.database, { cityId, suspendedAt: before(DAY) });
    await newJob({ companyId: company.id });
    expect(await notifiedOf({ cook: await cook() })).toEqual([]);
  });

  it('are announced with the nearest first, the number of all, and a link to the list', async () => {
    await closeAll();
    await newJob({ title: 'Cook far away', ...north(20) });
    await newJob({ title: 'Cook next door', ...north(2) });
    await newJob({ title: 'Cook in the town', ...north(10) });
    const several = await cook();
    await announceJobs(test.container);
    expect(await stored(several)).toEqual([
      {
        typeKey: 'new-job-matching',
        template: 'many',
        link: '/joblist',
        values: { jobTitle: 'Cook next door', count: 3, distanceKm: expect.closeTo(2, 1) },
      },
    ]);
  });

  it.each([
    ['one', { payMin: 15_000, payMax: null }],
    ['one', { payMin: null, payMax: 20_000 }],
    ['many', { payMin: null, payMax: null }],
  ])('are announced with the template %s if the pay of the only one is %o', async (template, pay) => {
    await closeAll();
    const { slug } = await newJob(pay);
    const id = await cook();
    await announceJobs(test.container);
    const [notice] = await stored(id);
    expect(notice).toMatchObject({ template });
    expect(notice?.link).toContain(template === 'one' ? `/jobs?${slug}` : '/joblist');
  });
});

describe('new jobs of a followed company', () => {
  it('are announced with the newest that the follower has neither dismissed nor applied for', async () => {
    await closeAll();
    const company = await buildCompany(test.database, { cityId });
    const jobs = [];
    for (const minutes of [30, 20, 10])
      jobs.push(
        await newJob({
          companyId: company.id,
          title: `Cook ${minutes} minutes old`,
          createdAt: before(minutes * 60_000),
        }),
      );
    const { prisma } = test.database;
    const follower = async () => {
      const { id } = await buildCandidate(test.database);
      await prisma.companyFollow.create({ data: { candidateId: id, companyId: company.id } });
      return id;
    };
    const every = await follower();
    const applied = await follower();
    const dismissed = await follower();
    await buildApplication(test.database, { candidateId: applied, jobId: jobs[2]?.id ?? '' });
    for (const job of jobs.slice(1))
      await prisma.dismissedJob.create({ data: { candidateId: dismissed, jobId: job.id } });
    await announceJobs(test.container);
    const titles = [];
    for (const id of [every, applied, dismissed])
      titles.push(
        ...(await stored(id)).map(
          (notice) => (notice as { values?: { jobTitle?: string } }).values?.jobTitle,
        ),
      );
    expect(titles).toEqual(['Cook 10 minutes old', 'Cook 20 minutes old', 'Cook 30 minutes old']);
  });
});
