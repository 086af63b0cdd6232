import { type JobList, LISTS, type ListName, PAY_LIST_FROM, STUDIES, TYPES } from '../plan/lists.ts';
import { type CircleSide, passesSql } from './conditions.ts';
import type { Placeholder } from './statement-text.ts';

export const ROW = 'job_id, created_at, latitude, longitude';
export const NEWEST = 'ORDER BY created_at DESC, job_id DESC';

/** A circle of 30 km touches four cells at most in India. */
export const CELLS_AT_ONCE = 4;

/**
 * How a search by words reads: the spellings and meanings of the rarest word, one list each, those of the next word
 * where they are read beside them, and how many other words each job must have as well.
 */
export interface WordVariant {
  readonly alternatives: 1 | 2 | 4 | 8;
  readonly beside: 0 | 1 | 2 | 4 | 8;
  readonly others: 0 | 1 | 2;
}

const WORD_LISTS = {
  term: { area: 'cells', of: [], walked: 1, read: 1 },
  countryTerm: { area: 'country', of: [], walked: 1, read: 1 },
} as const satisfies Record<string, JobList>;

export function isOfWords(name: ListName): name is keyof typeof WORD_LISTS {
  return name in WORD_LISTS;
}

const listNamed = (name: ListName): JobList => (isOfWords(name) ? WORD_LISTS[name] : LISTS[name]);

export function isOfCountry(name: ListName): boolean {
  return listNamed(name).area === 'country';
}

/** A job stands in the list of each of its words: once is enough. The order lets the server drop the others unsorted. */
export const onceEach = (words: WordVariant | undefined): string =>
  words === undefined || words.alternatives === 1 ? '' : 'DISTINCT ON (created_at, job_id) ';

/** Whether the lists of two words are read beside each other. */
export const isOfTwo = (words: WordVariant | undefined): boolean => (words?.beside ?? 0) > 0;

/** One piece of an index that is newest first in itself. */
interface Branch {
  readonly cell: number | null;
  /** The name of the word's value. */
  readonly word: string | null;
  /** Numbers that stand in the text: of facets that the filter leaves open, but the index is parted by. */
  readonly type: number | null;
  readonly studies: number | null;
}

const OPEN = [null];

const named = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `${name}${at}`);

function branchesOf(name: ListName, wordNames: readonly string[], isWalked: boolean): Branch[] {
  const { area, of } = listNamed(name);
  const cells = area === 'country' ? OPEN : Array.from({ length: CELLS_AT_ONCE }, (_, at) => at);
  const alternatives = isOfWords(name) ? wordNames : OPEN;
  // The country's lists by profile are parted further: a walk takes each part, a reading takes them as they come.
  const isParted = isWalked && area === 'country' && of.includes('profile');
  const types = isParted && !of.includes('jobType') ? TYPES : OPEN;
  const studies = isParted && !of.includes('qualification') ? STUDIES : OPEN;
  return cells.flatMap((cell) =>
    alternatives.flatMap((word) =>
      types.flatMap((type) => studies.map((qualification) => ({ cell, word, type, studies: qualification }))),
    ),
  );
}

/** The facets that a list is of, as conditions that its index begins with. */
export function facetEqualities(name: ListName, place: Placeholder): string[] {
  const { of, area } = listNamed(name);
  const [byProfile, byType, byStudies, byPay] = [
    of.includes('profile'),
    of.includes('jobType'),
    of.includes('qualification'),
    of.includes('pay'),
  ];
  return [
    ...(byProfile ? [`profile = ${place('profileLow', 'smallint')}`] : []),
    // The country's index has the profile first, that of pay the type.
    ...(!byProfile && byType && !byPay && area === 'country'
      ? ['profile = ANY (ARRAY(SELECT code FROM job_profile))']
      : []),
    ...(byType ? [`job_type = ${place('jobTypeLow', 'smallint')}`] : []),
    ...((byStudies || byPay) && !byType ? [`job_type = ANY ('{${TYPES.join(',')}}'::smallint[])`] : []),
    ...(byStudies ? [`qualification = ${place('qualificationLow', 'smallint')}`] : []),
    ...(byPay ? [`pay_max >= ${PAY_LIST_FROM} AND pay_max >= ${place('payLow', 'int')}`] : []),
  ];
}

