import type { Lexicon } from './build-lexicon.ts';
import { bestPerMeaning, type Match } from './match.ts';

/**
 * Returns the meanings of consecutive words taken as one phrase, best first. If no phrase has exactly this spelling,
 * returns the results of a fuzzy search.
 */
export function lookUp(lexicon: Lexicon, words: readonly string[]): readonly Match[] {
  const exact = lexicon.bySpelling.get(words.join(''));
  if (exact === undefined) return lexicon.guess(words.join(' '));
  return bestPerMeaning(exact.map((entry) => ({ entry, score: 1 })));
}
