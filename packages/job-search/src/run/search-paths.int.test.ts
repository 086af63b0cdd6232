import { buildCity } from '@nukkad/testing/factories/build-city.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANY_FACETS } from '../facets.ts';
import type { QueryTerms, ResolvedQuery } from '../query/resolve.ts';
import type { AccessPath } from '../sql/access-path.ts';
import { rowsVariantOf } from '../sql/matching-rows.ts';
import { valuesOf } from '../sql/values.ts';
import { countStatement } from '../testing/count-statement.ts';
import {
  ALL_LISTS,
  COUNTRY_LISTS,
  createPathsDatabase,
  FILTER,
  MAPS,
  type PathsDatabase,
  searchBy,
} from '../testing/paths-database.ts';
import { slowSearch } from '../testing/slow-search.ts';
import { type PageRequest, readPage } from './read-page.ts';

const REQUEST: PageRequest = { after: null, rows: 11, countTo: 201 };
const RADII = [30, 7, 0];

let test: PathsDatabase;

beforeAll(async () => {
  test = await createPathsDatabase();
}, 180_000);
afterAll(() => test.drop());

const slow = (change: object) =>
  slowSearch(test.database, test.jobs, new Set(), { ...FILTER, ...change } as never);

async function idsBy(path: AccessPath, query: ResolvedQuery): Promise<string[]> {
  const rows = await readPage(test.database, query, REQUEST, { page: path, count: path });
  return rows.map(({ id }) => id);
}

async function countBy(path: AccessPath, search: ResolvedQuery, countTo: number): Promise<number> {
  const statement = countStatement(rowsVariantOf(search, path));
  const [row] = await test.database.query<{ total: number }>(
    statement.with({ ...valuesOf(search), countTo }),
  );
  return row?.total ?? -1;
}

describe('every path finds the same jobs', () => {
  it('newest first', async () => {
    for (const radiusKm of RADII) {
      const { matches } = await slow({ sortBy: 'NEWEST', radiusKm });
      for (const path of [...ALL_LISTS, ...MAPS]) {
        const found = await idsBy(path, searchBy(test.profile, 'NEWEST', radiusKm));
        expect(found, `${JSON.stringify(path)} ${radiusKm} km`).toEqual(matches.slice(0, 11));
      }
    }
  });

  it('nearest first', async () => {
    for (const radiusKm of RADII) {
      const { matches } = await slow({ sortBy: 'NEAREST', radiusKm });
      for (const path of [...ALL_LISTS, ...MAPS]) {
        const found = await idsBy(path, searchBy(test.profile, 'NEAREST', radiusKm));
        expect(found, `${JSON.stringify(path)} ${radiusKm} km`).toEqual(matches.slice(0, 11));
      }
    }
  });

  it.each(['NEWEST', 'NEAREST'] as const)(
    '%s first, with facets that the lists do not contain',
    async (sortBy) => {
      const { matches } = await slow({ qualification: undefined, pay: undefined, sortBy, workPlace: 'HOME' });
      expect(matches.length).toBeGreaterThan(11);
      const search = searchBy(test.profile, sortBy);
      const { profile, jobType } = search.facets;
      const facets = { ...ANY_FACETS, profile, jobType, workPlace: [2, 3] as const };
      for (const path of ['newest', 'profileNewest', 'country', 'profile', 'kind', ...MAPS] as const)
        expect(await idsBy(path, { ...search, facets }), path).toEqual(matches.slice(0, 11));
    },
  );

  it('in a city, whether by its list or by looking the city up', async () => {
    const { database } = test;
    const ofCity = await database.prisma.job.findFirstOrThrow({ select: { cityId: true } });
    const other = await buildCity(database);
    const { matches } = await slow({ sortBy: 'NEWEST' });
    // Every second match moves to another city.
    const moved = matches.filter((_id, at) => at % 2 === 1);
    await database.prisma.job.updateMany({ where: { id: { in: moved } }, data: { cityId: other.id } });
    for (const [cityId, ids] of [
      [ofCity.cityId, matches.filter((_id, at) => at % 2 === 0)],
      [other.id, moved],
    ] as const)
      for (const path of ['city', 'profileCity', ...ALL_LISTS, ...MAPS] as const) {
        const found = await idsBy(path, { ...searchBy(test.profile, 'NEWEST'), cityId });
        expect(found, JSON.stringify([path, cityId])).toEqual(ids.slice(0, 11));
      }
    await database.prisma.job.updateMany({ where: { id: { in: moved } }, data: ofCity });
  });

  it('in the whole country', async () => {
    const { matches } = await slow({ sortBy: 'NEWEST', point: undefined });
    for (const path of COUNTRY_LISTS) {
      expect(await idsBy(path, searchBy(test.profile, 'NEWEST', null)), JSON.stringify(path)).toEqual(
        matches.slice(0, 11),
      );
    }
  });

  it('nearest first outside the circle', async () => {
    const { beyond } = await slow({ sortBy: 'NEAREST', radiusKm: 7 });
    for (const path of [...MAPS, ...COUNTRY_LISTS]) {
      const found = await idsBy(path, { ...searchBy(test.profile, 'NEAREST', 7), side: 'outside' });
      expect(found, JSON.stringify(path)).toEqual(beyond.slice(0, 11));
    }
  });
});

