import { type NamedStatement, PLANNING_OPTIONS } from '@nukkad/db';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANY_FACETS } from '../facets.ts';
import type { ResolvedQuery } from '../query/resolve.ts';
import { countStatement } from '../testing/count-statement.ts';
import { createPathsDatabase, type PathsDatabase, searchBy } from '../testing/paths-database.ts';
import type { AccessPath } from './access-path.ts';
import type { CircleSide } from './conditions.ts';
import { rowsVariantOf } from './matching-rows.ts';
import { pageStatement } from './page-statement.ts';

/** Sixty thousand jobs. */
const COPIES = 14;

let test: PathsDatabase;
let client: pg.Client;

beforeAll(async () => {
  test = await createPathsDatabase(COPIES);
  // Explains EXECUTE of a prepared statement, because the API uses generic plans. EXPLAIN of a statement with values would
  // show a custom plan for those values.
  client = new pg.Client({ connectionString: test.url, options: PLANNING_OPTIONS });
  await client.connect();
}, 180_000);

afterAll(async () => {
  await client.end();
  await test.drop();
});

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Index Name'?: string;
  readonly 'Relation Name'?: string;
  readonly 'Subplan Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];
/** The node types of a plan. Ignores scans of the small table of profiles. */
const typesOf = (nodes: readonly PlanNode[]): string[] =>
  nodes.filter((node) => node['Relation Name'] !== 'job_profile').map((node) => node['Node Type']);

async function planOf({ name, text, values = [] }: NamedStatement): Promise<PlanNode[]> {
  await client.query(`PREPARE ${pg.escapeIdentifier(name)} AS ${text}`);
  const nothing = values.map(() => 'NULL').join(', ');
  const { rows } = await client.query(
    `EXPLAIN (FORMAT JSON) EXECUTE ${pg.escapeIdentifier(name)}(${nothing})`,
  );
  await client.query(`DEALLOCATE ${pg.escapeIdentifier(name)}`);
  return nodesOf(rows[0]['QUERY PLAN'][0].Plan);
}

function pageOf(search: ResolvedQuery, path: AccessPath, count: AccessPath | null, isBlended = false) {
  const variant = { ...rowsVariantOf(search, path), order: search.order, count, isBlended };
  return planOf(pageStatement(variant).with({}));
}

/** The part of a plan that finds the page. The rest joins its rows to their cards, and counts. */
function pageNodesOf(nodes: readonly PlanNode[]): PlanNode[] {
  const page = nodes.find((node) => node['Subplan Name'] === 'CTE page');
  return page === undefined ? [] : nodesOf(page);
}

const indexesOf = (nodes: readonly PlanNode[]): string[] => [
  ...new Set(
    nodes.flatMap((node) => node['Index Name'] ?? []).filter((name) => /^job_(search|term)/.test(name)),
  ),
];

const words = { lists: [[7]], others: [] } as const;
const newest = (radiusKm: number | null, change: Partial<ResolvedQuery> = {}): ResolvedQuery => ({
  ...searchBy(test.profile, 'NEWEST', radiusKm),
  ...change,
});

describe('an index scan reads one covering index and does not sort', () => {
  it.each<[string, number | null, Partial<ResolvedQuery>, AccessPath, string]>([
    ['all of a place', 30, {}, 'newest', 'job_search_newest_idx'],
    ['any of a place', 30, { facets: ANY_FACETS }, 'newest', 'job_search_newest_idx'],
    ['any of the country', null, { facets: ANY_FACETS }, 'country', 'job_search_country_idx'],
    ['any of a word', 30, { words, facets: ANY_FACETS }, 'term', 'job_term_cell_idx'],
    ['a profile of a place', 30, {}, 'profileNewest', 'job_search_profile_cell_idx'],
    ['all of a city', 30, { cityId: 1 }, 'city', 'job_search_city_idx'],
    ['a profile of a city', 30, { cityId: 1 }, 'profileCity', 'job_search_profile_city_idx'],
    ['all of the country', null, {}, 'country', 'job_search_country_idx'],
    ['a profile of it', null, {}, 'profile', 'job_search_profile_idx'],
    ['a word', 30, { words }, 'term', 'job_term_cell_idx'],
    ['a word of the country', null, { words }, 'countryTerm', 'job_term_country_idx'],
  ])('%s', async (_name, radiusKm, change, path, index) => {
    const page = pageNodesOf(await pageOf(newest(radiusKm, change), path, null));
    expect(indexesOf(page)).toEqual([index]);
    expect(typesOf(page)).toContain('Index Only Scan');
    expect(typesOf(page).filter((type) => /Sort|Seq Scan|Bitmap/.test(type))).toEqual([]);
  });
});

