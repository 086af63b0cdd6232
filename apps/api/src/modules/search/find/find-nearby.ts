import { NEARBY_FILL_BELOW } from '@nukkad/contract';
import type { Database } from '@nukkad/db';
import { type Area, cellsAround, type ListName, listOfRare } from '@nukkad/search';
import { searchStatistics } from '../reference/search-statistics.ts';
import type { FoundRow } from '../statements/page-statement.ts';
import { readPage } from './find-page.ts';
import type { Search } from './search.ts';

const WANTED = { after: null, rows: NEARBY_FILL_BELOW, countTo: 0 };
const SIDE = 'outside';
const METRES = 1000;

/** How far lists of cells are read: most often the next towns have enough. Then everywhere. */
const RINGS_KM = [120, 400];

const EVERYWHERE = {
  term: 'countryTerm',
  profile: 'countryProfile',
  profileKind: 'countryKind',
} as const satisfies Partial<Record<ListName, ListName>>;

type RingList = keyof typeof EVERYWHERE;

async function findInRings(
  database: Database,
  search: Search,
  { centre }: Area,
  list: RingList,
): Promise<FoundRow[]> {
  for (const reachKm of RINGS_KM) {
    const more = { cells: cellsAround(centre, reachKm) };
    const found = await readPage({
      database,
      search,
      path: { kind: 'rings', list },
      side: SIDE,
      wanted: WANTED,
      more,
    });
    // Cells are square: what lies in their corners may have nearer rivals outside.
    const isSure = found.length === WANTED.rows && (found.at(-1)?.distance ?? 0) <= reachKm * METRES;
    if (isSure) return found;
  }
  return readPage({
    database,
    search,
    path: { kind: 'rings', list: EVERYWHERE[list] },
    side: SIDE,
    wanted: WANTED,
  });
}

async function ringListOf(database: Database, { words, facets }: Search): Promise<RingList | null> {
  if (words !== null) return 'term';
  return listOfRare(await searchStatistics.read(database), facets, WANTED.rows);
}

/** The nearest matches beyond the circle, nearest first: common ones from the centre outwards, rare ones out of lists. */
export async function findNearby(database: Database, search: Search): Promise<FoundRow[]> {
  const { area } = search;
  if (area === null) return [];
  const nearest = { ...search, order: 'NEAREST' as const };
  const list = await ringListOf(database, search);
  if (list !== null) return findInRings(database, nearest, area, list);
  return readPage({ database, search: nearest, path: { kind: 'near' }, side: SIDE, wanted: WANTED });
}
