import { isOneValue } from '../facets.ts';
import type { ResolvedQuery } from '../query/resolve.ts';
import type { PageWanted } from '../run/read-page.ts';
import {
  ACCESS_PATHS,
  type AccessPath,
  accessOf,
  CELLS_AT_ONCE,
  isNewestFirst,
  PAY_LIST_FROM,
} from '../sql/access-path.ts';
import type { Estimate, Statistics } from './estimate.ts';

type Wanted = Pick<ResolvedQuery, 'area' | 'side' | 'facets' | 'order' | 'words'> & PageWanted;

/** Where a page is found, and where its matches are counted. */
export interface Plan {
  readonly page: AccessPath;
  readonly count: AccessPath;
}

/** Entries on a page of a list, of a map's box, and of a map read from its centre outwards, as measured. */
const ENTRIES = { list: 85, box: 45, outwards: 25 };
const PAGES_TO_DESCEND = { list: 3, map: 10 };

/** The paths that hold all that a filter asks for. Far from India a circle may touch more cells than there are pieces for. */
function usablePaths({ area, side, facets, words }: Wanted): AccessPath[] {
  const isOfCells = side === 'inside' && area !== null && area.cells.length <= CELLS_AT_ONCE;
  if (words !== null) return [isOfCells ? 'term' : 'countryTerm'];
  const isUsable: Partial<Record<AccessPath, boolean>> = {
    newest: isOfCells,
    profileNewest: isOfCells && isOneValue(facets.profile),
    country: area === null,
    map: area !== null,
    profile: isOneValue(facets.profile),
    profileMap: area !== null && isOneValue(facets.profile),
    pay: facets.pay[0] >= PAY_LIST_FROM,
    kind: isOneValue(facets.jobType) || isOneValue(facets.qualification),
  };
  return (Object.keys(ACCESS_PATHS) as AccessPath[]).filter((path) => isUsable[path] === true);
}

/** How many entries are read until that many matches are found. */
const entriesUntil = (rows: number, length: number, matches: number): number =>
  Math.min(length, (rows * length) / Math.max(matches, 0.5));

/**
 * Entries of the lists of cells: in each as far back as the page goes, and on to the cell's next match. One that the
 * circle hardly touches may be read whole for that.
 */
function entriesOfCells(path: AccessPath, { cells, matches, lengthOf }: Estimate, rows: number): number {
  const part = Math.min(1, rows / Math.max(matches, 0.5));
  const entries = cells
    .map((cell) => cell.length * Math.min(1, part + 1 / Math.max(cell.matches, 0.5)))
    .reduce((sum, own) => sum + own, 0);
  return (entries * lengthOf(path)) / Math.max(lengthOf('newest'), 1);
}

/** Pages of a path that so many entries stand on. */
function pagesOf(path: AccessPath, { cells }: Estimate, entries: number, isOutwards = false): number {
  if (accessOf(path).map !== undefined)
    return PAGES_TO_DESCEND.map + entries / (isOutwards ? ENTRIES.outwards : ENTRIES.box);
  return PAGES_TO_DESCEND.list * (accessOf(path).isOfCells ? cells.length : 1) + entries / ENTRIES.list;
}

/**
 * A list is read newest first until the page is full, a map from the centre outwards, past what is in a circle to stay out
 * of; else all of it is read and sorted.
 */
function pagesToFind(path: AccessPath, statistics: Statistics, known: Estimate, wanted: Wanted): number {
  const { order, rows, after, area, side, facets } = wanted;
  const length = known.lengthOf(path);
  if (order === 'NEAREST') {
    // All of a place or of the country is too much to be put in order for a page of it.
    if (path === 'newest' || path === 'country') return Number.POSITIVE_INFINITY;
    if (accessOf(path).map === undefined) return pagesOf(path, known, length);
    // The way from the centre passes again what was shown before, and what lies in a circle to stay out of.
    const passed = side === 'outside' ? statistics.estimate(area, facets).lengthOf(path) : 0;
    return pagesOf(
      path,
      known,
      passed + entriesUntil((after?.seen ?? 0) + rows, length, known.matches),
      true,
    );
  }
  if (accessOf(path).isOfCells) return pagesOf(path, known, entriesOfCells(path, known, rows));
  return pagesOf(path, known, isNewestFirst(path) ? entriesUntil(rows, length, known.matches) : length);
}

const cheapest = (paths: readonly AccessPath[], pages: (path: AccessPath) => number): AccessPath =>
  paths.reduce((best, path) => (pages(path) < pages(best) ? path : best));

/** The cheapest way to find the wanted page and to count, in pages read. All ways find the same. */
export function choosePath(statistics: Statistics, wanted: Wanted): Plan {
  const paths = usablePaths(wanted);
  const [first = 'country', ...others] = paths;
  if (others.length === 0) return { page: first, count: first };
  // Before anything is known (an empty table may have been filled since), an index scan is never far off.
  if (statistics.jobs === 0) return { page: wanted.order === 'NEWEST' ? first : 'map', count: first };
  const known = statistics.estimate(wanted.side === 'inside' ? wanted.area : null, wanted.facets);
  const toCount = (path: AccessPath) =>
    pagesOf(path, known, entriesUntil(wanted.countTo, known.lengthOf(path), known.matches));
  return {
    page: cheapest(paths, (path) => pagesToFind(path, statistics, known, wanted)),
    count: cheapest(paths, toCount),
  };
}
