import { wordsOf } from './normal-text.ts';

/** A range of a text in UTF-16 code units; `to` is exclusive. */
export type Span = readonly [from: number, to: number];

/** A normalised word of a text and its range there, in UTF-16 code units; `to` is exclusive. */
export interface TextWord {
  readonly word: string;
  readonly from: number;
  readonly to: number;
}

/**
 * Pattern of a word: letters, combining signs and digits, with dots, apostrophes and joiners between them, and commas
 * between digits.
 */
const WORDS =
  /[a-z0-9\u0901-\u0963\u0966-\u096F\u0971-\u097F](?:[a-z0-9\u0901-\u0963\u0966-\u096F\u0971-\u097F.'\u2018\u2019\u200B-\u200D]|(?<=[\d\u0966-\u096F]),(?=[\d\u0966-\u096F]{2,3}))*/giu;
/** A decimal point (1.5), but not a point between thousands (20.000). */
const DECIMAL_POINT = /(?<=[\d\u0966-\u096F])\.(?=[\d\u0966-\u096F]{1,2}(?![\d\u0966-\u096F]))/;
const TRAILING_PUNCTUATION = /[.'\u2018\u2019\u200B-\u200D]+$/;

/** Returns the normalised words of a text with their ranges. */
export function textWords(text: string): TextWord[] {
  return [...text.matchAll(WORDS)].flatMap(({ 0: matched, index }) => {
    const trimmed = matched.replace(TRAILING_PUNCTUATION, '');
    const word = trimmed.replaceAll(',', '').split(DECIMAL_POINT).flatMap(wordsOf).join('.');
    return word === '' ? [] : [{ word, from: index, to: index + trimmed.length }];
  });
}

/**
 * Maximum number of words that are read of a typed text, because each costs look-ups of all phrases that may end with it.
 * The longest observed query has 8 words; a sentence of 100 characters has about 20.
 */
export const WORDS_READ_MAX = 24;

/**
 * Returns where a word's prefix ends in the text. The prefix may be longer there, because the text can contain nuktas
 * or dots.
 */
export function prefixEnd(text: string, { from, to }: TextWord, prefix: string): number {
  let end = from + 1;
  while (end < to && (wordsOf(text.slice(from, end))[0] ?? '').length < prefix.length) end += 1;
  // Combining signs belong to the letter before them.
  while (end < to && /[\u093C\u200B-\u200D]/.test(text[end] ?? '')) end += 1;
  return end;
}
