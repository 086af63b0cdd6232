import { wordsOf } from './normal-text.ts';

/** Returns a phrase in normalised words with single spaces. */
export const normalPhrase = (phrase: string): string => wordsOf(phrase).join(' ');

/** Returns the set of normalised phrases. */
export const phraseSet = (phrases: readonly string[]): ReadonlySet<string> =>
  new Set(phrases.map(normalPhrase));