/** As the index says it that holds the list. */
export const activeSql = (name: ListName): string =>
  name === 'countryTerm' ? 'is_active IS TRUE' : 'is_active';

/** What makes the rows of one branch one list: equalities on the leading columns of its index. */
function listSql(name: ListName, branch: Branch, isWalked: boolean, place: Placeholder): string {
  const parts = [activeSql(name)];
  if (branch.cell !== null) parts.push(`cell = ${place(`cell${branch.cell}`, 'int')}`);
  if (branch.word !== null) parts.push(`term = ${place(branch.word, 'int')}`);
  const facets = facetEqualities(name, place);
  parts.push(...(isWalked ? facets.filter((facet) => !facet.startsWith('job_type = ANY')) : facets));
  if (branch.type !== null) parts.push(`job_type = ${branch.type}`);
  if (branch.studies !== null) parts.push(`qualification = ${branch.studies}`);
  return parts.join(' AND ');
}

/**
 * The other words: each looked up for the few jobs that pass everything else. As a value, and not as EXISTS, which the
 * server may turn into a join that collects all jobs of both words.
 */
export function otherWordsSql(
  words: WordVariant | undefined,
  place: Placeholder,
  isBesideToo = false,
): string {
  if (words === undefined) return '';
  const beside = isBesideToo && words.beside > 0 ? ['besideTerms'] : [];
  return [...beside, ...named('others', words.others)]
    .map(
      (terms) => `
      AND (SELECT true FROM job_term other WHERE other.term = ANY (${place(terms, 'int[]')})
        AND other.created_at = listed.created_at AND other.job_id = listed.job_id AND other.is_active IS TRUE LIMIT 1)`,
    )
    .join('');
}

interface Branches {
  readonly list: ListName;
  readonly side: CircleSide;
  readonly columns: string;
  readonly words?: WordVariant | undefined;
  /** What stands behind the conditions of each branch: the cursor, the order, the limit. */
  readonly walk?: string;
}

/** One SELECT a piece, joined by UNION ALL; one that is not needed is null and costs nothing. */
export function branchesSql({ list, side, columns, words, walk }: Branches, place: Placeholder): string {
  const table = isOfWords(list) ? 'job_term' : 'job_search';
  const passes = `${passesSql(place, side)}${otherWordsSql(words, place)}`;
  const isWalked = walk !== undefined;
  return branchesOf(list, named('word', words?.alternatives ?? 1), isWalked)
    .map(
      (branch) => `(SELECT ${columns} FROM ${table} listed
    WHERE ${listSql(list, branch, isWalked, place)} AND ${passes}${walk ?? ''})`,
    )
    .join('\n  UNION ALL\n  ');
}

/** Lists as one, newest first; of several words a job may stand in more than one of them. */
function onceEachSql(branches: string, alternatives: number): string {
  if (alternatives === 1) return branches;
  return `(SELECT DISTINCT ON (created_at, job_id) ${ROW} FROM (
  ${branches}
  ) alternatives ${NEWEST})`;
}

/**
 * The jobs that stand in a list of the rarest word and in one of the next, newest first: the lists are in one order, so
 * that they are read beside each other, where the same job follows itself, and stop where enough were met in both.
 * `walk` is where they begin.
 */
export function besideSql(
  { list, side, words, walk = '' }: Omit<Branches, 'columns'>,
  place: Placeholder,
): string {
  const ordered = `${walk} ${NEWEST}`;
  const rarest = branchesSql({ list, side, words, columns: ROW, walk: ordered }, place);
  const next = branchesOf(list, named('beside', words?.beside ?? 1), true)
    .map(
      (branch) => `(SELECT ${ROW} FROM job_term
    WHERE ${listSql(list, branch, true, place)}${ordered})`,
    )
    .join('\n  UNION ALL\n  ');
  return `SELECT ${ROW} FROM (
  SELECT ${ROW}, lag(job_id) OVER (${NEWEST}) AS before FROM (
  ${onceEachSql(rarest, words?.alternatives ?? 1)}
  UNION ALL
  ${onceEachSql(next, words?.beside ?? 1)}
  ) two_words
) followed WHERE before = job_id ${NEWEST}`;
}
