import type { Lexicon } from '../lexicon/build-lexicon.ts';
import { prefixEnd, type Span, type TextWord, textWords, WORDS_READ_MAX } from '../text/text-words.ts';
import { type Segment, segmentWords } from './segment.ts';
import { splitJoinedWord } from './split-joined-word.ts';

/**
 * A text split into segments with their possible meanings. Expensive to compute, but `interpret` can reuse it at
 * little cost.
 */
export interface TextAnalysis {
  readonly words: readonly TextWord[];
  readonly segments: readonly Segment[];
}

/** Returns a word of a text, split in two if it is two words written without a space. */
function splitTextWord(lexicon: Lexicon, text: string, textWord: TextWord): TextWord[] {
  const [first, second] = splitJoinedWord(lexicon, textWord.word);
  if (second === undefined) return [textWord];
  const middle = prefixEnd(text, textWord, first);
  return [
    { word: first, from: textWord.from, to: middle },
    { word: second, from: middle, to: textWord.to },
  ];
}

/** Splits the first `WORDS_READ_MAX` words of a text into phrases and numbers. */
export function analyseText(lexicon: Lexicon, text: string): TextAnalysis {
  const typed = textWords(text).slice(0, WORDS_READ_MAX);
  // Splitting joined words can exceed the limit again.
  const words = typed.flatMap((textWord) => splitTextWord(lexicon, text, textWord)).slice(0, WORDS_READ_MAX);
  const segments = segmentWords(
    lexicon,
    words.map(({ word }) => word),
  );
  return { words, segments };
}

/** Returns the ranges of some words in the text, given by index. Neighbouring words share one range. */
export function spansOf({ words }: TextAnalysis, wordIndexes: readonly number[]): Span[] {
  const sorted = [...new Set(wordIndexes)].sort((a, b) => a - b);
  const firsts = sorted.filter((index) => !sorted.includes(index - 1));
  const lasts = sorted.filter((index) => !sorted.includes(index + 1));
  return firsts.map((first, at) => {
    const last = lasts[at] ?? first;
    return [words[first]?.from ?? 0, words[last]?.to ?? 0];
  });
}
