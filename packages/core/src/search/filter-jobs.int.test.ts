import {
  CHOICE_FILTER_NAMES,
  type ChoiceValue,
  JOB_FILTERS,
  type JobFilterInput,
  type JobFilterOutput,
} from '@nukkad/contract';
import { BATCH_TIMES, createDatabase, type Database } from '@nukkad/db';
import { slowSearch } from '@nukkad/job-search/testing/slow-search.ts';
import { ANCHORS, spreadJobs, storeJobs } from '@nukkad/job-search/testing/spread-jobs.ts';
import { openMigratedEmbedded } from '@nukkad/migrations/testing/open-migrated-embedded.ts';
import { createTestDatabase } from '@nukkad/testing';
import { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import { buildCity } from '@nukkad/testing/factories/build-city.ts';
import { buildCompany } from '@nukkad/testing/factories/build-company.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filterJobs } from './filter-jobs.ts';

const COUNT_CAP = 200;
const JOBS = spreadJobs(1200, 7);
const LATE = spreadJobs(60, 8, 5000).map((job) => ({ ...job, createdAt: new Date(Date.UTC(2026, 10, 20)) }));

interface Running {
  readonly database: Database;
  readonly stop: () => Promise<void>;
}

const SERVERS: Record<string, () => Promise<Running>> = {
  PostgreSQL: async () => {
    const { database, drop } = await createTestDatabase();
    return { database, stop: drop };
  },
  PGlite: async () => {
    const embedded = await openMigratedEmbedded();
    const database = createDatabase({ ...BATCH_TIMES, url: embedded.connectionString, poolSize: 2 });
    const stop = async () => {
      await database.close();
      await embedded.stop();
    };
    return { database, stop };
  },
};

/** Points that reveal rounding and border errors: places of jobs, anchors, and points just beside them. */
const points = fc.oneof(
  fc.constantFrom(...JOBS.slice(0, 200)).map(({ latitude, longitude }) => ({ latitude, longitude })),
  fc.constantFrom(...ANCHORS).map(({ latitude, longitude }) => ({ latitude, longitude })),
  fc
    .tuple(
      fc.constantFrom(...ANCHORS),
      fc.integer({ min: -300, max: 300 }),
      fc.integer({ min: -300, max: 300 }),
    )
    .map(([anchor, north, east]) => ({
      latitude: anchor.latitude + north / 1000,
      longitude: anchor.longitude + east / 1000,
    })),
);

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 });

function range(max: number, step: number): fc.Arbitrary<readonly [number, number]> {
  return fc
    .tuple(fc.integer({ min: 0, max: max / step }), fc.integer({ min: 0, max: max / step }))
    .map(([a, b]): readonly [number, number] => [Math.min(a, b) * step, Math.max(a, b) * step])
    .filter(([low, high]) => low > 0 || high < max);
}

const choices = Object.fromEntries(
  CHOICE_FILTER_NAMES.map((name) => [name, maybe(fc.constantFrom(...JOB_FILTERS[name].values))]),
) as unknown as {
  [Name in (typeof CHOICE_FILTER_NAMES)[number]]: fc.Arbitrary<ChoiceValue<Name> | undefined>;
};

const filters: fc.Arbitrary<JobFilterInput> = fc.record({
  jobProfile: maybe(fc.constantFrom('cook', 'delivery', 'sales', 'teacher', 'receptionist')),
  ...choices,
  experienceYears: maybe(range(10, 1)),
  pay: maybe(range(100_000, 500)),
  point: fc.option(points, { nil: undefined, freq: 8 }),
  radiusKm: fc.constantFrom(undefined, 0, 0.1, 0.5, 1, 3, 7, 12, 29, 30),
  sortBy: fc.constantFrom('NEWEST', 'NEAREST'),
  page: fc.constant(1),
  size: fc.constantFrom(3, 10, 50, 200),
  cursor: fc.constant(undefined),
});

const idsOf = (jobs: JobFilterOutput['jobs']): string[] => jobs.map(({ id }) => id);

