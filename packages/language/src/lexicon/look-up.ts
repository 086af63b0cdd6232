import { memoize } from '../text/memoize.ts';
import { rootsOf } from '../text/root-of.ts';
import { joined, type Lexicon } from './build-lexicon.ts';
import type { FuzzyIndex } from './fuzzy-index.ts';
import type { LexiconEntry } from './lexicon-entry.ts';
import { GUESS_MIN, spellingOf, typoScore } from './typo-score.ts';

export interface Match {
  readonly entry: LexiconEntry;
  /** 1 as written, less the less alike. */
  readonly score: number;
}

/** The same words with other endings. */
const SAME_ROOTS = 0.9;

export function scored(entries: readonly LexiconEntry[], score: number): Match[] {
  return entries.map((entry) => ({ entry, score }));
}

/** What sounds so, or is spelled or sounds nearly so. */
function typoMatches(lexicon: Lexicon, words: readonly string[]): Match[] {
  const typed = spellingOf(words);
  const near = (index: FuzzyIndex, phrases: Lexicon['written'], key: string) =>
    [key, ...index.find(key)].flatMap((like) => phrases.get(like) ?? []);
  const phrases = new Set([
    ...near(lexicon.fuzzySounds, lexicon.sounding, typed.sound),
    ...near(lexicon.fuzzyLetters, lexicon.written, joined(words)),
  ]);
  return [...phrases]
    .map((entry) => ({ entry, score: typoScore(typed, entry) }))
    .filter(({ score }) => score >= GUESS_MIN);
}

function rootMatches(lexicon: Lexicon, words: readonly string[]): Match[] {
  const roots = rootsOf(words);
  return roots === null ? [] : scored(lexicon.rooted.get(roots) ?? [], SAME_ROOTS);
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

/** Twice the letters of the longest phrase, for one script takes more than the other: what is longer is no phrase. */
const LENGTH_MAX = 64;

function likeMatches(lexicon: Lexicon, words: readonly string[]): readonly Match[] {
  if (joined(words).length > LENGTH_MAX) return [];
  return best([...rootMatches(lexicon, words), ...typoMatches(lexicon, words)]);
}

/** Guesses are dear, and the same words come again: within a text, in its relaxations, with every letter typed. */
const GUESSES_CACHED = 4000;
const caches = new WeakMap<Lexicon, (text: string) => readonly Match[]>();

function cachedMatches(lexicon: Lexicon, words: readonly string[]): readonly Match[] {
  let cached = caches.get(lexicon);
  if (cached === undefined) {
    cached = memoize((text) => likeMatches(lexicon, text.split(' ')), GUESSES_CACHED);
    caches.set(lexicon, cached);
  }
  return cached(words.join(' '));
}

/** What words written one after the other can mean together, best first: as written, else as they sound or nearly. */
export function lookUp(lexicon: Lexicon, words: readonly string[]): readonly Match[] {
  const exact = lexicon.written.get(joined(words));
  return exact === undefined ? cachedMatches(lexicon, words) : best(scored(exact, 1));
}
