import { NEARBY_FILL_BELOW } from '@nukkad/contract';
import type { Database } from '@nukkad/db';
import { cellsAround } from './geo/search-cells.ts';
import { type AccessPath, choosePathBeyond } from './plan/choose-path.ts';
import type { Area } from './plan/estimate.ts';
import { isOff } from './plan/switched-off.ts';
import type { JobQuery } from './query/job-query.ts';
import type { LadderStep } from './query/ladder.ts';
import type { ResolvedQuery } from './query/resolved-query.ts';
import { run } from './run/read-page.ts';
import type { JobPage } from './search-jobs.ts';
import type { JobRow } from './sql/access-path.ts';
import { searchStatistics } from './store/search-statistics.ts';

const WANTED = { after: null, rows: NEARBY_FILL_BELOW, countTo: 0 };
const METRES = 1000;

/** How far lists of words in cells may be read. Then everywhere. */
const REACHES_KM = [60, 90, 130, 200, 400];
/** Where so many matches are expected, there are enough most often. */
const EXPECTED = 3 * NEARBY_FILL_BELOW;
/** So many jobs of a word's list in the country are read for what looking into one cell costs. */
const JOBS_A_CELL = 30;

const readBeyond = (database: Database, query: ResolvedQuery, path: AccessPath, cells?: readonly number[]) =>
  run({ database, query, path, side: 'outside', wanted: WANTED, ...(cells && { cells }) });

const byDistance = (a: JobRow, b: JobRow): number =>
  (a.distance ?? 0) - (b.distance ?? 0) || (a.id < b.id ? -1 : 1);

/** The smallest circle in whose cells enough matches are expected; null where the whole list is sooner read. */
async function firstReach(database: Database, jobsOfWord: number, { centre }: Area): Promise<number | null> {
  const { cells, total } = await searchStatistics.read(database);
  const reach = REACHES_KM.find((reachKm) => {
    const around = cellsAround(centre, reachKm).reduce((sum, cell) => sum + (cells.get(cell)?.all ?? 0), 0);
    return (around * jobsOfWord) / Math.max(total, 1) >= EXPECTED;
  });
  const isFew =
    isOff('cells beyond') ||
    isOff('term') ||
    reach === undefined ||
    jobsOfWord < cellsAround(centre, reach).length * JOBS_A_CELL;
  return isFew ? null : reach;
}

/**
 * Cells are square: what lies in their corners may have nearer rivals outside. So the tenth that was found tells how far
 * the cells must reach, and those that were not read yet are read once more.
 */
async function nearestOfWords(database: Database, query: ResolvedQuery, area: Area): Promise<JobRow[]> {
  const everywhere = () => readBeyond(database, query, { kind: 'BITMAP_SORT', list: 'countryTerm' });
  const begin = await firstReach(database, query.words?.jobs ?? 0, area);
  if (begin === null) return everywhere();
  const inCells = (cells: readonly number[]) =>
    readBeyond(database, query, { kind: 'BITMAP_SORT', list: 'term' }, cells);
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

/** Common ones from the centre outwards, rare ones out of lists. */
async function nearestOf(database: Database, query: ResolvedQuery): Promise<JobRow[]> {
  const { area, facets } = query;
  if (area === null) return [];
  const nearest = { ...query, order: 'NEAREST' as const };
  if (query.words !== null) return nearestOfWords(database, nearest, area);
  const statistics = await searchStatistics.read(database);
  return readBeyond(database, nearest, choosePathBeyond(statistics, area, facets, WANTED.rows));
}

/** The steps that are of the work itself. */
const isOfWork = ({ step }: LadderStep): boolean => step === 'NAMED_WORK' || step === 'WITHOUT_WORDS';

/**
 * The nearest jobs beyond the circle, where a list's beginning found few of the work itself within: as widely as it was
 * looked for there. Where nothing is found and the work itself is nowhere else either, the nearest of other work of its
 * profile.
 */
export async function nearestBeyond(
  { database, unfinished }: JobQuery,
  { isFirst, entered, total }: JobPage,
): Promise<JobRow[]> {
  const ofWork = entered.filter(isOfWork);
  // An unfinished text: the closest that it may become, however many were found of the others.
  if (unfinished !== undefined) {
    const closest = entered.find(({ query }) => query.area !== null);
    return closest === undefined ? [] : nearestOf(database, closest.query);
  }
  const widest = ofWork.at(-1);
  const count = ofWork.reduce((sum, step) => sum + step.total, 0);
  if (!isFirst || widest === undefined || count >= NEARBY_FILL_BELOW) return [];
  const nearest = await nearestOf(database, widest.query);
  if (nearest.length > 0 || total > 0) return nearest;
  const ofProfile = entered.find(({ step }) => step === 'SAME_PROFILE');
  return ofProfile === undefined ? [] : nearestOf(database, ofProfile.query);
}
