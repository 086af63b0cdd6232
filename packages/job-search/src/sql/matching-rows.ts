import { isUnfiltered, lookedUpFacets } from '../facets.ts';
import type { ResolvedQuery } from '../query/resolve.ts';
import { type AccessPath, accessOf, isNewestFirst, piecesOf, type WordVariant } from './access-path.ts';
import { type Conditions, passes } from './conditions.ts';

/** How matches are read: by what path, and of which words. */
export interface RowsVariant extends Conditions {
  readonly path: AccessPath;
  readonly words?: WordVariant | undefined;
}

const SLOTS = [1, 2, 4] as const;
/** Statements are made for so many words; those of a profile's own name are eight at most. */
const slotsFor = ({ length }: readonly number[]) => SLOTS.find((slots) => length <= slots) ?? 8;

/** How many words a query has, by which the statements differ. */
function wordVariant({ words }: ResolvedQuery): WordVariant | undefined {
  if (words === null) return undefined;
  const { lists, beside, others } = words;
  return {
    alternatives: slotsFor(lists),
    beside: beside.map(slotsFor),
    others: others.length,
  };
}

/** How a path reads what matches a query. */
export const rowsVariantOf = (query: ResolvedQuery, path: AccessPath): RowsVariant => ({
  ...{ path, side: query.side, words: wordVariant(query) },
  ...{ lookedUp: lookedUpFacets(query.facets), isUnfiltered: isUnfiltered(query.facets) },
});

export const NEWEST = 'ORDER BY created_at DESC, job_id DESC';
/** Where the page begins: behind the last row of the one before. */
export const BEHIND = ' AND (created_at, job_id) < ($afterTime::timestamptz, $afterId::uuid)';
const ROW = 'job_id, created_at, latitude, longitude';

/** A job stands in the list of each of its words: once is enough. The order lets the server drop the others unsorted. */
const onceEach = (alternatives = 1): string =>
  alternatives === 1 ? '' : 'DISTINCT ON (created_at, job_id) ';

/** How many words are read beside the first. */
const countBeside = (words: WordVariant | undefined): number => words?.beside.length ?? 0;

/**
 * The other words: each looked up for the few jobs that pass everything else. As a value, and not as EXISTS, which the
 * server may turn into a join that collects all jobs of both words.
 */
function hasOthers(words: WordVariant | undefined, row: string): string {
  return Array.from(
    { length: words?.others ?? 0 },
    (_, at) => `
        AND (SELECT true FROM job_term other WHERE other.term = ANY ($others${at}::int[])
          AND other.created_at = ${row}.created_at AND other.job_id = ${row}.job_id AND other.is_active IS TRUE LIMIT 1)`,
  ).join('');
}

/** Pieces of a list one behind the other, each newest first in itself: no other index is worth as much to the server. */
const appended = (path: AccessPath, pieces: readonly string[], conditions: string): string =>
  pieces
    .map(
      (piece) => `(SELECT ${ROW} FROM ${accessOf(path).table} listed WHERE ${piece}${conditions} ${NEWEST})`,
    )
    .join('\n      UNION ALL\n      ');

/** The pieces in which one of the words stands that are read first; the text `begin` is where they begin. */
function firstPieces(variant: RowsVariant, begin: string): string {
  const { path, words } = variant;
  const pieces = piecesOf(path, 'words', words?.alternatives);
  const others = countBeside(words) === 0 ? hasOthers(words, 'listed') : '';
  return appended(path, pieces, ` AND ${passes(variant)}${others}${begin}`);
}

/**
 * Index-only scan, newest first: the pieces are merged as they are read (Merge Append), so that all stop where the last row
 * of the page is found; a cell that the circle hardly touches is read no farther back than the others.
 */
const mergedPieces = (pieces: string, alternatives: number | undefined): string =>
  `SELECT ${onceEach(alternatives)}${ROW} FROM (
      ${pieces}
    ) merged ${NEWEST}`;

/**
 * Merge of the lists of several words: all are in one order, so that the same job follows itself where it stands in each,
 * and they stop where enough were met so often. Words of longer lists are then looked up.
 */
function mergeOfWords(variant: RowsVariant, { alternatives, beside }: WordVariant, begin: string): string {
  const lists = beside.map((count, at) =>
    mergedPieces(appended(variant.path, piecesOf(variant.path, `beside${at}`, count), begin), count),
  );
  const all = [mergedPieces(firstPieces(variant, begin), alternatives), ...lists].map((list) => `(${list})`);
  return `SELECT ${ROW} FROM (
    SELECT ${ROW}, lag(job_id, ${beside.length}) OVER (${NEWEST}) AS before FROM (
      ${all.join('\n      UNION ALL\n      ')}
    ) words
  ) followed WHERE before = job_id${hasOthers(variant.words, 'followed')} ${NEWEST}`;
}

/** The matches of a list, newest first. */
export const newestFirst = (variant: RowsVariant, begin = ''): string =>
  variant.words !== undefined && countBeside(variant.words) > 0
    ? mergeOfWords(variant, variant.words, begin)
    : mergedPieces(firstPieces(variant, begin), variant.words?.alternatives);

/** All matches of a path, in whatever order comes cheapest. */
export function allMatches(variant: RowsVariant): string {
  const { path, words } = variant;
  const { table, where } = accessOf(path);
  if (!isNewestFirst(path)) return `SELECT ${ROW} FROM ${table} WHERE ${where} AND ${passes(variant)}`;
  const isOnce = countBeside(words) === 0 && (words?.alternatives ?? 1) === 1;
  return isOnce ? firstPieces(variant, '') : newestFirst(variant);
}

/** Matches counted up to `countTo`: reading stops when they are reached. */
export const countedSql = (variant: RowsVariant): string =>
  `SELECT count(*)::int FROM (${allMatches(variant)} LIMIT $countTo::int) counted`;