describe.each(Object.entries(SERVERS))('filtering on %s', (server, start) => {
  let running: Running;
  let reader: { candidateId: string };
  let hidden: Set<string>;
  let companyId: string;
  let cityId: number;

  beforeAll(async () => {
    running = await start();
    const { database } = running;
    if (server === 'PGlite') {
      await database.query(
        `INSERT INTO job_profile (key, name_en, name_hi, name_mr, icon, sort_order, synonyms)
         SELECT key, key, key, key, key, 1, '{}' FROM unnest($1::text[]) AS key`,
        [['cook', 'delivery', 'sales', 'teacher', 'receptionist']],
      );
    }
    cityId = (await buildCity(database, { slug: 'testpur', nameEn: 'Testpur' })).id;
    companyId = (await buildCompany(database, { cityId })).id;
    await storeJobs(database, companyId, cityId, JOBS);
    const candidate = await buildCandidate(database);
    reader = { candidateId: candidate.id };
    hidden = new Set(JOBS.filter((_job, index) => index % 11 === 0).map(({ id }) => id));
    await database.query(
      `INSERT INTO dismissed_job (candidate_id, job_id) SELECT $1::uuid, unnest($2::uuid[])`,
      [candidate.id, [...hidden]],
    );
  }, 420_000);

  afterAll(() => running.stop());

  async function allPages(input: JobFilterInput, first: JobFilterOutput): Promise<string[]> {
    const found = idsOf(first.jobs);
    let { nextCursor } = first;
    while (nextCursor !== null) {
      const page = await filterJobs(running, null, { ...input, cursor: nextCursor });
      found.push(...idsOf(page.jobs));
      expect(page.total).toBe(first.total);
      nextCursor = page.nextCursor;
    }
    return found;
  }

  it('returns the results of the slow reference search, in the same order, page by page', async () => {
    const { database } = running;
    const check = async (input: JobFilterInput, isSignedIn: boolean) => {
      const slow = await slowSearch(database, JOBS, isSignedIn ? hidden : new Set(), input);
      const answer = await filterJobs(running, isSignedIn ? reader : null, input);
      expect(idsOf(answer.jobs)).toEqual(slow.matches.slice(0, input.size));
      expect(answer.total).toBe(Math.min(slow.matches.length, COUNT_CAP));
      expect(answer.isTotalCapped).toBe(slow.matches.length > COUNT_CAP);
      const beyond = input.point && slow.matches.length < 10 ? slow.beyond.slice(0, 10) : [];
      expect(idsOf(answer.nearby)).toEqual(beyond);
      if (!isSignedIn) expect(await allPages(input, answer)).toEqual(slow.matches.slice(0, 200));
    };
    await fc.assert(fc.asyncProperty(filters, fc.boolean(), check), {
      numRuns: server === 'PGlite' ? 60 : 400,
      seed: 20_261_121,
    });
  }, 300_000);

  it('suggests which filter to loosen, with the number of jobs each would add', async () => {
    const { latitude, longitude } = ANCHORS[4];
    const base = { sortBy: 'NEWEST', page: 1, size: 10, point: { latitude, longitude } } as const;
    const input: JobFilterInput = {
      ...base,
      jobProfile: 'receptionist',
      jobType: 'PART_TIME',
      pay: [20_000, 30_000],
    };
    const answer = await filterJobs(running, null, input);
    const slow = await slowSearch(running.database, JOBS, new Set(), { ...input, jobProfile: undefined });
    expect(answer.total).toBe(0);
    const total = Math.min(50, slow.matches.length);
    expect(answer.loosen).toEqual([{ filter: 'jobProfile', total, isTotalCapped: total === 50 }]);
    expect(slow.matches.length).toBeGreaterThan(0);
  });

  it('continues its pages while new jobs arrive, and reflects changes, closings and deletions', async () => {
    const { database } = running;
    const input: JobFilterInput = { sortBy: 'NEWEST', page: 1, size: 20 };
    const first = await filterJobs(running, null, input);
    const before = await slowSearch(database, JOBS, new Set(), input);
    const gone = new Set(JOBS.slice(0, 3).map(({ id }) => id));
    await database.query('DELETE FROM job WHERE id = ANY($1::uuid[])', [[...gone]]);
    await storeJobs(database, companyId, cityId, LATE);
    const second = await filterJobs(running, null, { ...input, cursor: first.nextCursor ?? undefined });
    expect(idsOf(second.jobs)).toEqual(
      before.matches
        .slice(20)
        .filter((id) => !gone.has(id))
        .slice(0, 20),
    );
    await database.query(`UPDATE job SET status = 'CLOSED' WHERE created_at >= '2026-11-20'`);
    await database.query(
      `UPDATE job SET pay_min = 1, pay_max = 2, latitude = 20, longitude = 80 WHERE title = 'Job 5'`,
    );
    const changed = JOBS.slice(3).map((job) =>
      job.title === 'Job 5' ? { ...job, payMin: 1, payMax: 2, latitude: 20, longitude: 80 } : job,
    );
    const again = await filterJobs(running, null, { ...input, pay: [0, 50] });
    const slow = await slowSearch(database, changed, new Set(), { ...input, pay: [0, 50] });
    expect(idsOf(again.jobs)).toEqual(slow.matches.slice(0, 20));
  });
});
