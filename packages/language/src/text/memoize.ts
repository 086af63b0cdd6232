import { LRUCache } from 'lru-cache';

/** A function of texts with its results for those asked for last. */
export function memoize<Result extends NonNullable<unknown>>(
  of: (text: string) => Result,
  max = 20_000,
): (text: string) => Result {
  const results = new LRUCache<string, Result>({ max, memoMethod: of });
  return (text) => results.memo(text);
}