describe('pages from the centre outwards', () => {
  async function pagesBy(path: AccessPath, search: ResolvedQuery, rows: number): Promise<string[]> {
    const { database } = test;
    const ids: string[] = [];
    for (let after: PageRequest['after'] = null; ; ) {
      const request = { after, rows, countTo: 0 };
      const page = await readPage(database, search, request, { page: path, count: path });
      ids.push(...page.map(({ id }) => id));
      const last = page.at(-1);
      if (last === undefined || page.length < rows) return ids;
      after = { order: 'NEAREST', at: last.distance ?? 0, id: last.id, seen: ids.length, step: 0, total: 0 };
    }
  }

  it.each([
    ['of all', ANY_FACETS, 600],
    ['of a profile', null, 140],
    ['by all filters', undefined, 3],
  ] as const)('%s: all in their order, none twice and none left out', async (_name, facets, least) => {
    const filter = { sortBy: 'NEAREST' as const };
    const bare = { jobType: undefined, qualification: undefined, pay: undefined };
    const { matches } = await slow({
      ...filter,
      ...(facets !== undefined && bare),
      ...(facets === ANY_FACETS && { jobProfile: undefined }),
    });
    expect(matches.length).toBeGreaterThan(least);
    const search = searchBy(test.profile, 'NEAREST');
    const ofProfile = { ...ANY_FACETS, profile: search.facets.profile };
    const query = { ...search, facets: facets === undefined ? search.facets : (facets ?? ofProfile) };
    for (const path of MAPS.filter((map) => map === 'map' || facets !== ANY_FACETS)) {
      for (const rows of [7, 50]) {
        expect(await pagesBy(path, query, rows), `${path} by ${rows}`).toEqual(matches);
      }
    }
  });
});

