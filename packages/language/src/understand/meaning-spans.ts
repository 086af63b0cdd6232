import type { Lexicon } from '../lexicon/build-lexicon.ts';
import { hoursSpans } from './hours.ts';
import type { MeaningSpan } from './meaning-span.ts';
import { pinSpans } from './pin-codes.ts';
import { schoolingSpans } from './schooling.ts';

/**
 * Returns the parts of a text that grammars read, in order: PIN codes, statements about schooling, and hours. Of two that
 * overlap, the first in this list counts. A statement ends at a border, the index of the first word of a clause.
 */
export function meaningSpans(
  lexicon: Lexicon,
  words: readonly string[],
  borders: ReadonlySet<number>,
): MeaningSpan[] {
  const spans: MeaningSpan[] = [];
  for (const span of [
    ...pinSpans(lexicon, words),
    ...schoolingSpans(words, borders),
    ...hoursSpans(words, borders),
  ]) {
    if (spans.every(({ from, to }) => span.to <= from || span.from >= to)) spans.push(span);
  }
  return spans.toSorted((a, b) => a.from - b.from);
}
