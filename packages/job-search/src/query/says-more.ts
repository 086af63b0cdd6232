import type { ReadText } from './read-text.ts';

/** Whether a text names something besides plain words: then those need not all be there where few jobs have them. */
export function saysMoreThanWords({ words, work, understood }: ReadText): boolean {
  return words.length > 0 && (work.length > 0 || understood.some(({ kind }) => kind !== 'WORD'));
}

/** Whether it names no work but by words that no job has: what is found without them is not what was asked for. */
export function saysOnlyUnknown({ words, work, missing, meant, isLost }: ReadText): boolean {
  const asks = meant !== null && meant.words.length > 0 && meant.work === null && missing === null;
  return asks && words.length === 0 && work.length === 0 && !isLost;
}
