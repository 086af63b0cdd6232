import type { JobFilterInput, JobFilterOutput } from '@nukkad/contract';
import { countJobs, interpret, searchLanguage } from '@nukkad/job-search';
import { createTestDatabase, type TestDatabase } from '@nukkad/testing';
import { findCity } from '@nukkad/testing/factories/build-city.ts';
import { buildCompany } from '@nukkad/testing/factories/build-company.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findNewestOfWork } from '../alerts/find-newest-of-work.ts';
import { filterJobs } from './filter-jobs.ts';

let test: TestDatabase;
/** The city or locality of each job, by its id. */
const placeOf = new Map<string, string>();

const HOUR = 3_600_000;
const START = Date.UTC(2026, 10, 1);
/** Kilometres of one degree of latitude, roughly. */
const KM_PER_DEGREE = 111;

interface Spread {
  readonly name: string;
  readonly slug: string;
  readonly count: number;
  /** Age of the newest job in hours. */
  readonly age: number;
  /** Kilometres to the north of the centre. */
  readonly kmNorth?: number;
  readonly around?: { readonly latitude: number; readonly longitude: number };
}

async function spread({ name, slug, count, age, kmNorth = 0, around }: Spread): Promise<void> {
  const { database } = test;
  const city = await findCity(database, slug);
  const { id: companyId } = await buildCompany(database, { cityId: city.id });
  const { latitude, longitude } = around ?? city;
  for (let at = 0; at < count; at += 1) {
    const { id } = await buildJob(database, {
      companyId,
      cityId: city.id,
      title: 'Electrician',
      profileKey: 'technician',
      subProfileKey: 'electrician',
      latitude: latitude + kmNorth / KM_PER_DEGREE,
      longitude,
      createdAt: new Date(START - (age + at) * HOUR),
    });
    placeOf.set(id, name);
  }
}

beforeAll(async () => {
  test = await createTestDatabase();
  const thane = await findCity(test.database, 'thane');
  // The jobs of the larger neighbours are newer, and some are nearer to the centre of Thane than its own.
  await spread({ name: 'Thane', slug: 'thane', count: 14, age: 100, kmNorth: 5 });
  await spread({ name: 'Mumbai', slug: 'mumbai', count: 9, age: 1, around: thane });
  await spread({ name: 'Mumbai', slug: 'mumbai', count: 9, age: 3 });
  await spread({ name: 'Delhi', slug: 'delhi', count: 6, age: 200 });
  await spread({ name: 'Ghaziabad', slug: 'ghaziabad', count: 8, age: 2 });
  const wakad = await test.database.prisma.locality.findFirstOrThrow({ where: { slug: 'wakad' } });
  await spread({ name: 'Wakad', slug: 'pune', count: 4, age: 300, around: wakad, kmNorth: 2.9 });
  await spread({ name: 'near Wakad', slug: 'pune', count: 4, age: 5, around: wakad, kmNorth: 3.2 });
  await searchLanguage.refresh(test.database);
}, 120_000);

afterAll(() => test.drop());

const ask = (change: Partial<JobFilterInput>) =>
  filterJobs({ database: test.database }, null, { sortBy: 'NEWEST', page: 1, size: 50, ...change });

const placesOf = ({ jobs }: Pick<JobFilterOutput, 'jobs'>) => jobs.map(({ id }) => placeOf.get(id));
const repeated = (name: string, count: number) => Array.from({ length: count }, () => name);

describe('jobs in the named place come first', () => {
  it.each([
    [{ text: 'electrician thane' }, [...repeated('Thane', 14), ...repeated('Mumbai', 18)]],
    [{ text: 'ठाणे इलेक्ट्रिशियन' }, [...repeated('Thane', 14), ...repeated('Mumbai', 18)]],
    [{ city: 'Thane' }, [...repeated('Thane', 14), ...repeated('Mumbai', 18)]],
    [{ text: 'दिल्ली' }, [...repeated('Delhi', 6), ...repeated('Ghaziabad', 8)]],
    [{ text: 'electrician wakad' }, [...repeated('Wakad', 4), ...repeated('near Wakad', 4)]],
  ] as const)('for %j', async (input, places) => {
    const answer = await ask(input);
    expect(placesOf(answer)).toEqual(places);
    const inside = places.filter((place) => place === places[0]).length;
    expect(answer.steps).toMatchObject([
      { step: 'NAMED_WORK', from: 0 },
      { step: 'FARTHER', from: inside },
    ]);
    expect(answer.total).toBe(places.length);
  });

  it('newest first in each part, if the home is not known', async () => {
    const { jobs } = await ask({ city: 'Thane' });
    for (const part of [jobs.slice(0, 14), jobs.slice(14)]) {
      const times = part.map(({ createdAt }) => createdAt);
      expect(times).toEqual(times.toSorted().reverse());
    }
  });

  it('but not if the list is sorted by distance, or if no place is named', async () => {
    const { jobs, steps } = await ask({ city: 'Thane', sortBy: 'NEAREST' });
    const distances = jobs.map(({ distanceKm }) => distanceKm ?? -1);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(placesOf({ jobs })[0]).toBe('Mumbai');
    expect(steps).toBeUndefined();
    const all = await ask({});
    expect(placesOf(all)[0]).toBe('Mumbai');
    expect(all.steps).toBeUndefined();
  });

  it('with the same jobs and total on pages of any size', async () => {
    const whole = (await ask({ text: 'electrician thane' })).jobs.map(({ id }) => id);
    expect(new Set(whole).size).toBe(32);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 40 }), async (size) => {
        const ids: string[] = [];
        let cursor: string | undefined;
        do {
          const page = await ask({ text: 'electrician thane', size, cursor });
          expect(page.total).toBe(32);
          ids.push(...page.jobs.map(({ id }) => id));
          cursor = page.nextCursor ?? undefined;
        } while (cursor !== undefined);
        expect(ids).toEqual(whole);
      }),
      { numRuns: 8 },
    );
  }, 60_000);

  it('and the filter panel counts all of them', async () => {
    for (const size of [5, 50]) {
      const query = await interpret(test.database, null, { city: 'Thane', sortBy: 'NEWEST', page: 1, size });
      expect(await countJobs(query)).toBe(32);
    }
  });

  it('while an alert has the newest jobs of the whole circle', async () => {
    const rows = await findNewestOfWork({ database: test.database }, { city: 'Thane' }, 20);
    expect(rows.slice(0, 18).map(({ id }) => placeOf.get(id))).toEqual(repeated('Mumbai', 18));
    expect(rows.slice(18).map(({ id }) => placeOf.get(id))).toEqual(repeated('Thane', 2));
  });
});
