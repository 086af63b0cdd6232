import type { ListName } from '@nukkad/search';
import { type CircleSide, passesSql } from './conditions.ts';
import type { Placeholder } from './statement-text.ts';

/** A circle of 30 km touches four cells at most in India. */
export const CELLS_AT_ONCE = 4;

/**
 * How a search by words reads: the spellings and meanings of the rarest word, one list each, and how many other words
 * each job of theirs must have as well.
 */
export interface WordVariant {
  readonly alternatives: 1 | 2 | 4;
  readonly others: 0 | 1 | 2;
}

const HAS_PROFILE: ReadonlySet<ListName> = new Set([
  'profile',
  'profileKind',
  'countryProfile',
  'countryKind',
]);
const HAS_KIND: ReadonlySet<ListName> = new Set(['kind', 'profileKind', 'countryKind']);
const OF_COUNTRY: ReadonlySet<ListName> = new Set([
  'country',
  'countryProfile',
  'countryKind',
  'countryTerm',
]);

export function isOfCountry(list: ListName): boolean {
  return OF_COUNTRY.has(list);
}

export function isOfWords(list: ListName): boolean {
  return list === 'term' || list === 'countryTerm';
}

interface Branch {
  readonly cell: number | null;
  readonly word: number | null;
}

function branchesOf(list: ListName, words: WordVariant | undefined): Branch[] {
  const cells = OF_COUNTRY.has(list) ? [null] : Array.from({ length: CELLS_AT_ONCE }, (_, at) => at);
  const alternatives = isOfWords(list)
    ? Array.from({ length: words?.alternatives ?? 1 }, (_, at) => at)
    : [null];
  return cells.flatMap((cell) => alternatives.map((word) => ({ cell, word })));
}

/** What makes the rows of one branch one list: equalities on the leading columns of its index. */
function listSql(list: ListName, { cell, word }: Branch, place: Placeholder): string {
  const parts = ['is_active'];
  if (cell !== null) parts.push(`cell = ${place(`cell${cell}`, 'int')}`);
  if (word !== null) parts.push(`term = ${place(`word${word}`, 'int')}`);
  return [...parts, ...facetEqualities(list, place)].join(' AND ');
}

/** The facets that a list is of. */
export function facetEqualities(list: ListName, place: Placeholder): string[] {
  const parts: string[] = [];
  if (HAS_PROFILE.has(list)) parts.push(`profile = ${place('profileLow', 'smallint')}`);
  if (HAS_KIND.has(list)) {
    parts.push(`job_type = ${place('jobTypeLow', 'smallint')}`);
    parts.push(`qualification = ${place('qualificationLow', 'smallint')}`);
  }
  return parts;
}

/** The other words: each looked up for the few jobs that pass everything else. */
export function otherWordsSql(count: number, place: Placeholder): string {
  return Array.from(
    { length: count },
    (_, at) => `
      AND EXISTS (SELECT 1 FROM job_term other WHERE other.term = ANY (${place(`others${at}`, 'int[]')})
        AND other.created_at = listed.created_at AND other.job_id = listed.job_id)`,
  ).join('');
}

interface Branches {
  readonly list: ListName;
  readonly side: CircleSide;
  readonly columns: string;
  readonly words?: WordVariant | undefined;
  /** What stands behind the conditions of each branch: the cursor, the order, the limit. */
  readonly more?: string;
}

/** One SELECT a cell and spelling, joined by UNION ALL; one that is not needed is null and costs nothing. */
export function branchesSql({ list, side, columns, words, more = '' }: Branches, place: Placeholder): string {
  const table = isOfWords(list) ? 'job_term' : 'job_search';
  const passes = `${passesSql(place, side)}${otherWordsSql(words?.others ?? 0, place)}`;
  return branchesOf(list, words)
    .map(
      (branch) => `(SELECT ${columns} FROM ${table} listed
    WHERE ${listSql(list, branch, place)} AND ${passes}${more})`,
    )
    .join('\n  UNION ALL\n  ');
}
