import type { Lexicon } from '../lexicon/build-lexicon.ts';
import { isOneEditAway } from '../lexicon/one-edit.ts';
import { spellingOf, typoScore } from '../lexicon/typo-score.ts';
import { editDistance } from '../text/edit-distance.ts';
import { isDevanagari } from '../text/romanise.ts';
import { isUnit, NUMERAL_WORDS } from './number-spans.ts';

/** Minimum length of a numeral that is corrected, because shorter ones resemble too many words. */
const LENGTH_MIN = 3;
/** How many letters may be wrong in a numeral that sounds the same. */
const EDITS_MAX = 2;

const KNOWN = NUMERAL_WORDS.filter((word) => word.length >= LENGTH_MIN).map((word) => ({
  word,
  spelling: spellingOf([word]),
}));

/**
 * Returns the numeral that a word before a unit is a misspelling of: "fiften thousand", "पंदरा हजार", "तिन साल". Null if the word is
 * known, or resembles no numeral.
 */
export function misspeltNumeral(
  { bySpelling }: Pick<Lexicon, 'bySpelling'>,
  words: readonly string[],
  at: number,
): string | null {
  const word = words[at] ?? '';
  const isCandidate = word.length >= LENGTH_MIN && !/\d/.test(word) && isUnit(words[at + 1] ?? '');
  if (!isCandidate || bySpelling.has(word) || NUMERAL_WORDS.includes(word)) return null;
  const typed = spellingOf([word]);
  const similar = KNOWN.filter(({ word: known, spelling }) => {
    if (isDevanagari(known) !== isDevanagari(word)) return false;
    const soundsAlike = spelling.sound === typed.sound && editDistance(word, known, EDITS_MAX) <= EDITS_MAX;
    return soundsAlike || isOneEditAway(word, known);
  });
  const [best] = similar.toSorted((a, b) => typoScore(typed, b.spelling) - typoScore(typed, a.spelling));
  return best?.word ?? null;
}
