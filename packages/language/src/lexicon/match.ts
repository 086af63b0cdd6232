import type { LexiconEntry } from './lexicon-entry.ts';
import { GUESS_MIN, type Spelling, spellingOf, typoScore } from './typo-score.ts';

/** What words can mean. */
export interface Match {
  readonly entry: LexiconEntry;
  /** 1 as written, less the less alike. */
  readonly score: number;
}

/** Each meaning once, by its best match, best first. */
export function best(matches: readonly Match[]): Match[] {
  const byMeaning = Map.groupBy(matches, ({ entry }) => `${entry.kind}:${entry.value}`);
  const bests = [...byMeaning.values()].map((own) => own.reduce((a, b) => (b.score > a.score ? b : a)));
  return bests.sort((a, b) => b.score - a.score || (b.entry.weight ?? 0) - (a.entry.weight ?? 0));
}

/** An entry with its spelling, to compare it with what is typed. */
export type Phrase = LexiconEntry & Spelling;

export type Phrases = ReadonlyMap<string, readonly Phrase[]>;

/** Of fewer letters an edit makes any word into any other. */
const LENGTH_MIN = 3;

/** The text and every form of it that lacks one letter. */
function shortened(text: string): string[] {
  const forms = [text];
  if (text.length < LENGTH_MIN) return forms;
  for (let at = 0; at < text.length; at += 1) forms.push(text.slice(0, at) + text.slice(at + 1));
  return forms;
}

/**
 * Of these keys, words that are alike share one: in what is an edit or two apart, a letter can be left out of each so that
 * they are the same, as spelled or as they sound; and the same words with other endings have the same roots.
 */
export function similarKeys({ written, sound, roots }: Spelling): string[] {
  const keys = [...shortened(written), ...shortened(sound), ...(roots === null ? [] : [roots])];
  return [...new Set(keys)];
}

/**
 * Letters of the longest phrase or word that is indexed and guessed. A phrase has about two keys per letter, each as long
 * as the phrase, so memory grows with the square of its length. The database stores no longer word either
 * (`search_word_length_check`).
 */
export const PHRASE_LETTERS_MAX = 64;

/** What sounds like some words or is spelled or sounds nearly so, of phrases by their `similarKeys`. */
export function guess(phrases: Phrases, words: readonly string[]): Match[] {
  const typed = spellingOf(words);
  if (typed.written.length > PHRASE_LETTERS_MAX) return [];
  const similar = new Set(similarKeys(typed).flatMap((key) => phrases.get(key) ?? []));
  const matches = [...similar].map((entry) => ({ entry, score: typoScore(typed, entry) }));
  return best(matches.filter(({ score }) => score >= GUESS_MIN));
}
