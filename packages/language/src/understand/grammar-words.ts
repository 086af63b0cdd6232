import { WORDS_OF_FAMILIES } from './negator-families.ts';
import { NEGATORS } from './negators.ts';

/** The words that negators consist of, alone or in a pattern. None of them is a misspelling of another word. */
export const GRAMMAR_WORDS: ReadonlySet<string> = new Set([
  ...[...NEGATORS.keys()].flatMap((phrase) => phrase.split(' ')),
  ...WORDS_OF_FAMILIES,
]);
