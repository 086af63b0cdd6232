import type { Lexicon } from '../lexicon/build-lexicon.ts';

const PART_LENGTH_MIN = 3;
const SIGNIFICANT_LENGTH_MIN = 4;

/** Whether a text can begin a word; a combining sign belongs to the letter before it and cannot. */
const canBeginWord = (text: string): boolean => !/^[\u0902\u0903\u093C\u093E-\u094D]/.test(text);

/** Whether a word is long enough and has a meaning other than a stop word. */
const isSignificant = (lexicon: Lexicon, word: string): boolean =>
  word.length >= SIGNIFICANT_LENGTH_MIN &&
  (lexicon.bySpelling.get(word) ?? []).some(({ kind }) => kind !== 'STOP');

/**
 * Splits a word that is two known words written without a space: cookjob, वेटरपाहिजे. At least one of the two must be
 * significant. Returns any other word unchanged.
 */
export function splitJoinedWord(lexicon: Lexicon, word: string): readonly [string, ...string[]] {
  const isKnown = lexicon.bySpelling.has(word) || lexicon.jobWords.has(word);
  const isTooShort = word.length < PART_LENGTH_MIN + SIGNIFICANT_LENGTH_MIN;
  if (isKnown || isTooShort || /^\d/.test(word)) return [word];
  for (let at = word.length - PART_LENGTH_MIN; at >= PART_LENGTH_MIN; at -= 1) {
    const parts = [word.slice(0, at), word.slice(at)] as const;
    const areKnown = parts.every((part) => canBeginWord(part) && lexicon.bySpelling.has(part));
    if (areKnown && parts.some((part) => isSignificant(lexicon, part))) return parts;
  }
  return [word];
}
