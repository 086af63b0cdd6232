import { NEARBY_FILL_BELOW } from '@nukkad/contract';
import type { Database } from '@nukkad/db';
import { cellsAround } from '../geo/search-cells.ts';
import { choosePathBeyond } from '../plan/choose-path.ts';
import type { Area } from '../plan/estimate.ts';
import type { Search } from '../query/search.ts';
import type { FoundPath } from '../sql/found-sql.ts';
import type { FoundRow } from '../sql/page-statement.ts';
import type { StatementValues } from '../sql/statement-text.ts';
import { searchStatistics } from '../store/search-statistics.ts';
import { readPage } from './find-page.ts';

const WANTED = { after: null, rows: NEARBY_FILL_BELOW, countTo: 0 };
const METRES = 1000;

/** How far lists of words in cells may be read. Then everywhere. */
const RINGS_KM = [60, 90, 130, 200, 400];
/** Where so many matches are expected, there are enough most often. */
const EXPECTED = 3 * NEARBY_FILL_BELOW;
/** So many jobs of a word's list in the country are read for what looking into one cell costs. */
const JOBS_A_CELL = 30;

function readBeyond(database: Database, search: Search, path: FoundPath, more: StatementValues = {}) {
  return readPage({ database, search, path, side: 'outside', wanted: WANTED, more });
}

const byDistance = (a: FoundRow, b: FoundRow): number =>
  (a.distance ?? 0) - (b.distance ?? 0) || (a.id < b.id ? -1 : 1);

/** The smallest circle in whose cells enough matches are expected; null where the whole list is sooner read. */
async function firstReach(database: Database, jobsOfWord: number, { centre }: Area): Promise<number | null> {
  const { cells, total } = await searchStatistics.read(database);
  const reach = RINGS_KM.find((reachKm) => {
    const around = cellsAround(centre, reachKm).reduce((sum, cell) => sum + (cells.get(cell)?.all ?? 0), 0);
    return (around * jobsOfWord) / Math.max(total, 1) >= EXPECTED;
  });
  const isFew = reach === undefined || jobsOfWord < cellsAround(centre, reach).length * JOBS_A_CELL;
  return isFew ? null : reach;
}

/**
 * Cells are square: what lies in their corners may have nearer rivals outside. So the tenth that was found tells how far
 * the cells must reach, and those that were not read yet are read once more.
 */
async function findInRings(database: Database, search: Search, area: Area): Promise<FoundRow[]> {
  const everywhere = () => readBeyond(database, search, { kind: 'rings', list: 'countryTerm' });
  const begin = await firstReach(database, search.words?.jobs ?? 0, area);
  if (begin === null) return everywhere();
  const inCells = (cells: readonly number[]) =>
    readBeyond(database, search, { kind: 'rings', list: 'term' }, { cells });
  const near = cellsAround(area.centre, begin);
  const found = await inCells(near);
  const last = found.at(-1)?.distance;
  if (found.length < WANTED.rows || last === undefined || last === null) return everywhere();
  if (last <= begin * METRES) return found;
  const known = new Set(near);
  const others = cellsAround(area.centre, last / METRES).filter((cell) => !known.has(cell));
  const more = others.length === 0 ? [] : await inCells(others);
  return [...found, ...more].sort(byDistance).slice(0, WANTED.rows);
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
