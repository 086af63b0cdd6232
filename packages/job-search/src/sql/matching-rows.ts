import { testsOf } from '../facets.ts';
import type { ResolvedQuery } from '../query/resolve.ts';
import { type AccessPath, accessOf, CELLS_AT_ONCE, isNewestFirst } from './access-path.ts';
import { type Conditions, passes } from './conditions.ts';

/** Spellings and meanings of a word, one list each; statements are made for so many: those of a profile's name are eight. */
const SLOTS = [1, 2, 4, 8];

/** How matches are read. */
export interface RowsVariant extends Conditions {
  readonly path: AccessPath;
  /** Of each word that is read beside the others, the rarest first, its alternatives. */
  readonly lists?: readonly number[];
  /** How many other words each job must have as well. */
  readonly others?: number;
}

const slotsFor = ({ length }: readonly number[]) => SLOTS.find((slots) => length <= slots) ?? 8;

/** How a path reads what matches a query. */
export const rowsVariantOf = ({ side, facets, words }: ResolvedQuery, path: AccessPath): RowsVariant => ({
  ...{ path, side, ...testsOf(facets) },
  ...(words && { lists: words.lists.map(slotsFor), others: words.others.length }),
});

export const NEWEST = 'ORDER BY created_at DESC, job_id DESC';
/** Where the page begins: behind the last row of the one before. */
export const BEHIND = ' AND (created_at, job_id) < ($afterTime::timestamptz, $afterId::uuid)';
const ROW = 'job_id, created_at, latitude, longitude';

/** A job stands in the list of each of its words: once is enough. The order lets the server drop the others unsorted. */
const onceEach = (alternatives: number): string =>
  alternatives === 1 ? '' : 'DISTINCT ON (created_at, job_id) ';

/**
 * The other words: each looked up for the few jobs that pass everything else. As a value, and not as EXISTS, which the
 * server may turn into a join that collects all jobs of both words.
 */
function hasOthers({ others = 0 }: RowsVariant, row: string): string {
  return Array.from(
    { length: others },
    (_, at) => `
        AND (SELECT true FROM job_term other WHERE other.term = ANY ($others${at}::int[])
          AND other.created_at = ${row}.created_at AND other.job_id = ${row}.job_id AND other.is_active IS TRUE LIMIT 1)`,
  ).join('');
}

/** One condition for each of so many values; one that is not there is null, and its piece costs nothing. */
const oneEach = (column: string, values: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => ` AND ${column} = ($${values}::int[])[${at + 1}]`);

/** The list of a word, or of all jobs, in pieces that are each newest first: one of each cell and alternative. */
function piecesOf(path: AccessPath, word: number, alternatives: number, conditions: string): string {
  const { table, where, isOfCells, isOfWords } = accessOf(path);
  const cells = isOfCells ? oneEach('cell', 'cells', CELLS_AT_ONCE) : [''];
  const terms = isOfWords ? oneEach('term', `list${word}`, alternatives) : [''];
  return cells
    .flatMap((cell) => terms.map((term) => `${where}${cell}${term}${conditions}`))
    .map((piece) => `(SELECT ${ROW} FROM ${table} listed WHERE ${piece} ${NEWEST})`)
    .join('\n      UNION ALL\n      ');
}

/** The pieces of the list that is read first; the text `begin` is where they begin. */
function firstPieces(variant: RowsVariant, begin: string): string {
  const { path, lists: [alternatives = 1, ...beside] = [] } = variant;
  const others = beside.length === 0 ? hasOthers(variant, 'listed') : '';
  return piecesOf(path, 0, alternatives, ` AND ${passes(variant)}${others}${begin}`);
}

/**
 * Index-only scan, newest first: the pieces are merged as they are read (Merge Append), so that all stop where the last row
 * of the page is found; a cell that the circle hardly touches is read no farther back than the others.
 */
const mergedPieces = (pieces: string, alternatives: number): string =>
  `SELECT ${onceEach(alternatives)}${ROW} FROM (
      ${pieces}
    ) merged ${NEWEST}`;

/**
 * The matches of a list, newest first. Of several words their lists are merged: all are in one order, so that the same job
 * follows itself where it stands in each, and they stop where enough were met so often. Longer lists are then looked up.
 */
export function newestFirst(variant: RowsVariant, begin = ''): string {
  const { path, lists: [alternatives = 1, ...beside] = [] } = variant;
  const first = mergedPieces(firstPieces(variant, begin), alternatives);
  if (beside.length === 0) return first;
  const others = beside.map((count, at) => mergedPieces(piecesOf(path, at + 1, count, begin), count));
  return `SELECT ${ROW} FROM (
    SELECT ${ROW}, lag(job_id, ${beside.length}) OVER (${NEWEST}) AS before FROM (
      ${[first, ...others].map((list) => `(${list})`).join('\n      UNION ALL\n      ')}
    ) words
  ) followed WHERE before = job_id${hasOthers(variant, 'followed')} ${NEWEST}`;
}

/** All matches of a path, in whatever order comes cheapest. */
export function allMatches(variant: RowsVariant): string {
  const { path, lists: [alternatives = 1, ...beside] = [] } = variant;
  const { table, where } = accessOf(path);
  if (!isNewestFirst(path)) return `SELECT ${ROW} FROM ${table} WHERE ${where} AND ${passes(variant)}`;
  return beside.length === 0 && alternatives === 1 ? firstPieces(variant, '') : newestFirst(variant);
}

/** Matches counted up to `countTo`: reading stops when they are reached. */
export const countedSql = (variant: RowsVariant): string =>
  `SELECT count(*)::int FROM (${allMatches(variant)} LIMIT $countTo::int) counted`;
