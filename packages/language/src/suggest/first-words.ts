import { textWords, WORDS_READ_MAX } from '../text/text-words.ts';

/** Returns the first `WORDS_READ_MAX` words of a typed text; a search ignores the rest. */
export function firstWordsOf(text: string): string[] {
  return textWords(text)
    .slice(0, WORDS_READ_MAX)
    .map(({ word }) => word);
}
