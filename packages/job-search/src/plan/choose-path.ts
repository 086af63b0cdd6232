import type { ResolvedQuery } from '../query/resolve.ts';
import type { PageWanted } from '../run/read-page.ts';
import { type AccessPath, accessOf, isNewestFirst } from '../sql/access-path.ts';
import { type Estimate, isOfCells, type Looked, type Statistics } from './estimate.ts';

type Wanted = Looked & Pick<ResolvedQuery, 'order' | 'words'> & PageWanted;

/** Where a page is found, and where its matches are counted; null where they are not. */
export interface Plan {
  readonly page: AccessPath;
  readonly count: AccessPath | null;
}

type PathLength = readonly [path: AccessPath, length: number];

/** Entries on a page of a list, of a map's box, and of a map read from its centre outwards, as measured. */
const ENTRIES = { list: 85, box: 45, outwards: 25 };
const PAGES_TO_DESCEND = { list: 3, map: 10 };

/** How many entries are read until that many matches are found. */
const entriesUntil = (rows: number, length: number, matches: number): number =>
  Math.min(length, (rows * length) / Math.max(matches, 0.5));

/**
 * Entries of the lists of cells: in each as far back as the page goes, and on to the cell's next match. One that the
 * circle hardly touches may be read whole for that.
 */
function entriesOfCells(length: number, { cells, jobs, matches }: Estimate, rows: number): number {
  const part = Math.min(1, rows / Math.max(matches, 0.5));
  const entries = cells
    .map((cell) => cell.length * Math.min(1, part + 1 / Math.max(cell.matches, 0.5)))
    .reduce((sum, own) => sum + own, 0);
  return (entries * length) / Math.max(jobs, 1);
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
function pagesToFind(
  [path, length]: PathLength,
  { order, rows, after }: Wanted,
  known: Estimate,
  passed: Estimate | null,
): number {
  if (order === 'NEAREST') {
    // All of a place or of the country is too much to be put in order for a page of it.
    if (path === 'newest' || path === 'country') return Number.POSITIVE_INFINITY;
    if (accessOf(path).map === undefined) return pagesOf(path, known, length);
    // The way from the centre passes again what was shown before, and what lies in a circle to stay out of.
    const behind = entriesUntil((after?.seen ?? 0) + rows, length, known.matches);
    return pagesOf(path, known, (passed?.lengths.get(path) ?? 0) + behind, true);
  }
  if (accessOf(path).isOfCells) return pagesOf(path, known, entriesOfCells(length, known, rows));
  return pagesOf(path, known, isNewestFirst(path) ? entriesUntil(rows, length, known.matches) : length);
}

/** The path of which the fewest pages are read; of equals the first. */
const cheapest = ({ lengths }: Estimate, pages: (path: PathLength) => number): AccessPath =>
  [...lengths].reduce((best, path) => (pages(path) < pages(best) ? path : best))[0];

/** The cheapest way to find the wanted page and to count, in pages read. All ways find the same. */
export function choosePath(statistics: Statistics, wanted: Wanted): Plan {
  const { words, order, side, countTo } = wanted;
  const ofWords = isOfCells(wanted) ? 'term' : 'countryTerm';
  const isCounted = countTo > 0;
  if (words !== null) return { page: ofWords, count: isCounted ? ofWords : null };
  const known = statistics.estimate(wanted);
  const [first = 'country'] = known.lengths.keys();
  // Before anything is known (an empty table may have been filled since), an index scan is never far off.
  if (statistics.jobs === 0)
    return { page: order === 'NEWEST' ? first : 'map', count: isCounted ? first : null };
  const passed = side === 'outside' ? statistics.estimate({ ...wanted, side: 'inside' }) : null;
  const toCount = ([path, length]: PathLength) =>
    pagesOf(path, known, entriesUntil(countTo, length, known.matches));
  return {
    page: cheapest(known, (path) => pagesToFind(path, wanted, known, passed)),
    count: isCounted ? cheapest(known, toCount) : null,
  };
}
