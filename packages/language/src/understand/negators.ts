import type { Lexicon } from '../lexicon/build-lexicon.ts';
import { spellingOf, typoScore } from '../lexicon/typo-score.ts';
import { wordsOf } from '../text/normal-text.ts';
import { isDevanagari } from '../text/romanise.ts';
import vocabulary from './negators.json' with { type: 'json' };

/** Where the words are that a negator refers to. */
type Direction = 'before' | 'after' | 'either';

/**
 * - `negate`: excludes the words that it refers to.
 * - `failed`: a class that was not passed (10th fail).
 * - `indifferent`: either is fine (no problem with night shifts).
 * - `idle`: contains a negator but negates nothing (not only, nahi to).
 */
export type NegatorKind = 'negate' | 'failed' | 'indifferent' | 'idle';

/** A phrase that negates. */
export interface Negator {
  readonly kind: NegatorKind;
  readonly direction: Direction;
  /** Whether it means "without", so that a plain negator next to it cancels it: "not without experience". */
  readonly isPrivative: boolean;
  readonly phrase: string;
}

const joined = (phrase: string): string => wordsOf(phrase).join(' ');
const setOf = (phrases: readonly string[]): ReadonlySet<string> => new Set(phrases.map(joined));

const PRIVATIVE = setOf(vocabulary.privative);
/** Words that say that something is wanted; a negator does not look back beyond them. */
export const WANTS = setOf(vocabulary.wants);
/** "Only", which a negator turns into "not only". */
export const ONLY = setOf(vocabulary.only);
/** Words that begin a new clause. */
export const BREAKS = setOf(vocabulary.breaks);
/** Words that join the members of a list. */
export const JOINS = setOf(vocabulary.joins);
const PAIRS = setOf(vocabulary.pairs);
const SUFFIXES = vocabulary.suffixes.map(joined);

const negatorsOf = (phrases: readonly string[], kind: NegatorKind, direction: Direction) =>
  phrases.map((text): [string, Negator] => {
    const phrase = joined(text);
    return [phrase, { kind, direction, phrase, isPrivative: PRIVATIVE.has(phrase) }];
  });

/** All negators by their normalised phrase. A later list wins. */
const NEGATORS: ReadonlyMap<string, Negator> = new Map([
  ...negatorsOf(vocabulary.before, 'negate', 'before'),
  ...negatorsOf(vocabulary.after, 'negate', 'after'),
  ...negatorsOf(vocabulary.either, 'negate', 'either'),
  ...negatorsOf(vocabulary.failed, 'failed', 'after'),
  ...negatorsOf(vocabulary.indifferent, 'indifferent', 'after'),
  ...negatorsOf(vocabulary.indifferentBefore, 'indifferent', 'before'),
  ...negatorsOf(vocabulary.idle, 'idle', 'after'),
]);

const NEGATOR_WORDS_MAX = Math.max(...[...NEGATORS.keys()].map((phrase) => phrase.split(' ').length));

/** Whether a word alone is a negator. */
export const isNegatorWord = (word: string): boolean => NEGATORS.has(word);

/** A number after "no" is an ordinal or a name: "no 1 company", "sector no 12". */
const isNumbered = (words: readonly string[], to: number): boolean =>
  words[to - 1] === 'no' && /^\d/.test(words[to] ?? '');

/**
 * Whether a word is one of a pair that negates what follows each: "na sales na marketing". The last one must have a
 * word after it, because at the end of a sentence it only asks politely.
 */
function isPaired(words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  if (!PAIRS.has(word)) return false;
  const last = words.lastIndexOf(word);
  return words.indexOf(word) < last && last < words.length - 1;
}

/** Returns the longest negator that begins at a word, and the index after its last word; null if none does. */
export function negatorAt(
  words: readonly string[],
  from: number,
): { readonly negator: Negator; readonly to: number } | null {
  for (let length = Math.min(NEGATOR_WORDS_MAX, words.length - from); length > 0; length -= 1) {
    const to = from + length;
    if (length === 1 && isPaired(words, from)) {
      const phrase = words[from] ?? '';
      return { negator: { kind: 'negate', direction: 'before', isPrivative: false, phrase }, to };
    }
    const negator = NEGATORS.get(words.slice(from, to).join(' '));
    if (negator !== undefined && !isNumbered(words, to)) return { negator, to };
  }
  return null;
}

const NEGATED_LENGTH_MIN = 2;

/**
 * Splits a negator from the word that it is joined to, as in Marathi: अनुभवाशिवाय is "अनुभव शिवाय". Null if the word
 * has none.
 */
export function splitNegator(word: string): readonly [negated: string, negator: string] | null {
  const suffix = SUFFIXES.find((end) => word.endsWith(end) && word.length >= end.length + NEGATED_LENGTH_MIN);
  if (suffix === undefined) return null;
  const negated = word.slice(0, word.length - suffix.length);
  return [negated, /[a-z]/.test(suffix) ? 'shivay' : 'शिवाय'];
}

/** Minimum length of a negator that is recognised with a typo. Shorter ones resemble too many words. */
const MISSPELT_LENGTH_MIN = { devanagari: 5, latin: 5 };
/** Minimum similarity of a misspelt word to a negator. */
const MISSPELT_SCORE_MIN = 0.8;

const isLong = (word: string): boolean =>
  word.length >= (isDevanagari(word) ? MISSPELT_LENGTH_MIN.devanagari : MISSPELT_LENGTH_MIN.latin);

/** The words of negators that are long enough to be recognised with a typo. */
const LONG_NEGATORS = [...NEGATORS.keys()]
  .filter((phrase) => !phrase.includes(' ') && isLong(phrase))
  .map((phrase) => ({ phrase, spelling: spellingOf([phrase]) }));

/** The words of all negators. None of them is a misspelling of another. */
const WORDS_OF_NEGATORS = new Set([...NEGATORS.keys()].flatMap((phrase) => phrase.split(' ')));

/**
 * Returns the negator that a word is a misspelling of: "withhout", "chhodakar". Null if the word is known, or resembles
 * another phrase more.
 */
export function misspeltNegator({ bySpelling, jobWords, guess }: Lexicon, word: string): string | null {
  if (!isLong(word) || bySpelling.has(word) || jobWords.has(word) || WORDS_OF_NEGATORS.has(word)) return null;
  const typed = spellingOf([word]);
  let best = { phrase: '', score: 0 };
  for (const { phrase, spelling } of LONG_NEGATORS) {
    if (isDevanagari(phrase) !== isDevanagari(word)) continue;
    const score = typoScore(typed, spelling);
    if (score > best.score) best = { phrase, score };
  }
  if (best.score < MISSPELT_SCORE_MIN || best.score < (guess(word)[0]?.score ?? 0)) return null;
  return best.phrase;
}
