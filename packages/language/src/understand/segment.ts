import type { Lexicon } from '../lexicon/build-lexicon.ts';
import type { Meaning } from '../lexicon/lexicon-entry.ts';
import type { Match } from '../lexicon/match.ts';
import { CERTAIN } from '../lexicon/typo-score.ts';
import { PLACES } from './clauses.ts';
import { isWork } from './head-of.ts';
import type { MeaningSpan } from './meaning-span.ts';
import { meaningSpans } from './meaning-spans.ts';
import { isMisspeltFiller } from './misspelt-negators.ts';
import {
  FUNCTION_WORDS,
  hasNegator,
  isDenialOfPair,
  isNegatorWord,
  JOINS,
  type Negator,
  negatorAt,
} from './negators.ts';
import { type NumberSpan, numberSpans } from './number-spans.ts';
import { EXACT_SCORE, isFiller, likeliest, matchesOf, SURE_SCORE } from './phrase-matches.ts';

/** Words of a text that form one phrase or one number. An unknown word is a segment without matches. */
export interface Segment {
  readonly words: readonly string[];
  /** Indexes of its words in the text; after re-ranking not always consecutive. */
  readonly wordIndexes: readonly number[];
  readonly matches: readonly Match[];
  /** The number, and the filter that it sets; absent for phrases. */
  readonly number?: NumberSpan;
  /** Present if the words negate others. */
  readonly negator?: Negator;
  /** If the matches are guesses: the occupations that the words may name too, the likeliest first. */
  readonly guesses?: readonly Match[];
}

/** Score of an unknown word. */
const UNKNOWN_WORD_SCORE = 0.45;
/** Bonus for each further word of a phrase, so that a long phrase scores higher than its words alone. */
const LONGER_PHRASE_BONUS = 0.35;
/** Score of a stop word within a phrase, hardly more than its score alone. */
const FILLER_SCORE = 1.03;
/** Score of each word of a negator, more than of a stop word, so that "no experience" is a negator and its object. */
const NEGATOR_SCORE = 1.04;
/** Score of each word of a condition that contains a negator, more than of its negator alone. */
const KNOWN_REFUSAL_SCORE = 1.3;
const NEGATED_CONDITIONS: ReadonlySet<Meaning> = new Set<Meaning>(['SHIFT', 'WORK_PLACE']);
const PHRASE_WORDS_MAX = 4;
/** Maximum number of amounts and years that are read from a text. */
const NUMBERS_MAX = 4;

/** Whether words are exactly a condition that contains a negator: "bahar nahi jana" means work at home. */
const isConditionWithNegator = ([match]: readonly Match[], words: readonly string[]): boolean =>
  match !== undefined &&
  words.length > 1 &&
  match.score >= EXACT_SCORE &&
  NEGATED_CONDITIONS.has(match.entry.kind) &&
  hasNegator(words);

/** Words for outside. After a place they belong to it: "पुण्याबाहेर जायचं नाही" does not ask for work at home. */
const OUTSIDE = /^(?:बाहेर|बाहर|bahar|baahar|baher)$/;

const isOutsideOfPlace = (
  { bySpelling }: Lexicon,
  before: string | undefined,
  [word = '']: readonly string[],
): boolean =>
  OUTSIDE.test(word) &&
  (bySpelling.get(before ?? '') ?? []).some(({ kind }) => kind === 'CITY' || kind === 'LOCALITY');

/** Returns the score of a segment. Stop words add little: "guard ki naukri" scores hardly more than "guard". */
function segmentScore(lexicon: Lexicon, { words, matches, negator }: Segment): number {
  if (negator !== undefined) return NEGATOR_SCORE * words.length;
  const score = matches[0]?.score;
  if (score === undefined) return UNKNOWN_WORD_SCORE * words.length;
  const fillers = words.filter((word) => isFiller(lexicon, word)).length;
  const significant = words.length - fillers;
  if (isConditionWithNegator(matches, words)) return KNOWN_REFUSAL_SCORE * words.length;
  if (significant === 0) return score * words.length;
  return score * significant + (significant - 1) * LONGER_PHRASE_BONUS * score + fillers * FILLER_SCORE;
}

/** The best segmentation of the words up to some index, with its total score. */
interface Segmentation {
  readonly score: number;
  readonly segments: readonly Segment[];
}

