import type { SearchWords } from './search.ts';

const OTHERS_MAX = 2;

/** Arranges the words of a search: the rarest is read as a list, the next two are looked up, more say little. */
export function searchWordsOf(
  groups: readonly (readonly number[])[],
  counts: ReadonlyMap<number, number>,
): SearchWords | null {
  const jobsWith = (terms: readonly number[]) =>
    terms.reduce((sum, term) => sum + (counts.get(term) ?? 0), 0);
  const [lists, ...others] = [...groups].sort((a, b) => jobsWith(a) - jobsWith(b));
  return lists === undefined ? null : { lists, others: others.slice(0, OTHERS_MAX) };
}
