import { LRUCache } from 'lru-cache';

/** Caches the results of a function of a text in an LRU cache of at most `max` entries. */
export function memoize<Result extends NonNullable<unknown>>(
  compute: (text: string) => Result,
  max = 20_000,
): (text: string) => Result {
  const results = new LRUCache<string, Result>({ max, memoMethod: compute });
  return (text) => results.memo(text);
}
