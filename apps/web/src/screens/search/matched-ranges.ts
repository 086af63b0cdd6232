import { editDistance } from '../../lib/text/edit-distance.ts';
import type { Span } from '../../lib/text/find-phrase.ts';

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** From this length on a word with one wrong letter is still taken for the same; with two from twice that. */
const LENIENT_FROM = 4;

/** The words of what was typed, each once, lower case. */
export function wantedWords(...texts: readonly string[]): readonly string[] {
  const words = texts.flatMap((text) => text.toLowerCase().match(WORD) ?? []);
  return [...new Set(words)].filter((word) => word.length > 1 || words.length === 1);
}

function isAlmost(word: string, wanted: string): boolean {
  if (wanted.length < LENIENT_FROM) return false;
  const allowed = wanted.length >= 2 * LENIENT_FROM ? 2 : 1;
  const start = word.slice(0, wanted.length);
  return editDistance(word, wanted) <= allowed || editDistance(start, wanted) <= allowed;
}

/** How much of a word is what was wanted: its beginning, all of it despite a wrong letter, or nothing. */
function matchedLength(word: string, wanted: readonly string[]): number {
  const lower = word.toLowerCase();
  const begun = wanted.filter((one) => lower.startsWith(one)).map((one) => one.length);
  if (begun.length > 0) return Math.max(...begun);
  return wanted.some((one) => isAlmost(lower, one)) ? word.length : 0;
}

/** The parts of a title that answer to what was typed, in order. */
export function matchedRanges(title: string, wanted: readonly string[]): readonly Span[] {
  return [...title.matchAll(WORD)].flatMap(({ 0: word, index }): Span[] => {
    const length = matchedLength(word, wanted);
    return length > 0 ? [[index, index + length]] : [];
  });
}
