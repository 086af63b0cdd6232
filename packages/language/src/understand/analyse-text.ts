import type { Lexicon } from '../lexicon/build-lexicon.ts';
import { prefixEnd, type Span, type TextWord, textWords, WORDS_READ_MAX } from '../text/text-words.ts';
import { JOB_CONDITIONS } from './clauses.ts';
import { splitNear } from './landmarks.ts';
import { isMisspeltExcept, misspeltNegator, splitNegator, withinNegator } from './misspelt-negators.ts';
import { misspeltNumeral } from './misspelt-numerals.ts';
import { misspeltSchooling } from './misspelt-schooling.ts';
import { hasNegator, isBreak, isNegatorWord, ONLY, SPELLINGS } from './negators.ts';
import { withRefusedHome } from './refused-home.ts';
import { withRefusedOnly } from './refused-only.ts';
import { type Segment, segmentWords } from './segment.ts';
import { splitJoinedWord } from './split-joined-word.ts';
import { withJoinedPhrases } from './split-phrases.ts';

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
  /** Those after a slash, "&" or "+", which join the members of a list. */
  readonly joinStarts: ReadonlySet<number>;
  /** Whether some words are a phrase of the lexicon, such as the name of an occupation. */
  readonly isPhrase: (words: readonly string[]) => boolean;
  /** Whether a word occurs in jobs. */
  readonly isJobWord: (word: string) => boolean;
}

/** Punctuation between two words that ends a clause. A hyphen or a slash does not. */
const CLAUSE_END = /[,;:!?|()।]|\.(?:\s|$)/;

/** Returns a word of a text, split in two if it is two words written without a space. */
function splitTextWord(lexicon: Lexicon, text: string, typed: readonly TextWord[], at: number): TextWord[] {
  const textWord = typed[at] as TextWord;
  const isKnown = lexicon.bySpelling.has(textWord.word);
  const words = typed.map(({ word }) => word);
  const next = typed[at + 1];
  const isClauseEnd = next !== undefined && CLAUSE_END.test(text.slice(textWord.to, next.from));
  if (!isClauseEnd && isMisspeltExcept(words, at)) return [{ ...textWord, word: 'except' }];
  const corrected =
    misspeltNegator(lexicon, words, at) ??
    misspeltNumeral(lexicon, words, at) ??
    misspeltSchooling(lexicon, textWord.word);
  if (corrected !== null) return [{ ...textWord, word: corrected }];
  const negated = isKnown ? null : splitNegator(lexicon, textWord.word);
  const joined = negated ?? splitJoinedWord(lexicon, textWord.word);
  const near = isKnown || joined.length > 1 ? null : splitNear(lexicon, textWord.word);
  const [first, second] = near ?? joined;
  if (second === undefined) return [textWord];
  const middle = prefixEnd(text, textWord, first);
  return [
    { word: first, from: textWord.from, to: middle },
    { word: second, from: middle, to: textWord.to },
  ];
}

/** Signs between two words that join the members of a list. */
const JOINING_SIGN = /[/&+]/;

/** Returns the indexes of the words that follow a sign. */
function wordsAfter(sign: RegExp, text: string, words: readonly TextWord[]): Set<number> {
  const follows = (index: number): boolean => {
    const before = words[index - 1];
    const word = words[index];
    if (before === undefined || word === undefined) return false;
    // "5:30" and "p.m." are not the ends of clauses.
    const isTime = text.slice(before.to, word.from) === ':' && /\d/.test(word.word);
    const isAbbreviation = /[a-z]\.[a-z]/i.test(text.slice(before.from, before.to));
    return !isTime && !isAbbreviation && sign.test(text.slice(before.to, word.from));
  };
  return new Set([...words.keys()].filter(follows));
}

/** Marathi "but", which means "also" before a negator: at the end of a clause, or after a condition. */
const ALSO = new Set(['पण', 'पन', 'pan', 'pn']);

/** Whether a condition such as "night shift" ends before a word. */
const followsCondition = ({ bySpelling }: Lexicon, words: readonly string[], at: number): boolean =>
  [1, 2].some((length) =>
    bySpelling
      .get(words.slice(Math.max(at - length, 0), at).join(''))
      ?.some(({ kind }) => JOB_CONDITIONS.has(kind)),
  );

