import { soundKey } from '../text/sound-key.ts';
import type { Lexicon } from './build-lexicon.ts';
import { bestPerMeaning, type Match, type Phrase } from './match.ts';

/**
 * Returns the meanings of consecutive words taken as one phrase, best first. If no phrase has exactly this spelling,
 * returns the results of a fuzzy search.
 */
export function lookUp(lexicon: Lexicon, words: readonly string[]): readonly Match[] {
  const exact = lexicon.bySpelling.get(words.join(''));
  if (exact === undefined) return lexicon.guess(words.join(' '));
  return bestPerMeaning(exact.map((entry) => ({ entry, score: 1 })));
}

/** Returns the phrases that sound like a word, in either script: "फील्ड" for "field". */
export const homophonesOf = ({ bySound }: Pick<Lexicon, 'bySound'>, word: string): readonly Phrase[] =>
  bySound.get(soundKey(word)) ?? [];
