import { wordsOf } from '../text/normal-text.ts';

/** A word of a text as the search compares it, and where it stands there: `to` is behind its last sign. */
export interface TextWord {
  readonly word: string;
  readonly from: number;
  readonly to: number;
}

/** Letters, signs and digits, with what may stand within a word: dots, apostrophes and joiners. */
const WORDS =
  /[a-z0-9\u0901-\u0963\u0966-\u096F\u0971-\u097F][a-z0-9\u0901-\u0963\u0966-\u096F\u0971-\u097F.'\u2018\u2019\u200B-\u200D]*/giu;
const LOOSE_END = /[.'\u2018\u2019\u200B-\u200D]+$/;

/** The words of a text, each with its place. */
export function textWords(text: string): TextWord[] {
  return [...text.matchAll(WORDS)].flatMap(({ 0: found, index }) => {
    const own = found.replace(LOOSE_END, '');
    const [word] = wordsOf(own);
    return word === undefined ? [] : [{ word, from: index, to: index + own.length }];
  });
}

/** Where the beginning of a word ends that reads like `begun`: nukta and dots make it longer than that. */
export function endOfBeginning(text: string, { from, to }: TextWord, begun: string): number {
  let end = from + 1;
  while (end < to && (wordsOf(text.slice(from, end))[0] ?? '').length < begun.length) end += 1;
  // Signs that belong to the last letter are marked with it.
  while (end < to && /[\u093C\u200B-\u200D]/.test(text[end] ?? '')) end += 1;
  return end;
}
