import { type AnyRoute, routes } from '@nukkad/contract';
import { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import { findCity } from '@nukkad/testing/factories/build-city.ts';
import { buildCompany } from '@nukkad/testing/factories/build-company.ts';
import { nextNumber, shareIdOf } from '@nukkad/testing/factories/sequence.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

type Card = { jobId: string };
type Page = { ids: string[]; nextCursor: string | null };

/** The changes that the test makes between two pages. */
interface Between {
  readonly arriving: number;
  /** The jobs to close, as positions in the list: 0 is the first job, almost 1 the last. */
  readonly closing: readonly number[];
}

const BEGIN = Date.UTC(2026, 10, 1);
/** A long timeout in milliseconds, because each test sends many requests. */
const PATIENCE = { timeout: 180_000 };

let test: TestApp;
let company: { id: string; cityId: number; latitude: number; longitude: number };

beforeAll(async () => {
  test = await startTestApp();
  const { id: cityId, latitude, longitude } = await findCity(test.database, 'pune');
  const { id } = await buildCompany(test.database, { cityId });
  company = { id, cityId, latitude, longitude };
});

afterAll(() => test.close());

/** Builds jobs a minute apart, or several with the same time, because the order must not depend on time alone. */
async function addJobs(count: number, minute: (index: number) => number): Promise<string[]> {
  const { id: companyId, cityId, latitude, longitude } = company;
  const data = Array.from({ length: count }, (_, index) => {
    const number = nextNumber();
    return {
      shareId: shareIdOf(number),
      slug: `cook-${number}`,
      title: `Cook ${number}`,
      companyId,
      cityId,
      profileKey: 'cook',
      jobType: 'FULL_TIME' as const,
      address: 'Test Road, Pune',
      latitude: latitude + (number % 7) / 1000,
      longitude,
      requirements: '',
      skills: [],
      createdAt: new Date(BEGIN + minute(index) * 60_000),
      expiresAt: new Date('2099-01-01'),
    };
  });
  const created = await test.database.prisma.job.createManyAndReturn({ data, select: { id: true } });
  return created.map(({ id }) => id);
}

const READERS: Record<string, [AnyRoute, string, () => object]> = {
  'all jobs': [routes.jobList, 'jobs', () => ({})],
  'filtered, newest first': [routes.jobFilter, 'filtered', () => ({ city: 'Pune', jobProfile: 'cook' })],
  'filtered, nearest first': [
    routes.jobFilter,
    'filtered',
    () => ({ latitude: company.latitude, longitude: company.longitude, radius: 20, sortBy: 'nearest' }),
  ],
  'of a company': [routes.companyJobs, 'jobs', () => ({ companyId: company.id })],
};

async function readPage(name: string, more: object): Promise<Page> {
  const [route, field, filter] = READERS[name] ?? [];
  if (!route || !field || !filter) throw new Error(name);
  const { status, body } = await test.client.raw(route, { body: { ...filter(), ...more } });
  expect(status).toBe(200);
  return { ids: body[field].map(({ jobId }: Card) => jobId), nextCursor: body.nextCursor };
}

const between = fc.record({
  arriving: fc.nat(4),
  closing: fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { maxLength: 2 }),
});
const scene = fc.record({
  jobs: fc.integer({ min: 0, max: 30 }),
  size: fc.integer({ min: 1, max: 9 }),
  /** The number of jobs that share a time. */
  together: fc.integer({ min: 1, max: 6 }),
  events: fc.array(between, { minLength: 1, maxLength: 4 }),
});

/** Jobs arrive and close only before this page. Further new jobs nearby would push others off the end of the list. */
const EVENTFUL_PAGES = 12;

async function happen(events: readonly Between[], there: readonly string[], step: number) {
  const event = step < EVENTFUL_PAGES ? events[step % events.length] : undefined;
  if (event === undefined) return [];
  const { arriving, closing } = event;
  await addJobs(arriving, (index) => 10_000 + step * 10 + index);
  const closed = closing.flatMap((share) => there[Math.floor(share * there.length)] ?? []);
  await test.database.prisma.job.updateMany({ where: { id: { in: closed } }, data: { status: 'CLOSED' } });
  return closed;
}

