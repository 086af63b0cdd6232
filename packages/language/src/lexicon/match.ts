import type { LexiconEntry } from './lexicon-entry.ts';

/** What words can mean. */
export interface Match {
  readonly entry: LexiconEntry;
  /** 1 as written, less the less alike. */
  readonly score: number;
}

/** Each meaning once, by its best match, best first. */
export function best(matches: readonly Match[]): Match[] {
  const byMeaning = new Map<string, Match>();
  for (const match of matches) {
    const key = `${match.entry.kind}:${match.entry.value}`;
    const known = byMeaning.get(key);
    if (known === undefined || known.score < match.score) byMeaning.set(key, match);
  }
  return [...byMeaning.values()].sort(
    (a, b) => b.score - a.score || (b.entry.weight ?? 0) - (a.entry.weight ?? 0),
  );
}
