import type { Database } from '@nukkad/db';
import { cellsAround, type Path } from '@nukkad/search';
import { createTestDatabase, type TestDatabase } from '@nukkad/testing';
import { buildCity } from '@nukkad/testing/factories/build-city.ts';
import { buildCompany } from '@nukkad/testing/factories/build-company.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { facetsOf } from './find/facets-of.ts';
import { type PageWanted, readPage, variantOf } from './find/find-page.ts';
import type { Search } from './find/search.ts';
import { searchValues } from './find/search-values.ts';
import type { FoundPath } from './statements/found-sql.ts';
import { pageStatement } from './statements/page-statement.ts';
import { slowSearch } from './testing/slow-search.ts';
import { ANCHORS, spreadJobs, storeJobs } from './testing/spread-jobs.ts';

const JOBS = spreadJobs(4000, 3);
const CENTRE = { latitude: ANCHORS[4].latitude, longitude: ANCHORS[4].longitude };
const FILTER = {
  jobProfile: 'cook',
  jobType: 'FULL_TIME',
  qualification: 'SSC',
  point: CENTRE,
  page: 1,
  size: 10,
} as const;

let test: TestDatabase;
let profile: number;

beforeAll(async () => {
  test = await createTestDatabase();
  const { database } = test;
  const { id: cityId } = await buildCity(database);
  const { id: companyId } = await buildCompany(database, { cityId });
  await storeJobs(database, companyId, cityId, JOBS);
  await database.query('VACUUM ANALYZE job_search');
  await database.query('VACUUM ANALYZE job_term');
  await database.query('ANALYZE job');
  profile = (await database.prisma.jobProfile.findUniqueOrThrow({ where: { key: 'cook' } })).code;
}, 180_000);

afterAll(() => test.drop());

function searchOf(order: Search['order'], radiusKm = 30, change: Partial<Search> = {}): Search {
  const area = { centre: CENTRE, radiusKm, cells: cellsAround(CENTRE, radiusKm) };
  const facets = facetsOf(FILTER, profile);
  return { facets, centre: CENTRE, area, words: null, order, candidateId: null, hidden: [], ...change };
}

const WANTED: PageWanted = { after: null, rows: 11, countTo: 201 };
const LISTS = ['newest', 'profile', 'kind', 'profileKind'] as const;
const NEWEST: readonly Path[] = [...LISTS.map((list) => ({ kind: 'walk', list }) as const), { kind: 'box' }];
const NEAREST: readonly Path[] = [
  ...LISTS.map((list) => ({ kind: 'collect', list }) as const),
  { kind: 'near' },
];

describe('every path', () => {
  it.each([
    ['NEWEST', NEWEST],
    ['NEAREST', NEAREST],
  ] as const)('finds the same jobs, %s first', async (sortBy, paths) => {
    for (const radiusKm of [30, 7, 0]) {
      const slow = await slowSearch(test.database, JOBS, new Set(), { ...FILTER, sortBy, radiusKm });
      for (const path of paths) {
        const search = searchOf(sortBy, radiusKm);
        const found = await readPage({
          database: test.database,
          search,
          path,
          side: 'inside',
          wanted: WANTED,
        });
        expect(
          found.map(({ id }) => id),
          `${JSON.stringify(path)} ${radiusKm} km`,
        ).toEqual(slow.matches.slice(0, 11));
      }
    }
  });

  it('finds the same nearest ones beyond the circle', async () => {
    const slow = await slowSearch(test.database, JOBS, new Set(), { ...FILTER, sortBy: 'NEAREST' });
    const paths: FoundPath[] = [
      { kind: 'near' },
      ...(['countryProfile', 'countryKind'] as const).map((list) => ({ kind: 'rings', list }) as const),
    ];
    for (const path of paths) {
      const search = searchOf('NEAREST');
      const found = await readPage({
        database: test.database,
        search,
        path,
        side: 'outside',
        wanted: WANTED,
      });
      expect(
        found.map(({ id }) => id),
        JSON.stringify(path),
      ).toEqual(slow.beyond.slice(0, 11));
    }
  });
});

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Index Name'?: string;
  readonly 'Subplan Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

/** The generic plan of a page, which every search by that path is run with. */
async function planOf(database: Database, search: Search, path: FoundPath): Promise<PlanNode[]> {
  const side = search.area === null ? 'none' : 'inside';
  const { text, values = [] } = pageStatement(variantOf(search, path, side)).with({
    ...searchValues(search),
    afterTime: 'infinity',
    afterId: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
    afterDistance: -1,
    rows: 11,
    countTo: 201,
    reading: 17,
  });
  const [row] = await database.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    `EXPLAIN (FORMAT JSON) ${text}`,
    values,
  );
  return nodesOf((row as NonNullable<typeof row>)['QUERY PLAN'][0].Plan);
}

/** The part of a plan that finds the page; the rest joins its few rows to their cards, and counts. */
function pageOf(nodes: readonly PlanNode[]): PlanNode[] {
  const page = nodes.find((node) => node['Subplan Name'] === 'CTE page');
  return page === undefined ? [] : nodesOf(page);
}

const indexesOf = (nodes: readonly PlanNode[]): string[] => [
  ...new Set(
    nodes
      .flatMap((node) => node['Index Name'] ?? [])
      .filter((name) => name.startsWith('job_search') || name.startsWith('job_term')),
  ),
];

const country = { centre: null, area: null } as const;
const words = { lists: [7], others: [] } as const;

describe('the plans of the hot statements', () => {
  it.each<[string, Partial<Search>, FoundPath, string]>([
    ['all of a place', {}, { kind: 'walk', list: 'newest' }, 'job_search_newest_idx'],
    ['a profile', {}, { kind: 'walk', list: 'profile' }, 'job_search_profile_idx'],
    ['a kind', {}, { kind: 'walk', list: 'kind' }, 'job_search_kind_idx'],
    ['profile and kind', {}, { kind: 'walk', list: 'profileKind' }, 'job_search_profile_kind_idx'],
    ['all of the country', country, { kind: 'walk', list: 'country' }, 'job_search_country_idx'],
    ['a word', { words }, { kind: 'walk', list: 'term' }, 'job_term_cell_idx'],
  ])('walk one covering index for %s, and sort no list of matches', async (_name, change, path, index) => {
    const nodes = await planOf(test.database, searchOf('NEWEST', 30, change), path);
    const page = pageOf(nodes);
    expect(indexesOf(page)).toEqual([index]);
    const types = page.map((node) => node['Node Type']);
    expect(types).toContain('Index Only Scan');
    expect(types.filter((type) => /Sort|Seq Scan|Bitmap/.test(type))).toEqual([]);
    // The cards of the page are put in order once more; nothing else is sorted.
    expect(nodes.filter((node) => node['Node Type'].includes('Sort')).length).toBeLessThanOrEqual(1);
  });

  it('reads the nearest in the order of the index of places', async () => {
    const nodes = await planOf(test.database, searchOf('NEAREST'), { kind: 'near' });
    const page = pageOf(nodes);
    expect(indexesOf(page)).toEqual(['job_search_place_idx']);
    expect(page.map((node) => node['Node Type'])).not.toContain('Seq Scan');
  });
});
