import { editDistance } from '../text/edit-distance.ts';
import { isDevanagari } from '../text/romanise.ts';
import { isLikelyChange } from './typo-score.ts';

/** Minimum length of a word that may have any wrong letter, and of one that may have a confused one. */
export const LONG_WORD = 5;
export const SHORT_WORD = { devanagari: 2, latin: 3 };

/** Vowels and nasal signs of Devanagari, and the virama. People often confuse or omit them. */
const SIGNS = /[\u0901\u0902\u093E-\u094D]/g;

/** Whether a word is long enough for any wrong letter. */
const isLong = (word: string): boolean => word.length >= LONG_WORD;

const consonantsOf = (word: string): string => word.replace(SIGNS, '');
const lettersOf = (word: string): string =>
  [...word]
    .sort()
    .join('')
    .replace(/(.)\1+/g, '$1');

/** Whether two words can be one edit apart: their lengths are near, and they begin alike or with swapped letters. */
export const beginAlike = (word: string, known: string): boolean =>
  Math.abs(word.length - known.length) <= 1 &&
  (word[0] === known[0] || (word[0] === known[1] && word[1] === known[0]));

/** Whether a letter was replaced by one that people do not confuse with it: "viza" is not "vina". */
const isUnlikelyChange = (word: string, known: string): boolean =>
  word.length === known.length &&
  [...word].some((letter, at) => letter !== known[at] && !isLikelyChange(letter, known[at] ?? ''));

/**
 * Whether a word has one wrong letter. In a known word of three letters, only a swapped or doubled letter counts, because
 * "net" is not "not"; in one of four, also a letter of a neighbouring key or another vowel; in a short one of Devanagari,
 * only signs or swapped letters.
 */
export function isOneEditAway(word: string, known: string): boolean {
  if (!beginAlike(word, known) || editDistance(word, known, 1) > 1) return false;
  if (lettersOf(word) === lettersOf(known)) return true;
  if (word[0] !== known[0]) return false;
  const isBarelyLong = known.length === LONG_WORD && !isDevanagari(known);
  if (isLong(known)) return !isBarelyLong || !isUnlikelyChange(word, known);
  if (isDevanagari(known)) return consonantsOf(word) === consonantsOf(known);
  if (isUnlikelyChange(word, known)) return false;
  return known.length > SHORT_WORD.latin && word.length >= SHORT_WORD.latin;
}
