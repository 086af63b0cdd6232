import type { Lexicon } from './build-lexicon.ts';
import { bestPerMeaning, type Match } from './match.ts';

/** The meanings of consecutive words taken as one phrase, best first. Falls back to a fuzzy match if none is spelled so. */
export function lookUp(lexicon: Lexicon, words: readonly string[]): readonly Match[] {
  const exact = lexicon.bySpelling.get(words.join(''));
  if (exact === undefined) return lexicon.guess(words.join(' '));
  return bestPerMeaning(exact.map((entry) => ({ entry, score: 1 })));
}