describe.each(Object.keys(READERS))('a list of jobs, %s, read page by page', (name) => {
  it('repeats and skips no job while jobs arrive and close', PATIENCE, async () => {
    await fc.assert(
      fc.asyncProperty(scene, async ({ jobs, size, together, events }) => {
        await test.database.prisma.job.deleteMany();
        const there = await addJobs(jobs, (index) => Math.floor(index / together));
        const whole = (await readPage(name, { size: 200 })).ids;
        expect(new Set(whole)).toEqual(new Set(there));
        const read: string[] = [];
        const closed = new Set<string>();
        for (let cursor: string | null | undefined, step = 0; cursor !== null; step += 1) {
          const page: Page = await readPage(name, { size, ...(cursor ? { cursor } : {}) });
          expect(page.ids.length).toBeLessThanOrEqual(size);
          read.push(...page.ids);
          cursor = page.nextCursor;
          for (const id of await happen(events, there, step)) closed.add(id);
        }
        expect(new Set(read).size).toBe(read.length);
        const old = read.filter((id) => there.includes(id));
        expect(old.filter((id) => !closed.has(id))).toEqual(whole.filter((id) => !closed.has(id)));
      }),
      { numRuns: 8 },
    );
  });
});

describe('pages by number', () => {
  it.each(['all jobs', 'filtered, newest first', 'filtered, nearest first'])(
    'continue after the previous page while jobs arrive and close: %s',
    PATIENCE,
    async (name) => {
      await fc.assert(
        fc.asyncProperty(scene, async ({ jobs, size, together, events }) => {
          await test.database.prisma.job.deleteMany();
          const there = await addJobs(jobs, (index) => Math.floor(index / together));
          const { ids: whole } = await readPage(name, { size: 200 });
          const read: string[] = [];
          const closed = new Set<string>();
          for (let pageNo = 1, isEnd = false; !isEnd; pageNo += 1) {
            const { ids } = await readPage(name, { size, pageNo });
            read.push(...ids);
            isEnd = ids.length === 0;
            for (const id of await happen(events, there, pageNo)) closed.add(id);
          }
          expect(new Set(read).size).toBe(read.length);
          const old = read.filter((id) => there.includes(id));
          expect(old.filter((id) => !closed.has(id))).toEqual(whole.filter((id) => !closed.has(id)));
        }),
        { numRuns: 8 },
      );
    },
  );

  it('restart at page one, separately for each reader and list, and keep their total', async () => {
    await test.database.prisma.job.deleteMany();
    await addJobs(8, (index) => index);
    const { id } = await buildCandidate(test.database);
    const phone = test.client.as(await test.signIn(id));
    const laptop = test.client.as(await test.signIn(id));
    const page = async (client: typeof phone, body: object) => {
      const answer = await client.raw(routes.jobList, { body });
      return { ids: answer.body.jobs.map(({ jobId }: Card) => jobId), total: answer.body.total };
    };
    const before = (await page(laptop, { size: 200 })).ids;
    const first = await page(phone, { pageNo: 1, size: 3 });
    expect(first).toEqual({ ids: before.slice(0, 3), total: 8 });
    await addJobs(2, (index) => 10_000 + index);
    const now = (await page(laptop, { size: 200 })).ids;
    expect(await page(phone, { pageNo: 2, size: 3 })).toEqual({ ids: before.slice(3, 6), total: 8 });
    expect(await page(laptop, { pageNo: 2, size: 3 })).toMatchObject({ ids: now.slice(3, 6) });
    expect(await page(phone, { pageNo: 2, size: 4 })).toMatchObject({ ids: now.slice(4, 8) });
    expect(await page(phone, { pageNo: 1, size: 3 })).toEqual({ ids: now.slice(0, 3), total: 10 });
    test.clock.advanceSeconds(31 * 60);
    await addJobs(1, () => 20_000);
    expect((await page(phone, { pageNo: 2, size: 3 })).ids[0]).toBe(now[2]);
  });

  it('continue at the same job if new arrivals are skipped', PATIENCE, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 9 }),
        fc.array(fc.nat(3), { minLength: 3, maxLength: 3 }),
        async (size, arrivals) => {
          await test.database.prisma.job.deleteMany();
          await addJobs(25, (index) => index);
          const whole = (await readPage('all jobs', { size: 200 })).ids;
          const read: string[] = [];
          let extraSkip = 0;
          for (const [index, arriving] of arrivals.entries()) {
            read.push(...(await readPage('all jobs', { pageNo: index + 1, size, extraSkip })).ids);
            await addJobs(arriving, (at) => 10_000 + index * 10 + at);
            extraSkip += arriving;
          }
          expect(read).toEqual(whole.slice(0, 3 * size));
        },
      ),
      { numRuns: 8 },
    );
  });

  it('end at two hundred, by number and by cursor', async () => {
    await test.database.prisma.job.deleteMany();
    await addJobs(230, (index) => index);
    const all = await readPage('all jobs', { size: 200 });
    expect(all.ids).toHaveLength(200);
    expect(all.nextCursor).toBeNull();
    expect((await readPage('all jobs', { pageNo: 2, size: 150 })).ids).toEqual(all.ids.slice(150));
    expect((await readPage('all jobs', { pageNo: 2, size: 200 })).ids).toEqual([]);
    const read: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page: Page = await readPage('all jobs', { size: 90, ...(cursor ? { cursor } : {}) });
      read.push(...page.ids);
      cursor = page.nextCursor;
    }
    expect(read).toEqual(all.ids);
    expect((await readPage('all jobs', {})).ids).toHaveLength(10);
  });
});

