import type { JobFilterInput } from '@nukkad/contract';
import { kmPerDegreeOfLatitude, type Point } from '@nukkad/domain/geo.ts';
import { searchLanguage } from '@nukkad/job-search';
import { createTestDatabase, type TestDatabase } from '@nukkad/testing';
import { findCity } from '@nukkad/testing/factories/build-city.ts';
import { buildCompany } from '@nukkad/testing/factories/build-company.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filterJobs } from './filter-jobs.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const START = Date.UTC(2026, 10, 1);
/** Days by which a job within these kilometres ranks as newer, written out apart from the code. */
const DAYS_NEWER = [
  { km: 3, days: 14 },
  { km: 8, days: 11 },
  { km: 15, days: 7 },
];
/** Number of jobs of a list that are blended. */
const BLENDED = 50;

interface StoredJob {
  readonly id: string;
  readonly km: number;
  readonly time: number;
}

let test: TestDatabase;
let centre: Point;
let cityId: number;
let companyId: string;

beforeAll(async () => {
  test = await createTestDatabase();
  // A large city, so that jobs beyond the last band are in it too.
  const delhi = await findCity(test.database, 'delhi');
  centre = { latitude: delhi.latitude, longitude: delhi.longitude };
  cityId = delhi.id;
  companyId = (await buildCompany(test.database, { cityId })).id;
  await searchLanguage.refresh(test.database);
}, 120_000);

afterAll(() => test.drop());

/** Returns the latitude that is `km` north of a point, rounded so that the planar distance is at most `km`. */
function northOf({ latitude }: Point, km: number): number {
  const kmPerDegree = kmPerDegreeOfLatitude(latitude);
  let north = latitude + km / kmPerDegree;
  while (((north - latitude) * kmPerDegree) ** 2 > km * km) north -= 1e-13;
  return north;
}

/** Stores a job `km` north of a point that is `age` milliseconds older than the newest possible one. */
async function make(
  profileKey: string,
  km: number,
  age: number,
  { around = centre, cityOfJob = cityId, title = 'Cook' } = {},
): Promise<StoredJob> {
  const time = START - age;
  const { id } = await buildJob(test.database, {
    companyId,
    cityId: cityOfJob,
    title,
    profileKey,
    latitude: northOf(around, km),
    longitude: around.longitude,
    createdAt: new Date(time),
  });
  return { id, km, time };
}

const scoreOf = ({ km, time }: StoredJob): number =>
  time + (DAYS_NEWER.find((band) => km <= band.km)?.days ?? 0) * DAY;

const descending = (keyOf: (job: StoredJob) => number) => (a: StoredJob, b: StoredJob) =>
  keyOf(b) - keyOf(a) || (a.id < b.id ? 1 : -1);

/** Returns the ids in the expected order: the newest by their score, then the others, newest first. */
function expectedOrder(stored: readonly StoredJob[]): string[] {
  const newest = stored.toSorted(descending(({ time }) => time));
  const blended = newest.slice(0, BLENDED).toSorted(descending(scoreOf));
  return [...blended, ...newest.slice(BLENDED)].map(({ id }) => id);
}

/** Asks for jobs in Delhi. The seeker lives in its centre, unless another home is given. */
const ask = (change: Partial<JobFilterInput>) =>
  filterJobs({ database: test.database }, null, {
    city: 'Delhi',
    home: centre,
    sortBy: 'NEWEST',
    page: 1,
    size: 10,
    ...change,
  });

/** Follows the cursors of a list to its end. `between` is called after each page. */
async function allPages(
  change: Partial<JobFilterInput>,
  between: (page: number) => Promise<void> = async () => {},
): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | undefined;
  for (let page = 1; page === 1 || cursor !== undefined; page += 1) {
    const answer = await ask({ ...change, cursor });
    ids.push(...answer.jobs.map(({ id }) => id));
    cursor = answer.nextCursor ?? undefined;
    await between(page);
  }
  return ids;
}