describe('the blend of near and new reads covering indexes and sorts only its newest rows', () => {
  it.each<[string, Partial<ResolvedQuery>, AccessPath, string[]]>([
    ['of a place', { facets: ANY_FACETS }, 'newest', ['job_search_newest_idx']],
    ['of a profile', {}, 'profileNewest', ['job_search_profile_cell_idx']],
    ['of a word', { words }, 'term', ['job_term_cell_idx']],
    ['of a city', { cityId: 1 }, 'newest', ['job_search_newest_idx', 'job_search_city_idx']],
  ])('%s', async (_name, change, path, indexes) => {
    const page = pageNodesOf(await pageOf(newest(30, change), path, null, true));
    expect(indexesOf(page)).toEqual(indexes);
    expect(typesOf(page)).toContain('Merge Append');
    expect(typesOf(page).filter((type) => /Seq Scan|Bitmap|Join|Hash/.test(type))).toEqual([]);
    // The limit of the candidates is below the only sort.
    const types = typesOf(page);
    expect(types.filter((type) => /Sort/.test(type))).toEqual(['Sort']);
    expect(types.indexOf('Sort')).toBeLessThan(types.lastIndexOf('Limit'));
    expect(types.lastIndexOf('Limit')).toBeLessThan(types.indexOf('Merge Append'));
  });
});

describe('the lists of two and three words are merged', () => {
  it.each<[number | null, AccessPath, string, number[][]]>([
    [30, 'term', 'job_term_cell_idx', [[9]]],
    [null, 'countryTerm', 'job_term_country_idx', [[9]]],
    [30, 'term', 'job_term_cell_idx', [[9], [5, 6]]],
    [null, 'countryTerm', 'job_term_country_idx', [[9], [5, 6]]],
  ])('within %s km', async (radiusKm, path, index, beside) => {
    const all = { lists: [[7, 8], ...beside], others: [] };
    const page = pageNodesOf(await pageOf(newest(radiusKm, { words: all }), path, null));
    expect(indexesOf(page)).toEqual([index]);
    expect(typesOf(page)).toContain('Index Only Scan');
    expect(typesOf(page)).toContain('Merge Append');
    expect(typesOf(page).filter((type) => /Sort|Seq Scan|Bitmap|Join|Hash/.test(type))).toEqual([]);
  });

  it('looks a common word up without a join', async () => {
    for (const beside of [[], [[9]]]) {
      const lookedUp = { lists: [[7], ...beside], others: [[8]] };
      const page = pageNodesOf(await pageOf(newest(30, { words: lookedUp }), 'term', null));
      expect(typesOf(page).filter((type) => /Sort|Seq Scan|Bitmap|Join|Hash/.test(type))).toEqual([]);
    }
  });
});

describe('a search by words', () => {
  /** Returns the indexes of the page's scans, one for each scan. */
  const scansOf = async (change: Partial<ResolvedQuery>, radiusKm = 30): Promise<string[]> =>
    pageNodesOf(await pageOf(newest(radiusKm, { words, ...change }), 'term', null)).flatMap(
      (node) => node['Index Name'] ?? [],
    );
  const count = (scans: readonly string[], index: string) => scans.filter((scan) => scan === index).length;

  it('looks the city of a job up in the list of the city, not in the row of the job', async () => {
    const scans = await scansOf({ cityId: 1 });
    expect(new Set(scans)).toEqual(new Set(['job_term_cell_idx', 'job_search_city_idx']));
  });

  it('looks up only jobs that are in the lists of all words', async () => {
    const two = { lists: [[7], [9]], others: [] };
    const scans = await scansOf({ words: two, cityId: 1, titleWords: ['python'] });
    expect(count(scans, 'job_search_city_idx')).toBe(1);
    expect(count(scans, 'job_pkey')).toBe(1);
  });

  it('scans only the cells that the circle touches', async () => {
    for (const radiusKm of [1, 30]) {
      const { area } = newest(radiusKm);
      expect(count(await scansOf({}, radiusKm), 'job_term_cell_idx')).toBe(area?.cells.length);
    }
  });
});