/** Whether several words are a phrase of the lexicon with exactly this spelling, such as "non veg cook". */
const isKnownPhrase = (lexicon: Lexicon, words: readonly string[]): boolean =>
  words.length > 1 && (lexicon.bySpelling.get(words.join('')) ?? []).some(({ kind }) => kind !== 'STOP');

const stopMatch = (words: readonly string[]): Match => ({
  entry: { phrase: words.join(' '), kind: 'STOP', value: 'stop' },
  score: SURE_SCORE,
});

/**
 * Returns the meaning of a misspelt filler, such as "wnat" in "dont wnat sales". Only for texts with a negator, which
 * otherwise would refer to that word instead of to what the seeker refuses.
 */
function misspeltFiller(lexicon: Lexicon, words: readonly string[]): Match[] {
  const [word = ''] = words;
  if (words.length > 1 || lexicon.jobWords.has(word) || !isMisspeltFiller(word)) return [];
  return [stopMatch(words)];
}

/** Whether a single word belongs to the grammar, and the lexicon does not know it. It is no misspelt name. */
const isFunctionWord = ({ bySpelling }: Lexicon, [word = '', ...others]: readonly string[]): boolean =>
  others.length === 0 && FUNCTION_WORDS.has(word) && !bySpelling.has(word);

/** What the segments of a text depend on. */
interface SegmentedText {
  readonly lexicon: Lexicon;
  readonly words: readonly string[];
  readonly numbers: readonly NumberSpan[];
  /** PIN codes, schooling and hours. */
  readonly spans: readonly MeaningSpan[];
  readonly isNegated: boolean;
  /** Indexes of words that no phrase may span. */
  readonly borders: ReadonlySet<number>;
  /** Indexes of the words at which a negator of several words continues. No phrase begins or ends there. */
  readonly insideNegators: ReadonlySet<number>;
}

/** Returns the index of the next border after a word; `end` if there is none. */
const nextBorder = (borders: ReadonlySet<number>, from: number, end: number): number =>
  Math.min(end, ...[...borders].filter((at) => at > from));

/**
 * Returns the indexes of all words of negators of several words, without the first of each. No negator begins in a number or span:
 * in "5 km peksha lamb nako", "lamb" belongs to the number.
 */
function insideNegators(
  words: readonly string[],
  borders: ReadonlySet<number>,
  taken: readonly { readonly from: number; readonly to: number }[],
): Set<number> {
  const inside = new Set<number>();
  for (let from = 0; from < words.length; from += 1) {
    if (taken.some((one) => from >= one.from && from < one.to)) continue;
    const to = negatorAt(words, from, nextBorder(borders, from, words.length))?.to ?? from + 1;
    for (let at = from + 1; at < to; at += 1) inside.add(at);
    from = to - 1;
  }
  return inside;
}

/**
 * Returns the occupations that some words may name too, if the matches are guesses. A refused name of a small town may be a
 * misspelt occupation: "no tandur" of a cook is the tandoor chef.
 */
function guessesOf(
  { lexicon, isNegated }: SegmentedText,
  phrase: readonly string[],
  [best]: readonly Match[],
  all: readonly Match[],
): Match[] {
  const isPlace = best !== undefined && PLACES.has(best.entry.kind);
  if (isPlace && isNegated && phrase.length === 1)
    return lexicon.guess(phrase.join('')).filter(({ entry, score }) => isWork(entry) && score >= CERTAIN);
  return (best?.score ?? 1) < SURE_SCORE ? all.filter(({ entry }) => isWork(entry)) : [];
}

/**
 * Returns the possible segments that begin at a word: a span or number alone, else phrases of up to `PHRASE_WORDS_MAX` words.
 */
