import { textWords, WORDS_READ_MAX } from '../text/text-words.ts';

/** The words of a typed text that are read. */
export function firstWordsOf(text: string): string[] {
  return textWords(text)
    .slice(0, WORDS_READ_MAX)
    .map(({ word }) => word);
}
