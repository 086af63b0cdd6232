import type { Lexicon } from '../lexicon/build-lexicon.ts';
import { firstWordsOf, WORDS_READ_MAX } from '../text/first-words.ts';

import { type NumberSpan, numberSpans } from './number-spans.ts';
import { partJoined } from './part-joined.ts';
import { type Segment, segment } from './segment.ts';

/** A text cut into its parts, with all that each may mean. What it costs is paid here, once; see `interpret`. */
export interface TextAnalysis {
  readonly words: readonly string[];
  readonly segments: readonly Segment[];
  readonly numbers: readonly NumberSpan[];
}

/** Commas within a number part nothing: 20,000 is one amount. */
const withoutDigitCommas = (text: string): string => text.replace(/([\d०-९]),(?=[\d०-९]{2,3})/g, '$1');

/** Cuts words into segments around their numbers. */
function segmentsOf(lexicon: Lexicon, words: readonly string[], numbers: readonly NumberSpan[]): Segment[] {
  const ends = [...numbers.map(({ from }) => from), words.length];
  const starts = [0, ...numbers.map(({ to }) => to)];
  return starts.flatMap((start, at) => segment(lexicon, words.slice(start, ends[at]), start));
}

/** So many amounts and years of a text are read; who says two says one too many. */
const NUMBERS_MAX = 4;

/** Cuts the first words of a text into phrases and numbers. */
export function analyseText(lexicon: Lexicon, text: string): TextAnalysis {
  const typed = firstWordsOf(withoutDigitCommas(text));
  // Parted words are more than were typed.
  const words = partJoined(lexicon, typed).slice(0, WORDS_READ_MAX);
  const numbers = numberSpans(words).slice(0, NUMBERS_MAX);
  return { words, segments: segmentsOf(lexicon, words, numbers), numbers };
}
