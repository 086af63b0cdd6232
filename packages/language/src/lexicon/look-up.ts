import type { Lexicon } from './build-lexicon.ts';
import { best, type Match } from './match.ts';

/** What words written one after the other can mean together, best first: as written, else as they sound or nearly. */
export function lookUp(lexicon: Lexicon, words: readonly string[]): readonly Match[] {
  const exact = lexicon.written.get(words.join(''));
  return exact === undefined
    ? lexicon.guess(words.join(' '))
    : best(exact.map((entry) => ({ entry, score: 1 })));
}
