import type { Lexicon } from '../lexicon/build-lexicon.ts';
import { prefixEnd, type Span, type TextWord, textWords, WORDS_READ_MAX } from '../text/text-words.ts';
import { BREAKS, isNegatorWord, misspeltNegator, ONLY, splitNegator } from './negators.ts';
import { type Segment, segmentWords } from './segment.ts';
import { splitJoinedWord } from './split-joined-word.ts';

/**
 * A text split into segments with their possible meanings. Expensive to compute, but `interpret` can reuse it at
 * little cost.
 */
export interface TextAnalysis {
  readonly words: readonly TextWord[];
  readonly segments: readonly Segment[];
  /** Indexes of the words that begin a clause, after punctuation or a word such as "but". */
  readonly clauseStarts: ReadonlySet<number>;
  /** Those after a word such as "but", without punctuation between. */
  readonly breakStarts: ReadonlySet<number>;
}

/** Returns a word of a text, split in two if it is two words written without a space. */
function splitTextWord(lexicon: Lexicon, text: string, textWord: TextWord): TextWord[] {
  const isKnown = lexicon.bySpelling.has(textWord.word);
  const misspelt = misspeltNegator(lexicon, textWord.word);
  if (misspelt !== null) return [{ ...textWord, word: misspelt }];
  const negated = isKnown ? null : splitNegator(textWord.word);
  const [first, second] = negated ?? splitJoinedWord(lexicon, textWord.word);
  if (second === undefined) return [textWord];
  const middle = prefixEnd(text, textWord, first);
  return [
    { word: first, from: textWord.from, to: middle },
    { word: second, from: middle, to: textWord.to },
  ];
}

/** Punctuation between two words that ends a clause. A hyphen or a slash does not. */
const CLAUSE_END = /[,;:!?|()।]|\.(?:\s|$)/;

/** Returns the indexes of the words that follow such punctuation. */
function afterPunctuation(text: string, words: readonly TextWord[]): Set<number> {
  const follows = (index: number): boolean => {
    const before = words[index - 1];
    return before !== undefined && CLAUSE_END.test(text.slice(before.to, words[index]?.from));
  };
  return new Set([...words.keys()].filter(follows));
}

const NON = new Set(['non', 'नॉन']);

/** "Non" negates a single word: "non it recruiter". Returns the indexes of the words after it. */
const afterNon = (lexicon: Lexicon, words: readonly string[]): number[] =>
  [...words.keys()].filter(
    (index) =>
      NON.has(words[index - 2] ?? '') && !lexicon.bySpelling.has(words.slice(index - 2, index + 1).join('')),
  );

/** Splits the first `WORDS_READ_MAX` words of a text into phrases and numbers. */
export function analyseText(lexicon: Lexicon, text: string): TextAnalysis {
  const typed = textWords(text).slice(0, WORDS_READ_MAX);
  // Splitting joined words can exceed the limit again.
  const words = typed.flatMap((textWord) => splitTextWord(lexicon, text, textWord)).slice(0, WORDS_READ_MAX);
  const spelled = words.map(({ word }) => word);
  const punctuated = afterPunctuation(text, words);
  const borders = new Set([...punctuated, ...afterNon(lexicon, spelled)]);
  // A negator after "only" belongs to the same clause: "weekend only nako".
  const startsAfter = (index: number, word = ''): boolean =>
    BREAKS.has(word) && !((ONLY.has(word) || word === 'only') && isNegatorWord(spelled[index] ?? ''));
  const afterBreak = [...words.keys()].filter((index) => startsAfter(index, spelled[index - 1]));
  const clauseStarts = new Set([...punctuated, ...afterBreak]);
  const breakStarts = new Set(afterBreak.filter((index) => !punctuated.has(index)));
  // Clauses matter to negators only. Elsewhere a comma may be in the middle of a phrase.
  const segments = segmentWords(lexicon, spelled, spelled.some(isNegatorWord) ? borders : undefined);
  return { words, segments, clauseStarts, breakStarts };
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
