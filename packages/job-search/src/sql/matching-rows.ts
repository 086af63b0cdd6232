import { testsOf } from '../facets.ts';
import type { ResolvedQuery } from '../query/resolve.ts';
import { type AccessPath, accessOf, CELLS_AT_ONCE, isNewestFirst } from './access-path.ts';
import { type Conditions, hasLookUps, passes, passesListed, passesLookedUp } from './conditions.ts';

/** Statements exist for these numbers of cells and of alternative terms. A profile's name has up to eight. */
const SLOTS = [1, 2, 4, 8];

/** The properties of a search that change the text of its SQL statement. Everything else is a parameter. */
export interface RowsVariant extends Conditions {
  readonly path: AccessPath;
  /**
   * Number of cells that the circle touches, rounded up to one of `SLOTS`. The server would begin a scan for each further
   * cell, although it finds nothing.
   */
  readonly cells?: number;
  /**
   * For each term condition whose lists are merged, the rarest first: its number of alternative terms, rounded up to
   * one of `SLOTS`.
   */
  readonly lists?: readonly number[];
  /** Number of further term conditions, which are looked up for each job. */
  readonly others?: number;
}

const slotsFor = ({ length }: readonly number[]) => SLOTS.find((slots) => length <= slots) ?? 8;

/** Describes the statement that reads a query's matches by an access path. */
export function rowsVariantOf(
  { side, facets, words, excluded, cityId, titleWords, area }: ResolvedQuery,
  path: AccessPath,
): RowsVariant {
  const hasExclusions = excluded !== undefined;
  const variant = {
    path,
    side,
    ...testsOf(facets),
    ...(accessOf(path).isOfCells && area !== null && { cells: slotsFor(area.cells) }),
    ...(hasExclusions && { hasExclusions }),
    ...(cityId !== undefined && accessOf(path).isOfCity !== true && { isOfCity: true }),
    ...(titleWords !== undefined && { hasTitleWords: true }),
  };
  if (words === null) return variant;
  return { ...variant, lists: words.lists.map(slotsFor), others: words.others.length };
}

export const NEWEST = 'ORDER BY created_at DESC, job_id DESC';
/** SQL condition: the row comes after the cursor, the last row of the previous page. */
export const AFTER_CURSOR = ' AND (created_at, job_id) < ($afterTime::timestamptz, $afterId::uuid)';
const ROW = 'job_id, created_at, latitude, longitude';

/** SQL that removes duplicates of jobs with several of the alternative terms. The rows are in order, so no sort is needed. */
const onceEach = (alternatives: number): string =>
  alternatives === 1 ? '' : 'DISTINCT ON (created_at, job_id) ';

/**
 * Returns SQL that looks up the other terms for the few jobs that meet all other conditions. Uses a scalar subquery
 * instead of EXISTS, because the server may turn EXISTS into a join that reads all jobs with both terms.
 */
function hasOthers({ others = 0 }: RowsVariant, row: string): string {
  return Array.from(
    { length: others },
    (_, at) => `
        AND (SELECT true FROM job_term other WHERE other.term = ANY ($others${at}::int[])
          AND other.created_at = ${row}.created_at AND other.job_id = ${row}.job_id AND other.is_active IS TRUE LIMIT 1)`,
  ).join('');
}

/**
 * Returns `count` SQL conditions, each for one element of an array parameter. An absent element is null, and its
 * index scan costs nothing.
 */
const oneEach = (column: string, values: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => ` AND ${column} = ($${values}::int[])[${at + 1}]`);

/** Returns SQL that reads a list in pieces, one for each cell and alternative term, each newest first. */
function piecesOf(variant: RowsVariant, word: number, alternatives: number, conditions: string): string {
  const { table, where, isOfCells, isOfWords } = accessOf(variant.path);
  const cells = isOfCells ? oneEach('cell', 'cells', variant.cells ?? CELLS_AT_ONCE) : [''];
  const terms = isOfWords ? oneEach('term', `list${word}`, alternatives) : [''];
  return cells
    .flatMap((cell) => terms.map((term) => `${where}${cell}${term}${conditions}`))
    .map((piece) => `(SELECT ${ROW} FROM ${table} listed WHERE ${piece} ${NEWEST})`)
    .join('\n      UNION ALL\n      ');
}

/** Returns SQL for the pieces of the rarest list. `begin` is an additional SQL condition for where they begin. */
function firstPieces(variant: RowsVariant, begin: string): string {
  const { lists: [alternatives = 1, ...beside] = [] } = variant;
  // If lists are merged, only the jobs that are in all of them are looked up.
  const conditions =
    beside.length === 0 ? `${passes(variant)}${hasOthers(variant, 'listed')}` : passesListed(variant);
  return piecesOf(variant, 0, alternatives, ` AND ${conditions}${begin}`);
}

/**
 * Returns SQL that merges the pieces of a list, newest first. The server merges them while it reads them by
 * index-only scans (Merge Append), so it stops at the last row of the page. A cell that the circle hardly touches is
 * read no further back than the others.
 */
const mergedPieces = (pieces: string, alternatives: number): string =>
  `SELECT ${onceEach(alternatives)}${ROW} FROM (
      ${pieces}
    ) merged ${NEWEST}`;

/**
 * Returns SQL for the matches of a list, newest first. The lists of several terms are merged. They have the same
 * order, so a job that is in all of them comes several times in a row. Reading stops at the last row of the page.
 */
export function newestFirst(variant: RowsVariant, begin = ''): string {
  const { lists: [alternatives = 1, ...beside] = [] } = variant;
  const first = mergedPieces(firstPieces(variant, begin), alternatives);
  if (beside.length === 0) return first;
  const others = beside.map((count, at) => mergedPieces(piecesOf(variant, at + 1, count, begin), count));
  const lookedUp = hasLookUps(variant) ? ` AND ${passesLookedUp(variant)}` : '';
  return `SELECT ${ROW} FROM (
    SELECT ${ROW}, lag(job_id, ${beside.length}) OVER (${NEWEST}) AS before FROM (
      ${[first, ...others].map((list) => `(${list})`).join('\n      UNION ALL\n      ')}
    ) words
  ) followed WHERE before = job_id${hasOthers(variant, 'followed')}${lookedUp} ${NEWEST}`;
}

/** SQL for all matches of a path, in any order. */
export function allMatches(variant: RowsVariant): string {
  const { path, lists: [alternatives = 1, ...beside] = [] } = variant;
  const { table, where } = accessOf(path);
  if (!isNewestFirst(path)) return `SELECT ${ROW} FROM ${table} WHERE ${where} AND ${passes(variant)}`;
  return beside.length === 0 && alternatives === 1 ? firstPieces(variant, '') : newestFirst(variant);
}

/** SQL that counts matches and stops at `countTo`. */
export const countedSql = (variant: RowsVariant): string =>
  `SELECT count(*)::int FROM (${allMatches(variant)} LIMIT $countTo::int) counted`;
