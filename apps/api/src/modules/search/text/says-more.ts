import type { ReadText } from './read-text.ts';

/** Whether a text names something besides plain words: then those need not all be there where few jobs have them. */
export function saysMoreThanWords({ words, work, understood }: ReadText): boolean {
  return words.length > 0 && (work.length > 0 || understood.some(({ kind }) => kind !== 'WORD'));
}