describe('the limits of the distance bands', () => {
  it.each([
    { km: 3, above: 11 },
    { km: 8, above: 7 },
    { km: 15, above: 0 },
  ])('count $km km to the nearer band, and more to the farther', async ({ km, above }) => {
    const within = DAYS_NEWER.find((band) => band.km === km)?.days ?? 0;
    const profileKey = { 3: 'delivery', 8: 'cook', 15: 'tailor' }[km] ?? '';
    const gap = (within - above) * DAY;
    const below = await make(profileKey, km - 0.01, gap);
    const at = await make(profileKey, km, gap - 1);
    // Newer by exactly the days between the bands, and by a millisecond less and more.
    const tooOld = await make(profileKey, km + 0.01, 1);
    const same = await make(profileKey, km + 0.01, 0);
    const newer = await make(profileKey, km + 0.01, -1);
    const { jobs } = await ask({ jobProfile: profileKey });
    const order = jobs.map(({ id }) => id);
    const score = scoreOf(below);
    expect(scoreOf(same)).toBe(score);
    expect(order).toEqual(expectedOrder([below, at, tooOld, same, newer]));
    expect(order.indexOf(tooOld.id)).toBe(4);
    expect(new Set(order.slice(0, 2))).toEqual(new Set([newer.id, at.id]));
  });
});

describe('near means near home', () => {
  it('if the home is known and near the city, else the newest come first', async () => {
    const home = { latitude: northOf(centre, 20), longitude: centre.longitude };
    const atCentre = await make('receptionist', 0, 1 * DAY);
    const atHome = await make('receptionist', 0, 5 * DAY, { around: home });
    const newest = await make('receptionist', 10, 0);
    const first = async (change: Partial<JobFilterInput>) =>
      (await ask({ jobProfile: 'receptionist', home: undefined, ...change })).jobs.map(({ id }) => id);
    const byAge = [newest.id, atCentre.id, atHome.id];
    expect(await first({})).toEqual(byAge);
    expect(await first({ home: centre })).toEqual([atCentre.id, newest.id, atHome.id]);
    expect(await first({ home })).toEqual([atHome.id, newest.id, atCentre.id]);
    // Another city's home changes nothing, nor does a home in the other orders.
    expect(await first({ home: { latitude: 18.5, longitude: 73.8 } })).toEqual(byAge);
    expect(await first({ home, sortBy: 'NEAREST' })).toEqual([atCentre.id, newest.id, atHome.id]);
    expect(await first({ home, city: undefined })).toEqual(byAge);
  });
});

describe('jobs with the same score', () => {
  it('are ordered by their ids, whatever the size of a page', async () => {
    const stored: StoredJob[] = [];
    // The nearer a job, the older it is and the later it is stored. So the order of ids is not that of creation times.
    for (const { km, days } of [{ km: 20, days: 0 }, ...DAYS_NEWER.toReversed()])
      for (let count = 0; count < 4; count += 1) stored.push(await make('sales', km - 0.5, days * DAY));
    expect(new Set(stored.map(scoreOf)).size).toBe(1);
    const expected = stored.map(({ id }) => id).toSorted((a, b) => (a < b ? 1 : -1));
    for (const size of [1, 2, 3, 5, 7, 15, 16])
      expect(await allPages({ jobProfile: 'sales', size }), `size ${size}`).toEqual(expected);
  });
});

