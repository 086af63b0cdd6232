import type { LexiconEntry } from './lexicon-entry.ts';
import { type SimilarIndex, visitSimilarHashes } from './similar-index.ts';
import { GUESS_MIN, type Spelling, spellingOf, typoScore } from './typo-score.ts';

/** A possible meaning of some words: a phrase of the lexicon, and its similarity to the words. */
export interface Match {
  readonly entry: LexiconEntry;
  /** Similarity: 1 for the exact spelling, lower the more the words differ. */
  readonly score: number;
}

const weightOf = ({ entry }: Match): number => entry.weight ?? 0;

/** Returns the best match of each meaning, sorted by score and then by weight. */
export function bestPerMeaning(matches: readonly Match[]): Match[] {
  const byMeaning = Map.groupBy(matches, ({ entry }) => `${entry.kind}:${entry.value}`);
  const bests = [...byMeaning.values()].map((same) =>
    same.reduce((best, match) => (match.score > best.score ? match : best)),
  );
  return bests.sort((a, b) => b.score - a.score || weightOf(b) - weightOf(a));
}

/** A lexicon entry with its spelling, precomputed for comparison with typed words. */
export type Phrase = LexiconEntry & Spelling;

export type PhraseIndex = ReadonlyMap<string, readonly Phrase[]>;

/**
 * Maximum number of letters of a phrase or word that is indexed or matched fuzzily. A phrase has about two keys per letter,
 * each as long as the phrase, so the time to index it grows with the square of its length. The database has the same limit for
 * words (`search_word_length_check`).
 */
export const PHRASE_LETTERS_MAX = 64;

/** Fuzzy search: returns the phrases that look or sound like the words, best first. */
export function findSimilar(phrases: SimilarIndex, words: readonly string[]): Match[] {
  const typed = spellingOf(words);
  if (typed.written.length > PHRASE_LETTERS_MAX) return [];
  const candidates = new Set<Phrase>();
  visitSimilarHashes(typed, (hash) => {
    for (const phrase of phrases.get(hash)) candidates.add(phrase);
  });
  const matches = [...candidates].map((entry) => ({ entry, score: typoScore(typed, entry) }));
  return bestPerMeaning(matches.filter(({ score }) => score >= GUESS_MIN));
}