const isOnly = (word: string): boolean => ONLY.has(word) || word === 'only';

const NON = new Set(['non', 'नॉन']);

/** "Non" negates a single word: "non it recruiter". Returns the indexes of the words after it. */
const afterNon = (lexicon: Lexicon, words: readonly string[]): number[] =>
  [...words.keys()].filter(
    (index) =>
      NON.has(words[index - 2] ?? '') && !lexicon.bySpelling.has(words.slice(index - 2, index + 1).join('')),
  );

/** Splits the first `WORDS_READ_MAX` words of a text into phrases and numbers. */
export function analyseText(lexicon: Lexicon, text: string): TextAnalysis {
  const asTyped = textWords(text)
    .slice(0, WORDS_READ_MAX)
    .map((textWord) => ({ ...textWord, word: SPELLINGS.get(textWord.word) ?? textWord.word }));
  const typedWords = asTyped.map(({ word }) => word);
  const typed = asTyped.map((textWord, at) => ({
    ...textWord,
    word: withinNegator(lexicon, typedWords, at),
  }));
  // Splitting joined words can exceed the limit again.
  const split = typed
    .flatMap((_word, at) => splitTextWord(lexicon, text, typed, at))
    .slice(0, WORDS_READ_MAX);
  const words = withJoinedPhrases(lexicon, split, (from, to) => {
    const between = text.slice(split[from]?.to ?? 0, split[to]?.from ?? 0);
    return !CLAUSE_END.test(between);
  });
  const spelled = words.map(({ word }) => word);
  const punctuated = wordsAfter(CLAUSE_END, text, words);
  const borders = new Set([...punctuated, ...afterNon(lexicon, spelled)]);
  // A negator after "only", or after "also" at the end of a clause, belongs to it: "weekend only nako", "ड्रायव्हर पण नको".
  const endsClause = (index: number): boolean => index >= spelled.length || punctuated.has(index);
  const isAlso = (at: number): boolean =>
    ALSO.has(spelled[at] ?? '') && (endsClause(at + 2) || followsCondition(lexicon, spelled, at));
  const startsAfter = (at: number): boolean => {
    const isJoined = isOnly(spelled[at] ?? '') || isAlso(at);
    return isBreak(spelled, at) && !(isJoined && isNegatorWord(spelled[at + 1] ?? ''));
  };
  // Clauses matter to negators only. Elsewhere a comma may be in the middle of a phrase.
  const isNegated = hasNegator(spelled);
  const phrases = segmentWords(lexicon, spelled, isNegated ? borders : undefined, punctuated);
  const { segments: jobs, joined } = withRefusedOnly(phrases, punctuated);
  const segments = isNegated ? withRefusedHome(jobs) : phrases;
  const afterBreak = [...words.keys()].filter((index) => startsAfter(index - 1) && !joined.has(index));
  const clauseStarts = new Set([...punctuated, ...afterBreak]);
  const breakStarts = new Set(afterBreak.filter((index) => !punctuated.has(index)));
  const isPhrase = (phrase: readonly string[]): boolean => lexicon.bySpelling.has(phrase.join(''));
  const isJobWord = (word: string): boolean => lexicon.jobWords.has(word);
  const joinStarts = wordsAfter(JOINING_SIGN, text, words);
  return { words, segments, clauseStarts, breakStarts, joinStarts, isPhrase, isJobWord };
}

/** Returns the ranges of some words in the text, given by index. Neighbouring words share one range. */
export function spansOf({ words }: TextAnalysis, wordIndexes: readonly number[]): Span[] {
  const sorted = [...new Set(wordIndexes)].sort((a, b) => a - b);
  const firsts = sorted.filter((index) => !sorted.includes(index - 1));
  const lasts = sorted.filter((index) => !sorted.includes(index + 1));
  return firsts.map((first, at) => {
    // The words of a phrase may be in another order in the text: "leave … out".
    const range = words.slice(first, (lasts[at] ?? first) + 1);
    return [Math.min(...range.map(({ from }) => from)), Math.max(...range.map(({ to }) => to))];
  });
}