describe('the nearest jobs come in the order of the index of positions', () => {
  it.each<[CircleSide, AccessPath, string]>([
    ['inside', 'map', 'job_search_place_idx'],
    ['outside', 'map', 'job_search_place_idx'],
    ['inside', 'profileMap', 'job_search_profile_place_idx'],
    ['outside', 'profileMap', 'job_search_profile_place_idx'],
  ])('%s the circle, of %s', async (side, path, index) => {
    const page = pageNodesOf(await pageOf({ ...searchBy(test.profile, 'NEAREST'), side }, path, null));
    expect(indexesOf(page)).toEqual([index]);
    expect(typesOf(page)).toContain('Index Only Scan');
    expect(typesOf(page)).not.toContain('Seq Scan');
    // Sorts only the few rows that the scan returns in the order of the index.
    const scans = page.filter((node) => node['Node Type'] === 'Index Only Scan');
    expect(scans.map((scan) => 'Order By' in scan)).toEqual([true]);
  });
});

describe('a card is found by its key', () => {
  it('in the table of jobs', async () => {
    const nodes = await pageOf(newest(30), 'newest', null);
    expect(nodes.map((node) => node['Index Name'])).toContain('job_pkey');
  });
});

describe('what a text excludes', () => {
  const excluded = {
    terms: [7],
    profiles: [3],
    cities: [1],
    localities: ['aundh'],
    attributes: { shift: [2] },
  };

  it.each<[string, number | null, Partial<ResolvedQuery>, AccessPath, string]>([
    ['of a place', 30, {}, 'newest', 'job_search_newest_idx'],
    ['of the country', null, {}, 'country', 'job_search_country_idx'],
    ['of a word', 30, { words }, 'term', 'job_term_cell_idx'],
  ])('is looked up by key for jobs %s', async (_name, radiusKm, change, path, index) => {
    const page = pageNodesOf(await pageOf(newest(radiusKm, { ...change, excluded }), path, null));
    expect(indexesOf(page)).toEqual(expect.arrayContaining([index, 'job_search_pkey']));
    expect(typesOf(page).filter((type) => /Sort|Seq Scan|Bitmap|Join|Hash/.test(type))).toEqual([]);
  });

  it('is no part of other searches', () => {
    const variant = { ...rowsVariantOf(newest(30), 'newest'), order: 'NEWEST', count: null } as const;
    expect(pageStatement(variant).named).not.toContain('$not');
    expect(pageStatement({ ...variant, hasExclusions: true }).named).toContain('$notTerms');
  });
});

describe('rare matches are read from an index', () => {
  it.each<[AccessPath, string]>([
    ['profile', 'job_search_profile_idx'],
    ['pay', 'job_search_pay_idx'],
    ['kind', 'job_search_kind_idx'],
  ])('%s', async (path, index) => {
    const page = pageNodesOf(await pageOf(searchBy(test.profile, 'NEAREST'), path, null));
    expect(indexesOf(page)).toEqual([index]);
    expect(typesOf(page)).toContain('Index Only Scan');
    expect(typesOf(page)).not.toContain('Seq Scan');
  });

  it.each<[number | null, AccessPath, string]>([
    [30, 'term', 'job_term_cell_idx'],
    [null, 'countryTerm', 'job_term_country_idx'],
  ])('of words within %s km', async (radiusKm, path, index) => {
    for (const terms of [[7], [7, 8]]) {
      const search = { ...searchBy(test.profile, 'NEAREST', radiusKm), words: { ...words, lists: [terms] } };
      const page = pageNodesOf(await pageOf(search, path, null));
      expect(indexesOf(page)).toEqual([index]);
      expect(typesOf(page)).toContain('Index Only Scan');
      expect(typesOf(page)).not.toContain('Seq Scan');
    }
  });
});

describe('matches are counted in an index without a sort', () => {
  it.each<[AccessPath, number | null, string]>([
    ['newest', 30, 'job_search_newest_idx'],
    ['profileNewest', 30, 'job_search_profile_cell_idx'],
    ['country', null, 'job_search_country_idx'],
    ['profile', null, 'job_search_profile_idx'],
    ['pay', null, 'job_search_pay_idx'],
    ['kind', null, 'job_search_kind_idx'],
    ['map', 30, 'job_search_place_idx'],
    ['profileMap', 30, 'job_search_profile_place_idx'],
  ])('%s', async (path, radiusKm, index) => {
    const nodes = await planOf(
      countStatement({ path, side: radiusKm === null ? 'none' : 'inside' }).with({}),
    );
    expect(indexesOf(nodes)).toEqual([index]);
    expect(typesOf(nodes)).toContain('Limit');
    expect(typesOf(nodes).filter((type) => /Sort|Seq Scan/.test(type))).toEqual([]);
  });
});
