import type { SearchWords } from './search.ts';

const WORDS_MAX = 3;
/** A list that is longer by more than this is looked into for each job sooner than read beside the other. */
const BESIDE_TIMES = 25;
/** What stands in so few jobs a sample may not know of. */
const UNKNOWN_JOBS = 500;

/**
 * Arranges the words of a search: the rarest is read as a list, with the next beside it where that is not much longer;
 * else that is looked up, as the third always is. More words say little.
 */
export function searchWordsOf(
  groups: readonly (readonly number[])[],
  counts: ReadonlyMap<number, number>,
): SearchWords | null {
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
