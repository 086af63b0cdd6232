import type { Lexicon } from '../lexicon/build-lexicon.ts';

const PART_MIN = 3;
const TELLING_MIN = 4;

/** A sign that belongs to the letter before it begins no word. */
const beginsWord = (text: string): boolean => !/^[\u0902\u0903\u093C\u093E-\u094D]/.test(text);

const isTelling = (lexicon: Lexicon, word: string): boolean =>
  word.length >= TELLING_MIN && (lexicon.written.get(word) ?? []).some(({ kind }) => kind !== 'STOP');

/** A word that stands for two written without their space: cookjob, वेटरपाहिजे. One of the two must say something. */
export function partsOf(lexicon: Lexicon, word: string): readonly [string, ...string[]] {
  const isWhole = lexicon.written.has(word) || lexicon.jobWords.has(word);
  if (isWhole || word.length < PART_MIN + TELLING_MIN || /^\d/.test(word)) return [word];
  for (let at = word.length - PART_MIN; at >= PART_MIN; at -= 1) {
    const parts = [word.slice(0, at), word.slice(at)] as const;
    const areKnown = parts.every((part) => beginsWord(part) && lexicon.written.has(part));
    if (areKnown && parts.some((part) => isTelling(lexicon, part))) return parts;
  }
  return [word];
}
