import { wordsOf } from './normal-text.ts';

/**
 * So many words of a typed text are read. The longest query that people were seen to type has eight and a sentence of
 * 100 characters some twenty; each costs look-ups of all phrases that it may end.
 */
export const WORDS_READ_MAX = 24;

/** The words of a typed text that are read. */
export function firstWordsOf(text: string): string[] {
  return wordsOf(text).slice(0, WORDS_READ_MAX);
}
