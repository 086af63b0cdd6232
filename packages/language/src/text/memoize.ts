import { LRUCache } from 'lru-cache';

/** Returns a function that caches the results of another one in an LRU cache of at most `max` texts. */
export function memoize<Result extends NonNullable<unknown>>(
  compute: (text: string) => Result,
  max = 20_000,
): (text: string) => Result {
  const results = new LRUCache<string, Result>({ max, memoMethod: compute });
  return (text) => results.memo(text);
}
