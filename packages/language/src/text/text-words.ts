import { wordsOf } from './normal-text.ts';

/** A part of a text, in UTF-16 units: from, and behind its last sign. */
export type Span = readonly [from: number, to: number];

/** A word of a text as the search compares it, and where it stands there: `to` is behind its last sign. */
export interface TextWord {
  readonly word: string;
  readonly from: number;
  readonly to: number;
}

/** Letters, signs and digits, with what may stand within a word: dots, apostrophes and joiners, and commas between digits. */
const WORDS =
  /[a-z0-9\u0901-\u0963\u0966-\u096F\u0971-\u097F](?:[a-z0-9\u0901-\u0963\u0966-\u096F\u0971-\u097F.'\u2018\u2019\u200B-\u200D]|(?<=[\d\u0966-\u096F]),(?=[\d\u0966-\u096F]{2,3}))*/giu;
/** A point in a number, but for one of thousands: 1.5, not 20.000. */
const POINT = /(?<=[\d\u0966-\u096F])\.(?=[\d\u0966-\u096F]{1,2}(?![\d\u0966-\u096F]))/;
const LOOSE_END = /[.'\u2018\u2019\u200B-\u200D]+$/;

/** The words of a text, each with its place. */
export function textWords(text: string): TextWord[] {
  return [...text.matchAll(WORDS)].flatMap(({ 0: found, index }) => {
    const own = found.replace(LOOSE_END, '');
    const word = own.replaceAll(',', '').split(POINT).flatMap(wordsOf).join('.');
    return word === '' ? [] : [{ word, from: index, to: index + own.length }];
  });
}

/**
 * So many words of a typed text are read. The longest query that people were seen to type has eight and a sentence of
 * 100 characters some twenty; each costs look-ups of all phrases that it may end.
 */
export const WORDS_READ_MAX = 24;

/** Where the beginning of a word ends that reads like `begun`: nukta and dots make it longer than that. */
export function endOfBeginning(text: string, { from, to }: TextWord, begun: string): number {
  let end = from + 1;
  while (end < to && (wordsOf(text.slice(from, end))[0] ?? '').length < begun.length) end += 1;
  // Signs that belong to the last letter are marked with it.
  while (end < to && /[\u093C\u200B-\u200D]/.test(text[end] ?? '')) end += 1;
  return end;
}
