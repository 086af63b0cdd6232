import type { Lexicon } from '../lexicon/build-lexicon.ts';
import { endOfBeginning, type Span, type TextWord, textWords, WORDS_READ_MAX } from '../text/text-words.ts';
import { partsOf } from './part-joined.ts';
import { type Segment, segmentsOf } from './segment.ts';

/** A text cut into its parts, with all that each may mean. What it costs is paid here, once; see `interpret`. */
export interface TextAnalysis {
  readonly words: readonly TextWord[];
  readonly segments: readonly Segment[];
}

/** A word, or the two that it is, where each stands. */
function partedWord(lexicon: Lexicon, text: string, own: TextWord): TextWord[] {
  const [first, second] = partsOf(lexicon, own.word);
  if (second === undefined) return [own];
  const middle = endOfBeginning(text, own, first);
  return [
    { word: first, from: own.from, to: middle },
    { word: second, from: middle, to: own.to },
  ];
}

/** Cuts the first words of a text into phrases and numbers. */
export function analyseText(lexicon: Lexicon, text: string): TextAnalysis {
  const typed = textWords(text).slice(0, WORDS_READ_MAX);
  // Parted words are more than were typed.
  const words = typed.flatMap((own) => partedWord(lexicon, text, own)).slice(0, WORDS_READ_MAX);
  const segments = segmentsOf(
    lexicon,
    words.map(({ word }) => word),
  );
  return { words, segments };
}

/** Where some words of a text stand in it, by their places: those side by side as one. */
export function spansOf({ words }: TextAnalysis, places: readonly number[]): Span[] {
  const sorted = [...new Set(places)].sort((a, b) => a - b);
  const firsts = sorted.filter((place) => !sorted.includes(place - 1));
  const lasts = sorted.filter((place) => !sorted.includes(place + 1));
  return firsts.map((first, at) => [words[first]?.from ?? 0, words[lasts[at] ?? first]?.to ?? 0]);
}