describe('a seeker’s own lists', () => {
  it('repeat and skip nothing while jobs are saved and notifications arrive', PATIENCE, async () => {
    const step = fc.record({ saving: fc.nat(3), telling: fc.nat(3) });
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 0, max: 12 }),
        fc.array(step, { minLength: 1, maxLength: 3 }),
        async (size, count, steps) => {
          await test.database.prisma.job.deleteMany();
          const { prisma } = test.database;
          const { id: candidateId, client } = await test.seeker();
          let now = BEGIN;
          const save = async (number: number) => {
            const ids = await addJobs(number, (index) => index);
            now += 1000;
            const rows = ids.map((jobId) => ({ candidateId, jobId, createdAt: new Date(now) }));
            await prisma.savedJob.createMany({ data: rows });
          };
          const notify = async (number: number) => {
            now += 1000;
            const data = Array.from({ length: number }, () => ({
              candidateId,
              typeKey: 'application-status',
              values: { template: 'shortlisted', values: { company: 'Shinde Sweets', jobTitle: 'Cook' } },
              dedupeKey: `told-${nextNumber()}`,
              createdAt: new Date(now),
            }));
            await prisma.notification.createMany({ data });
          };
          await save(count);
          await notify(count);
          const lists: [AnyRoute, object, (body: Record<string, Record<string, string>[]>) => string[]][] = [
            [
              routes.myJobs,
              { status: 'Saved' },
              (body) => body.savedJobs?.map(({ jobId = '' }) => jobId) ?? [],
            ],
            [
              routes.notificationList,
              {},
              (body) => body.result?.map(({ notificationId = '' }) => notificationId) ?? [],
            ],
          ];
          for (const [route, more, idsOf] of lists) {
            const page = async (paging: object) =>
              (await client.raw(route, { body: { ...more, ...paging } })).body;
            const whole = idsOf(await page({ size: 200 }));
            const read: string[] = [];
            for (let cursor: string | null | undefined, at = 0; cursor !== null; at += 1) {
              const body = await page({ size, ...(cursor ? { cursor } : {}) });
              read.push(...idsOf(body));
              cursor = body.nextCursor;
              const { saving = 0, telling = 0 } = steps[at % steps.length] ?? {};
              await save(saving);
              await notify(telling);
            }
            expect(read).toEqual(whole);
          }
        },
      ),
      { numRuns: 8 },
    );
  });
});
