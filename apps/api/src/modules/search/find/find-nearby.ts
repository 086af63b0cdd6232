import { NEARBY_FILL_BELOW } from '@nukkad/contract';
import type { Database } from '@nukkad/db';
import { type Area, cellsAround } from '@nukkad/search';
import type { FoundRow } from '../statements/page-statement.ts';
import { readPage } from './find-page.ts';
import type { Search } from './search.ts';

const WANTED = { after: null, rows: NEARBY_FILL_BELOW, countTo: 0 };
const METRES = 1000;

/** How far lists of words are read: most often the next towns have enough. Then everywhere. */
const RINGS_KM = [120, 400];

async function ring(database: Database, search: Search, centre: Area['centre'], reachKm: number | null) {
  const side = 'outside' as const;
  if (reachKm === null) {
    return readPage({ database, search, path: { kind: 'rings', list: 'countryTerm' }, side, wanted: WANTED });
  }
  const more = { cells: cellsAround(centre, reachKm) };
  const found = await readPage({
    database,
    search,
    path: { kind: 'rings', list: 'term' },
    side,
    wanted: WANTED,
    more,
  });
  // Cells are square: what lies beyond the circle in their corners may have nearer rivals outside.
  const isSure = found.length === NEARBY_FILL_BELOW && (found.at(-1)?.distance ?? 0) <= reachKm * METRES;
  return isSure ? found : null;
}

async function findNearbyOfWords(database: Database, search: Search, { centre }: Area): Promise<FoundRow[]> {
  for (const reachKm of RINGS_KM) {
    const found = await ring(database, search, centre, reachKm);
    if (found !== null) return found;
  }
  return (await ring(database, search, centre, null)) ?? [];
}

/** The nearest matches beyond the circle, nearest first. */
export async function findNearby(database: Database, search: Search): Promise<FoundRow[]> {
  const { area } = search;
  if (area === null) return [];
  const nearest = { ...search, order: 'NEAREST' as const };
  if (search.words !== null) return findNearbyOfWords(database, nearest, area);
  return readPage({ database, search: nearest, path: { kind: 'near' }, side: 'outside', wanted: WANTED });
}
