import type { ResolvedQuery } from '../query/resolve.ts';
import type { PageRequest } from '../run/read-page.ts';
import { type AccessPath, accessOf, isNewestFirst } from '../sql/access-path.ts';
import { type Estimate, type EstimatedQuery, isOfCells, type Statistics } from './estimate.ts';

type PlannedPage = EstimatedQuery & Pick<ResolvedQuery, 'order' | 'words'> & PageRequest;

/**
 * The chosen access paths: one finds the page, the other counts the matches. `count` is null if they are not counted.
 */
export interface Plan {
  readonly page: AccessPath;
  readonly count: AccessPath | null;
}

/**
 * Measured number of entries on an index page: for lists, for maps read by bounding box, and for maps read outwards
 * from the centre.
 */
const ENTRIES_PER_PAGE = { list: 85, box: 45, outwards: 25 };
/** Index pages that are read before the first entry. */
const PAGES_TO_DESCEND = { list: 3, map: 10 };
/** Prevents division by zero: an estimate of no matches counts as half a match. */
const MATCHES_MIN = 0.5;

/** Estimates how many entries of a path are read until `rows` matches are found, if matches are spread evenly. */
const entriesUntil = (rows: number, length: number, matches: number): number =>
  Math.min(length, (rows * length) / Math.max(matches, MATCHES_MIN));

/**
 * Estimates how many entries are read if the lists of several cells are merged. Each list is read as far back as the
 * page reaches, and then on to its next match. So a cell that the circle hardly touches may be read completely.
 */
function entriesOfCells(length: number, { cells, jobs, matches }: Estimate, rows: number): number {
  const share = Math.min(1, rows / Math.max(matches, MATCHES_MIN));
  let entries = 0;
  for (const cell of cells) {
    const shareOfCell = Math.min(1, share + 1 / Math.max(cell.matches, MATCHES_MIN));
    entries += cell.length * shareOfCell;
  }
  return (entries * length) / Math.max(jobs, 1);
}

/** Converts a number of entries of a path to a number of pages. */
function pagesOf(path: AccessPath, { cells }: Estimate, entries: number, isOutwards = false): number {
  const { map, isOfCells: hasCells } = accessOf(path);
  if (map !== undefined) {
    const perPage = isOutwards ? ENTRIES_PER_PAGE.outwards : ENTRIES_PER_PAGE.box;
    return PAGES_TO_DESCEND.map + entries / perPage;
  }
  const descents = hasCells ? cells.length : 1;
  return PAGES_TO_DESCEND.list * descents + entries / ENTRIES_PER_PAGE.list;
}

/** A usable path, and the number of entries in its list or bounding box. */
interface Candidate {
  readonly path: AccessPath;
  readonly length: number;
}

/** Estimates how many index pages a path reads to find a page of jobs in order of distance. */
function pagesToFindNearest(
  { path, length }: Candidate,
  { rows, after }: PlannedPage,
  estimate: Estimate,
  excluded: Estimate | null,
): number {
  // Sorting all jobs of a place or of the country for one page is never worth it.
  if (path === 'newest' || path === 'country') return Number.POSITIVE_INFINITY;
  if (accessOf(path).map === undefined) return pagesOf(path, estimate, length);
  // Reading outwards from the centre repeats the rows of earlier pages, and passes the rows of an excluded circle.
  const entries = entriesUntil((after?.seen ?? 0) + rows, length, estimate.matches);
  const excludedEntries = excluded?.lengths.get(path) ?? 0;
  return pagesOf(path, estimate, excludedEntries + entries, true);
}

/**
 * Estimates how many index pages a path reads to find a page of jobs, newest first. A list in that order is read
 * until the page is full. Any other path is read completely and sorted.
 */
function pagesToFindNewest({ path, length }: Candidate, { rows }: PlannedPage, estimate: Estimate): number {
  if (accessOf(path).isOfCells) return pagesOf(path, estimate, entriesOfCells(length, estimate, rows));
  const entries = isNewestFirst(path) ? entriesUntil(rows, length, estimate.matches) : length;
  return pagesOf(path, estimate, entries);
}

/** Returns the path with the lowest cost; the first one if several have it. */
function cheapest({ lengths }: Estimate, costOf: (candidate: Candidate) => number): AccessPath {
  const candidates = [...lengths].map(([path, length]) => ({ path, length }));
  const best = candidates.reduce((cheapestSoFar, candidate) =>
    costOf(candidate) < costOf(cheapestSoFar) ? candidate : cheapestSoFar,
  );
  return best.path;
}

/** Chooses the paths that find a page and count its matches with the fewest pages read. All paths give the same result. */
export function choosePath(statistics: Statistics, page: PlannedPage): Plan {
  const { words, order, side, countTo } = page;
  const isCounted = countTo > 0;
  if (words !== null) {
    const ofWords = isOfCells(page) ? 'term' : 'countryTerm';
    return { page: ofWords, count: isCounted ? ofWords : null };
  }
  const estimate = statistics.estimate(page);
  // If the statistics are empty, jobs may have been added since. An index scan is then never a bad choice.
  if (statistics.jobs === 0) {
    const [first = 'country'] = estimate.lengths.keys();
    return { page: order === 'NEWEST' ? first : 'map', count: isCounted ? first : null };
  }
  const excluded = side === 'outside' ? statistics.estimate({ ...page, side: 'inside' }) : null;
  const costToFind = (candidate: Candidate) =>
    order === 'NEAREST'
      ? pagesToFindNearest(candidate, page, estimate, excluded)
      : pagesToFindNewest(candidate, page, estimate);
  const costToCount = ({ path, length }: Candidate) =>
    pagesOf(path, estimate, entriesUntil(countTo, length, estimate.matches));
  return {
    page: cheapest(estimate, costToFind),
    count: isCounted ? cheapest(estimate, costToCount) : null,
  };
}
