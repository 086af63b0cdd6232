import type { Lexicon } from '../lexicon/build-lexicon.ts';
import type { MeaningSpan } from './meaning-span.ts';

const PIN = /^[1-9]\d{5}$/;
/** People also write a PIN code with a space in the middle: "422 009". */
const FIRST_HALF = /^[1-9]\d{2}$/;
const SECOND_HALF = /^\d{3}$/;

function pinAt({ placeOfPin }: Lexicon, words: readonly string[], from: number): MeaningSpan | null {
  const [first = '', second = ''] = words.slice(from, from + 2);
  const isSplit = FIRST_HALF.test(first) && SECOND_HALF.test(second);
  if (placeOfPin === undefined || !(isSplit || PIN.test(first))) return null;
  const entry = placeOfPin(isSplit ? first + second : first);
  return entry === null ? null : { from, to: from + (isSplit ? 2 : 1), entry };
}

/** Returns the PIN codes in a text, which mean their area or city. A number that is no known code is left to the numbers: "200000" is a pay. */
export function pinSpans(lexicon: Lexicon, words: readonly string[]): MeaningSpan[] {
  const spans: MeaningSpan[] = [];
  for (let from = 0; from < words.length; from += 1) {
    const span = pinAt(lexicon, words, from);
    if (span === null) continue;
    spans.push(span);
    from = span.to - 1;
  }
  return spans;
}