describe('pages of a blended list', () => {
  let stored: StoredJob[];

  beforeAll(async () => {
    const kms = [0.5, 5, 12, 20, 2.5];
    stored = [];
    // Five jobs of the same millisecond every three days.
    for (let at = 0; at < 2 * BLENDED + 7; at += 1)
      stored.push(await make('technician', kms[(at * 7) % 5] ?? 0, Math.floor(at / 5) * 3 * DAY));
  }, 60_000);

  it('neither lose nor repeat a job, whatever their size', async () => {
    const expected = expectedOrder(stored);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 100 }), async (size) => {
        expect(await allPages({ jobProfile: 'technician', size })).toEqual(expected);
      }),
      { numRuns: 10, examples: [[1], [BLENDED - 1], [BLENDED], [BLENDED + 1], [100]] },
    );
  }, 120_000);

  it('are the same by number, and their total counts all jobs', async () => {
    const expected = expectedOrder(stored);
    for (const page of [1, 5, 6, 11]) {
      const { jobs, total } = await ask({ jobProfile: 'technician', page });
      expect(jobs.map(({ id }) => id)).toEqual(expected.slice((page - 1) * 10, page * 10));
      expect(total).toBe(stored.length);
    }
    expect((await ask({ jobProfile: 'technician', size: 100 })).total).toBe(stored.length);
  });

  it('keep the jobs that were there when others come and go between pages', async () => {
    const expected = expectedOrder(stored);
    const removed = expected[BLENDED - 3] as string;
    const setStatus = (id: string, status: 'ACTIVE' | 'CLOSED') =>
      test.database.prisma.job.update({ where: { id }, data: { status } });
    const added: string[] = [];
    const pages = await allPages({ jobProfile: 'technician', size: 20 }, async (page) => {
      if (page !== 1) return;
      await setStatus(removed, 'CLOSED');
      added.push((await make('technician', 1, -HOUR)).id, (await make('technician', 25, 10 * DAY)).id);
    });
    await setStatus(removed, 'ACTIVE');
    expect(new Set(pages).size).toBe(pages.length);
    expect(pages.filter((id) => !added.includes(id))).toEqual(expected.filter((id) => id !== removed));
    // The near job would have been on the first page. The far one, published late, comes on a later page.
    expect(pages).not.toContain(added[0]);
    expect(pages).toContain(added[1]);
  });
});

describe('jobs of neighbouring cities within the circle', () => {
  it('follow those of the city under their own heading', async () => {
    const noida = await findCity(test.database, 'noida');
    const own: StoredJob[] = [];
    const others: StoredJob[] = [];
    for (let at = 0; at < BLENDED - 1; at += 1)
      others.push(await make('teacher', 5, at * HOUR, { cityOfJob: noida.id }));
    own.push(await make('teacher', 20, BLENDED * HOUR));
    own.push(await make('teacher', 20, 60 * HOUR));
    own.push(await make('teacher', 1, 70 * HOUR));
    const { jobs, steps, total } = await ask({ jobProfile: 'teacher', size: 100 });
    const ids = jobs.map(({ id }) => id);
    expect(ids.slice(0, 3)).toEqual(expectedOrder(own));
    expect(ids[0]).toBe(own[2]?.id);
    expect(ids.slice(3)).toEqual(expectedOrder(others));
    expect(steps).toMatchObject([
      { step: 'NAMED_WORK', from: 0 },
      { step: 'FARTHER', from: 3 },
    ]);
    expect(total).toBe(own.length + others.length);
    for (const size of [1, 2, 3, 4, 7]) expect(await allPages({ jobProfile: 'teacher', size })).toEqual(ids);
  }, 60_000);

  it('do not hide the older jobs of the city in a search by a word, even if all of the newest are theirs', async () => {
    const noida = await findCity(test.database, 'noida');
    const title = 'Sunrise';
    for (let at = 0; at < BLENDED; at += 1)
      await make('accountant', 5, at * HOUR, { cityOfJob: noida.id, title });
    const own = [
      await make('accountant', 20, 60 * HOUR, { title }),
      await make('accountant', 1, 70 * HOUR, { title }),
    ];
    await searchLanguage.refresh(test.database);
    // The list of a word is not divided by cities, so its older jobs come newest first.
    const { jobs } = await ask({ text: 'sunrise', size: 20 });
    expect(jobs.slice(0, 2).map(({ id }) => id)).toEqual(own.map(({ id }) => id));
    const paged = await allPages({ text: 'sunrise', size: 1 });
    expect(paged.length).toBe(BLENDED + 2);
    expect(new Set(paged).size).toBe(paged.length);
  }, 60_000);
});