describe('two words of a text', () => {
  /** Fake terms: every third job has the first, every fifth the second, and every seventh the last. */
  const TERMS = { third: 900_003, fifth: 900_005, seventh: 900_007 };
  const { third, fifth, seventh } = TERMS;
  let having: (terms: readonly number[]) => Promise<Set<string>>;

  beforeAll(async () => {
    const { database } = test;
    for (const term of Object.values(TERMS)) {
      await database.query(
        `INSERT INTO job_term
         SELECT $1::int, cell, created_at, job_id, is_active, profile, job_type, qualification, experience_min,
                experience_max, pay_min, pay_max, latitude, longitude
           FROM job_search WHERE abs(hashtext(job_id::text)) % ($1::int % 10) = 0`,
        [term],
      );
    }
    having = async (terms) => {
      const rows = await database.query<{ id: string }>(
        'SELECT DISTINCT job_id AS id FROM job_term WHERE term = ANY ($1::int[])',
        [[...terms]],
      );
      return new Set(rows.map(({ id }) => id));
    };
  });

  const WORDS: readonly (readonly [string, QueryTerms])[] = [
    ['the next looked up', { lists: [[third]], others: [[fifth]] }],
    ['the next read beside', { lists: [[third], [fifth]], others: [] }],
    [
      'spellings of both',
      {
        lists: [
          [third, seventh],
          [fifth, third],
        ],
        others: [],
      },
    ],
    ['one of which no job is', { lists: [[third], [1_000_000]], others: [] }],
    ['a third looked up', { lists: [[third], [fifth]], others: [[seventh, 1]] }],
    ['a third read beside', { lists: [[third], [fifth], [seventh]], others: [] }],
    [
      'spellings of three',
      {
        lists: [
          [third, 1],
          [fifth, third],
          [1, fifth, seventh],
        ],
        others: [],
      },
    ],
    ['two looked up', { lists: [[third]], others: [[fifth], [seventh]] }],
  ];

  it.each(WORDS)('%s: the same jobs, all of them and in their order', async (_name, words) => {
    const groups = [...words.lists, ...words.others].filter((terms) => terms.length > 0);
    const sets = await Promise.all(groups.map(having));
    const bare = { jobProfile: undefined, jobType: undefined, qualification: undefined, pay: undefined };
    for (const order of ['NEWEST', 'NEAREST'] as const) {
      const { matches, beyond } = await slow({ ...bare, sortBy: order });
      const both = (ids: readonly string[]) => ids.filter((id) => sets.every((set) => set.has(id)));
      const search = { ...searchBy(test.profile, order), facets: ANY_FACETS, words };
      const found = await idsBy('term', search);
      expect(found, order).toEqual(both(matches).slice(0, 11));
      if (order === 'NEWEST') continue;
      const outside = await idsBy('countryTerm', { ...search, side: 'outside' });
      expect(outside, 'beyond').toEqual(both(beyond).slice(0, 11));
    }
    const everywhere = { ...searchBy(test.profile, 'NEWEST', null), facets: ANY_FACETS, words };
    const { matches } = await slow({ ...bare, sortBy: 'NEWEST', point: undefined });
    const all = matches.filter((id) => sets.every((set) => set.has(id)));
    expect(await idsBy('countryTerm', everywhere)).toEqual(all.slice(0, 11));
    expect(await countBy('countryTerm', everywhere, 201)).toBe(Math.min(all.length, 201));
  });
});

describe('every list counts the same', () => {
  it('within the circle, up to the limit', async () => {
    for (const radiusKm of RADII) {
      const { matches } = await slow({ sortBy: 'NEWEST', radiusKm });
      for (const count of [...ALL_LISTS, ...MAPS]) {
        const search = searchBy(test.profile, 'NEWEST', radiusKm);
        const label = `${JSON.stringify(count)} ${radiusKm} km`;
        expect(await countBy(count, search, 201), label).toBe(Math.min(matches.length, 201));
        expect(await countBy(count, search, 2), label).toBe(Math.min(matches.length, 2));
      }
    }
  });

  it('around a smaller circle whose jobs fill the page', async () => {
    const hidden = (await slow({ sortBy: 'NEWEST', radiusKm: 7 })).matches.slice(0, 2);
    const inside = { ...searchBy(test.profile, 'NEWEST', 7), hidden };
    const whole = searchBy(test.profile, 'NEWEST', 30);
    const { matches } = await slow({ sortBy: 'NEWEST', radiusKm: 30 });
    for (const count of [...ALL_LISTS, ...MAPS]) {
      const request = { ...REQUEST, rows: 1, whole };
      const [row] = await readPage(test.database, inside, request, { page: 'profileNewest', count });
      expect(row?.total, count).toBe(Math.min(matches.length, 201));
    }
  });

  it('in the whole country', async () => {
    const { matches } = await slow({ sortBy: 'NEWEST', point: undefined });
    for (const count of COUNTRY_LISTS) {
      const counted = await countBy(count, searchBy(test.profile, 'NEWEST', null), 201);
      expect(counted, JSON.stringify(count)).toBe(Math.min(matches.length, 201));
    }
  });
});
