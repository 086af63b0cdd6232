import { type JobList, LISTS, type ListName, PAY_LIST_FROM, QUALIFICATIONS, TYPES } from '../plan/lists.ts';

/** A circle of 30 km touches four cells at most in India; statements have a piece for each. */
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

const isOfWords = (name: ListName): name is keyof typeof WORD_LISTS => name in WORD_LISTS;

const listNamed = (name: ListName): JobList => (isOfWords(name) ? WORD_LISTS[name] : LISTS[name]);

export const tableOf = (name: ListName): string => (isOfWords(name) ? 'job_term' : 'job_search');

/** A job stands in the list of each of its words: once is enough. The order lets the server drop the others unsorted. */
export const onceEach = (alternatives = 1): string =>
  alternatives === 1 ? '' : 'DISTINCT ON (created_at, job_id) ';

/** `name0`, `name1` …, or what there is instead. */
const numbered = (name: string, type: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `${name} = $${name}${at}::${type}`);

/** As the index says it that holds the list. */
const activeIn = (name: ListName): string => (name === 'countryTerm' ? 'is_active IS TRUE' : 'is_active');

const anyOf = (values: readonly number[]): string => `ANY ('{${values.join(',')}}'::smallint[])`;

/** The facets that a list is of, as conditions that its index begins with. */
function facetsOf(name: ListName): string[] {
  const { of, area } = listNamed(name);
  const has = (facet: JobList['of'][number]) => of.includes(facet);
  return [
    ...(has('profile') ? ['profile = $profileLow::smallint'] : []),
    // The country's index has the profile first, that of pay the type.
    ...(!has('profile') && has('jobType') && !has('pay') && area === 'country'
      ? ['profile = ANY (ARRAY(SELECT code FROM job_profile))']
      : []),
    ...(has('jobType') ? ['job_type = $jobTypeLow::smallint'] : []),
    ...(has('qualification') ? ['qualification = $qualificationLow::smallint'] : []),
    ...(has('pay') ? [`pay_max >= ${PAY_LIST_FROM} AND pay_max >= $payLow::int`] : []),
  ];
}

/** Facets that the filter leaves open, but the list's index is parted by: a whole list is read through all of them. */
function openFacets(name: ListName): string[] {
  const { of } = listNamed(name);
  const isParted = of.includes('qualification') || of.includes('pay');
  return isParted && !of.includes('jobType') ? [`job_type = ${anyOf(TYPES)}`] : [];
}

/** The country's lists of a profile are parted further: newest first each part is a piece of its own. */
function partsOf(name: ListName): string[] {
  const { area, of } = listNamed(name);
  if (area !== 'country' || !of.includes('profile')) return [''];
  const types = of.includes('jobType') ? [''] : TYPES.map((type) => ` AND job_type = ${type}`);
  const qualifications = of.includes('qualification')
    ? ['']
    : QUALIFICATIONS.map((qualification) => ` AND qualification = ${qualification}`);
  return types.flatMap((type) => qualifications.map((qualification) => `${type}${qualification}`));
}

/**
 * The pieces of a list, each newest first in itself: equalities on the leading columns of its index. One that is not
 * needed is null and costs nothing. `word` names the values of the words, where it is a list of words.
 */
export function piecesOf(name: ListName, word: 'word' | 'beside', alternatives = 1): string[] {
  const cells = listNamed(name).area === 'country' ? [''] : numbered('cell', 'int', CELLS_AT_ONCE);
  const terms = isOfWords(name)
    ? Array.from({ length: alternatives }, (_, at) => `term = $${word}${at}::int`)
    : [''];
  const facets = facetsOf(name);
  return cells.flatMap((cell) =>
    terms.flatMap((term) =>
      partsOf(name).map((part) =>
        [activeIn(name), cell, term, ...facets]
          .filter((text) => text !== '')
          .join(' AND ')
          .concat(part),
      ),
    ),
  );
}

/** All of a list at once, in no order. */
export function wholeOf(name: ListName): string {
  return [
    activeIn(name),
    ...(isOfWords(name) ? ['term = ANY ($wordTerms::int[])'] : []),
    ...(listNamed(name).area === 'country' ? [] : ['cell = ANY ($cells::int[])']),
    ...facetsOf(name),
    ...openFacets(name),
  ].join(' AND ');
}

/** Whether the index holds the list newest first as one, in each cell. */
export const isOnePiece = (name: ListName): boolean => listNamed(name).walked === 1;

/** Whether what stands in two words' lists is found by reading both side by side. */
export const isOfTwo = (words: WordVariant | undefined): boolean => (words?.beside ?? 0) > 0;

/**
 * The other words: each looked up for the few jobs that pass everything else. As a value, and not as EXISTS, which the
 * server may turn into a join that collects all jobs of both words.
 */
export function hasOthers(words: WordVariant | undefined, isBesideToo = false): string {
  const beside = isBesideToo && isOfTwo(words) ? ['besideTerms'] : [];
  return [...beside, ...Array.from({ length: words?.others ?? 0 }, (_, at) => `others${at}`)]
    .map(
      (terms) => `
        AND (SELECT true FROM job_term other WHERE other.term = ANY ($${terms}::int[])
          AND other.created_at = listed.created_at AND other.job_id = listed.job_id AND other.is_active IS TRUE LIMIT 1)`,
    )
    .join('');
}

export const union = (pieces: readonly string[], select: (piece: string) => string): string =>
  pieces.map(select).join('\n    UNION ALL\n    ');