function segmentsFrom(text: SegmentedText, from: number): Segment[] {
  const { lexicon, words, numbers, spans, isNegated, insideNegators: inside } = text;
  const segmentTo = (to: number) => ({
    words: words.slice(from, to),
    wordIndexes: Array.from({ length: to - from }, (_, offset) => from + offset),
  });
  const span = spans.find((one) => one.from === from);
  if (span !== undefined)
    return [{ ...segmentTo(span.to), matches: [{ entry: span.entry, score: EXACT_SCORE }] }];
  const number = numbers.find((one) => one.from === from);
  if (number !== undefined) return [{ ...segmentTo(number.to), matches: [], number }];
  const next = [...numbers, ...spans].map((one) => one.from).filter((at) => at > from);
  const border = Math.min(...next, words.length);
  const end = Math.min(from + PHRASE_WORDS_MAX, border);
  const segments: Segment[] = [];
  // "Why not a driver" has one negator, which begins at the first word.
  const found = inside.has(from) ? null : negatorAt(words, from, nextBorder(text.borders, from, border));
  if (found !== null) {
    segments.push({ ...segmentTo(found.to), matches: [], negator: found.negator });
  }
  for (let to = from + 1; to <= end; to += 1) {
    const phrase = words.slice(from, to);
    const isCut = phrase.length > 1 && (inside.has(from) || inside.has(to));
    // In "night duty na lage to", the "na" belongs to the verb.
    const endsInDenial = phrase.length > 1 && isDenialOfPair(phrase.at(-1) ?? '');
    const hasNegator = isCut || endsInDenial || phrase.some(isNegatorWord);
    const isListEnd = JOINS.has(words[from - 1] ?? '') && isNegatorWord(words[to - 1] ?? '');
    // In "Pune ke bahar nahi jana", "bahar" belongs to "ke bahar".
    const beginsInNegator = phrase.length > 1 && inside.has(from);
    const isOutside = isOutsideOfPlace(lexicon, words[from - 1], phrase);
    if (hasNegator && (isListEnd || beginsInNegator || isOutside || !isKnownPhrase(lexicon, phrase)))
      continue;
    const all = isFunctionWord(lexicon, phrase) ? [stopMatch(phrase)] : matchesOf(lexicon, phrase, isNegated);
    const likely = likeliest(all);
    const matches = likely.length === 0 && isNegated ? misspeltFiller(lexicon, phrase) : likely;
    // An unknown word is a segment of its own.
    if (matches.length === 0 && to - from > 1) continue;
    const guesses = guessesOf(text, phrase, matches, all);
    segments.push({ ...segmentTo(to), matches, ...(guesses.length > 0 && { guesses }) });
  }
  // "Sector no 12": the "no" negates nothing, but the text needs a segment for it.
  if (segments.length === 0 && !inside.has(from)) {
    const word = words.slice(from, from + 1);
    segments.push({ ...segmentTo(from + 1), matches: [stopMatch(word)] });
  }
  return segments;
}

/**
 * Returns the segmentation of the words into numbers and phrases with the highest total score, by dynamic
 * programming.
 */
export function segmentWords(
  lexicon: Lexicon,
  words: readonly string[],
  /** Indexes of words that no phrase may span: a phrase begins there or ends before. */
  borders: ReadonlySet<number> = new Set(),
  /** Indexes of the words that begin a clause after punctuation. */
  clauseStarts: ReadonlySet<number> = borders,
): readonly Segment[] {
  const spans = meaningSpans(lexicon, words, clauseStarts);
  const isInSpan = (at: number): boolean => spans.some(({ from, to }) => at >= from && at < to);
  const withoutSpans = spans.length === 0 ? words : words.map((word, at) => (isInSpan(at) ? '' : word));
  const numbers = numberSpans(withoutSpans).slice(0, NUMBERS_MAX);
  const isNegated = hasNegator(words);
  const inside = insideNegators(words, borders, [...numbers, ...spans]);
  const text = { lexicon, words, numbers, spans, isNegated, borders, insideNegators: inside };
  const bestUpTo = new Map<number, Segmentation>([[0, { score: 0, segments: [] }]]);
  for (const from of words.keys()) {
    const before = bestUpTo.get(from);
    if (before === undefined) continue;
    for (const segment of segmentsFrom(text, from)) {
      if (segment.wordIndexes.some((index) => index > from && borders.has(index))) continue;
      const to = from + segment.words.length;
      const score = before.score + segmentScore(lexicon, segment);
      if (score <= (bestUpTo.get(to)?.score ?? -1)) continue;
      bestUpTo.set(to, { score, segments: [...before.segments, segment] });
    }
  }
  return bestUpTo.get(words.length)?.segments ?? [];
}
