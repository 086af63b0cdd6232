import { wordsOf } from '../text/normal-text.ts';
import families from './negator-families.json' with { type: 'json' };
import { NEGATORS } from './negators.ts';

/** The words that negators consist of, alone or in a pattern. None of them is a misspelling of another word. */
export const GRAMMAR_WORDS: ReadonlySet<string> = new Set([
  ...[...NEGATORS.keys()].flatMap((phrase) => phrase.split(' ')),
  ...Object.values(families.words).flatMap(wordsOf),
]);
