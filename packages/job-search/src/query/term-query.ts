import { type Interpretation, untoldAttributes } from './interpretation.ts';
import type { QueryTerms } from './resolved-query.ts';

/** What jobs are looked for: a filter's fields, and lists of terms; a job must have one of each list. */
export interface TermQuery extends Pick<Interpretation, 'input' | 'passed' | 'localities'> {
  readonly terms: readonly (readonly number[])[];
}

const listOf = (terms: readonly number[]): (readonly number[])[] => (terms.length > 0 ? [terms] : []);

/** Nothing of what the text says of work but these terms. */
export function queryOfTerms(
  { input, passed, localities }: Interpretation,
  terms: TermQuery['terms'],
): TermQuery {
  return { input, passed, localities, terms };
}

/** All that a text names; null where no job can be of its work. */
export function namedQuery(reading: Interpretation): TermQuery | null {
  if (reading.isLost || reading.missing?.terms === null) return null;
  const work = [...(reading.missing?.terms ?? []), ...listOf(reading.work)];
  return queryOfTerms(reading, [...work, ...reading.words]);
}

/** The same without its plain words and what jobs may leave untold. */
export function workQuery(reading: Interpretation): TermQuery | null {
  const spared = Object.fromEntries(untoldAttributes(reading).map((name) => [name, undefined]));
  return namedQuery({ ...reading, words: [], input: { ...reading.input, ...spared } });
}

const WORDS_MAX = 3;
/** A list that is longer by more than this is looked into for each job sooner than read beside the other. */
const BESIDE_TIMES = 25;
/** What stands in so few jobs a sample may not know of. */
const UNKNOWN_JOBS = 500;

/**
 * Orders the terms of a query by how rare they are: the rarest is read as a list, with the next beside it where that is
 * not much longer; else that is looked up, as the third always is. More words say little.
 */
export function orderedTerms(
  groups: TermQuery['terms'],
  counts: ReadonlyMap<number, number>,
): QueryTerms | null {
  const jobsWith = (terms: readonly number[]) =>
    terms.reduce((sum, term) => sum + (counts.get(term) ?? 0), 0);
  const sorted = [...groups].sort((a, b) => jobsWith(a) - jobsWith(b)).slice(0, WORDS_MAX);
  const [lists, next, ...rest] = sorted;
  if (lists === undefined) return null;
  const jobs = jobsWith(lists);
  if (next === undefined) return { jobs, lists, beside: [], others: [] };
  const isBeside = jobsWith(next) <= BESIDE_TIMES * Math.max(jobs, UNKNOWN_JOBS);
  return {
    jobs,
    lists,
    ...(isBeside ? { beside: next, others: rest } : { beside: [], others: [next, ...rest] }),
  };
}
