import type { CountPath } from '@nukkad/search';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ALL_LISTS,
  COUNTRY_LISTS,
  createPathsDatabase,
  FILTER,
  newestPaths,
  type PathsDatabase,
  searchBy,
} from '../../../test/paths-database.ts';
import { type PageWanted, readPage, sideOf } from './find/find-page.ts';
import type { Search } from './find/search.ts';
import { searchValues } from './find/search-values.ts';
import type { FoundPath } from './statements/found-sql.ts';
import { countStatement } from './statements/page-statement.ts';
import { slowSearch } from './testing/slow-search.ts';

const WANTED: PageWanted = { after: null, rows: 11, countTo: 201 };
const RADII = [30, 7, 0];

let test: PathsDatabase;

beforeAll(async () => {
  test = await createPathsDatabase();
}, 180_000);
afterAll(() => test.drop());

const slow = (change: object) =>
  slowSearch(test.database, test.jobs, new Set(), { ...FILTER, ...change } as never);

async function idsBy(path: FoundPath, search: Search, side = sideOf(search)): Promise<string[]> {
  const rows = await readPage({ database: test.database, search, path, side, wanted: WANTED });
  return rows.map(({ id }) => id);
}

describe('every path finds the same jobs', () => {
  it('newest first', async () => {
    for (const radiusKm of RADII) {
      const { matches } = await slow({ sortBy: 'NEWEST', radiusKm });
      for (const path of [...newestPaths(ALL_LISTS), { kind: 'box' } as const]) {
        const found = await idsBy(path, searchBy(test.profile, 'NEWEST', radiusKm));
        expect(found, `${JSON.stringify(path)} ${radiusKm} km`).toEqual(matches.slice(0, 11));
      }
    }
  });

  it('nearest first', async () => {
    for (const radiusKm of RADII) {
      const { matches } = await slow({ sortBy: 'NEAREST', radiusKm });
      const paths = [
        ...ALL_LISTS.map((list) => ({ kind: 'collect', list }) as const),
        { kind: 'near' } as const,
      ];
      for (const path of paths) {
        const found = await idsBy(path, searchBy(test.profile, 'NEAREST', radiusKm));
        expect(found, `${JSON.stringify(path)} ${radiusKm} km`).toEqual(matches.slice(0, 11));
      }
    }
  });

  it('in the whole country', async () => {
    const { matches } = await slow({ sortBy: 'NEWEST', point: undefined });
    for (const path of newestPaths(COUNTRY_LISTS)) {
      expect(await idsBy(path, searchBy(test.profile, 'NEWEST', null)), JSON.stringify(path)).toEqual(
        matches.slice(0, 11),
      );
    }
  });

  it('nearest first beyond the circle', async () => {
    const { beyond } = await slow({ sortBy: 'NEAREST', radiusKm: 7 });
    const paths = [
      { kind: 'near' } as const,
      ...COUNTRY_LISTS.map((list) => ({ kind: 'collect', list }) as const),
    ];
    for (const path of paths) {
      const found = await idsBy(path, searchBy(test.profile, 'NEAREST', 7), 'outside');
      expect(found, JSON.stringify(path)).toEqual(beyond.slice(0, 11));
    }
  });
});

describe('every list counts the same', () => {
  async function countBy(count: CountPath, search: Search, countTo: number): Promise<number> {
    const statement = countStatement({ count, side: sideOf(search), words: undefined });
    const [row] = await test.database.query<{ total: number }>(
      statement.with({ ...searchValues(search), countTo }),
    );
    return row?.total ?? -1;
  }
  const listsOf = (names: typeof ALL_LISTS) => names.map((list): CountPath => ({ kind: 'list', list }));

  it('within the circle, and no farther than asked', async () => {
    for (const radiusKm of RADII) {
      const { matches } = await slow({ sortBy: 'NEWEST', radiusKm });
      for (const count of [...listsOf(ALL_LISTS), { kind: 'box' } as const]) {
        const search = searchBy(test.profile, 'NEWEST', radiusKm);
        const told = `${JSON.stringify(count)} ${radiusKm} km`;
        expect(await countBy(count, search, 201), told).toBe(Math.min(matches.length, 201));
        expect(await countBy(count, search, 2), told).toBe(Math.min(matches.length, 2));
      }
    }
  });

  it('in the whole country', async () => {
    const { matches } = await slow({ sortBy: 'NEWEST', point: undefined });
    for (const count of listsOf(COUNTRY_LISTS)) {
      const counted = await countBy(count, searchBy(test.profile, 'NEWEST', null), 201);
      expect(counted, JSON.stringify(count)).toBe(Math.min(matches.length, 201));
    }
  });
});
