import { NEARBY_FILL_BELOW } from '@nukkad/contract';
import type { Database } from '@nukkad/db';
import { type Area, cellsAround, choosePathBeyond } from '@nukkad/search';
import { searchStatistics } from '../reference/search-statistics.ts';
import type { FoundPath } from '../statements/found-sql.ts';
import type { FoundRow } from '../statements/page-statement.ts';
import type { StatementValues } from '../statements/statement-text.ts';
import { readPage } from './find-page.ts';
import type { Search } from './search.ts';

const WANTED = { after: null, rows: NEARBY_FILL_BELOW, countTo: 0 };
const METRES = 1000;

/** How far lists of words in cells are read: most often the next towns have enough. Then everywhere. */
const RINGS_KM = [120, 400];
/** So many jobs of a word's list in the country are read for what looking into one cell costs. */
const JOBS_A_CELL = 250;

function readBeyond(database: Database, search: Search, path: FoundPath, more: StatementValues = {}) {
  return readPage({ database, search, path, side: 'outside', wanted: WANTED, more });
}

async function findInRings(database: Database, search: Search, { centre }: Area): Promise<FoundRow[]> {
  for (const reachKm of RINGS_KM) {
    const cells = cellsAround(centre, reachKm);
    if ((search.words?.jobs ?? 0) < cells.length * JOBS_A_CELL) break;
    const found = await readBeyond(database, search, { kind: 'rings', list: 'term' }, { cells });
    // Cells are square: what lies in their corners may have nearer rivals outside.
    const isSure = found.length === WANTED.rows && (found.at(-1)?.distance ?? 0) <= reachKm * METRES;
    if (isSure) return found;
  }
  return readBeyond(database, search, { kind: 'rings', list: 'countryTerm' });
}

/** The nearest matches beyond the circle, nearest first: common ones from the centre outwards, rare ones out of lists. */
export async function findNearby(database: Database, search: Search): Promise<FoundRow[]> {
  const { area, facets } = search;
  if (area === null) return [];
  const nearest = { ...search, order: 'NEAREST' as const };
  if (search.words !== null) return findInRings(database, nearest, area);
  const statistics = await searchStatistics.read(database);
  return readBeyond(database, nearest, choosePathBeyond(statistics, area, facets, WANTED.rows));
}
