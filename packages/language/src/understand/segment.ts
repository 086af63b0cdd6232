import { CHOICE_FILTER_NAMES, JOB_FILTERS } from '@nukkad/contract/jobs/job-filters.ts';
import type { Lexicon } from '../lexicon/build-lexicon.ts';
import { MEANINGS, type Meaning } from '../lexicon/lexicon-entry.ts';
import { lookUp } from '../lexicon/look-up.ts';
import type { Match } from '../lexicon/match.ts';
import { hasLocativeEnding, stemsOf } from '../text/endings.ts';
import { wordsOf } from '../text/normal-text.ts';
import { isWork } from './head-of.ts';
import { hasNegator, isMisspeltFiller, isNegatorWord, JOINS, type Negator, negatorAt } from './negators.ts';
import { type NumberSpan, numberSpans } from './number-spans.ts';
import { type PinSpan, pinSpans } from './pin-codes.ts';

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

const EXACT_SCORE = 1;
/** Minimum score of a match that is not a guess: the same sound, or another ending. */
const SURE_SCORE = 0.9;
const STEM_COST = 0.04;
/** Scores that differ by at most this much are a tie. */
const TIE_MARGIN = 0.02;
/**
 * Limits for a place that is not spelled exactly. There are so many places that one resembles almost any word, so a guess
 * must be a large city, typed with several letters, and similar enough.
 */
const GUESSED_CITY_POPULATION = 200_000;
const GUESSED_PLACE_LENGTH_MIN = 4;
const CAREFUL_SCORE = 0.75;
const GUESSED_LOCALITY_SCORE = 0.84;
/**
 * Penalties for guessing a place or an occupation that the portal does not have, because the typo is more likely in
 * one that it has.
 */
const PLACE_GUESS_COST = 0.03;
const OTHER_WORK_GUESS_COST = 0.05;
/** Minimum length of a stem to match a stop word, because the word is then ignored. */
const STOP_STEM_LENGTH_MIN = 4;
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
/** Marathi speakers say "ऑफिसचं काम", which is written "ऑफिसचे काम". */
const SPOKEN_ENDING = /चं$/;
const WRITTEN_ENDING = 'चे';
const PHRASE_WORDS_MAX = 4;
/** Maximum number of amounts and years that are read from a text. */
const NUMBERS_MAX = 4;

const PLACE_KINDS: ReadonlySet<Meaning> = new Set<Meaning>(['CITY', 'LOCALITY']);
const CONDITION_KINDS: ReadonlySet<Meaning> = new Set<Meaning>(
  CHOICE_FILTER_NAMES.map((name) => JOB_FILTERS[name].term),
);
/** Kinds that say too little to be guessed. */
const NEVER_GUESSED_KINDS: ReadonlySet<Meaning> = new Set<Meaning>(['STOP', 'WEAK', 'GROUP']);

const isOtherWork = (lexicon: Lexicon, phrase: string): boolean =>
  lexicon.bySpelling.get(wordsOf(phrase).join(''))?.some(({ kind }) => kind === 'OTHER_WORK') ?? false;

function isCrediblePlace({ entry, score }: Match, text: string): boolean {
  const exactScore = hasLocativeEnding(text) ? EXACT_SCORE - STEM_COST : EXACT_SCORE;
  if (score >= exactScore) return true;
  const isLarge = (entry.weight ?? 0) > GUESSED_CITY_POPULATION;
  if (!isLarge || text.length < GUESSED_PLACE_LENGTH_MIN) return false;
  return score >= (entry.kind === 'LOCALITY' ? GUESSED_LOCALITY_SCORE : CAREFUL_SCORE);
}

/** Returns the match with the penalties for a guess; null if the guess is not credible. */
function credibleMatch(lexicon: Lexicon, match: Match, text: string): Match | null {
  const { entry, score } = match;
  const isPlace = PLACE_KINDS.has(entry.kind);
  if (isPlace && !isCrediblePlace(match, text)) return null;
  if (score >= SURE_SCORE) return match;
  if (NEVER_GUESSED_KINDS.has(entry.kind)) return null;
  // All meanings of such a phrase get the same penalty, or its other meanings would win.
  const isOther = isOtherWork(lexicon, entry.phrase);
  if (isOther && score < CAREFUL_SCORE) return null;
  const cost = (isOther ? OTHER_WORK_GUESS_COST : 0) + (isPlace ? PLACE_GUESS_COST : 0);
  return { entry, score: score - cost };
}

/** Returns the matches of the words with the last word reduced to its stem. */
function stemMatches(lexicon: Lexicon, words: readonly string[]): Match[] {
  const firstWords = words.slice(0, -1);
  return stemsOf(words.at(-1) ?? '').flatMap((stem) =>
    lookUp(lexicon, [...firstWords, stem])
      .filter(({ entry }) => entry.kind !== 'STOP' || stem.length >= STOP_STEM_LENGTH_MIN)
      .map(({ entry, score }) => ({ entry, score: score - STEM_COST })),
  );
}

/**
 * Returns the minimum score of a match. A word that occurs in jobs is not corrected as a typo. A phrase must match
 * exactly if one of its words is itself an occupation that the portal does not have.
 */
function minimumScore(lexicon: Lexicon, words: readonly string[]): number {
  if (words.length === 1) return lexicon.jobWords.has(words[0] ?? '') ? SURE_SCORE : 0;
  return words.some((word) => isOtherWork(lexicon, word)) ? EXACT_SCORE : 0;
}

/**
 * Whether a word is a stop word. Verbs for doing do not count, because they form a phrase with the occupation: "gadi
 * chalana".
 */
const isFiller = (lexicon: Lexicon, word: string): boolean =>
  (lexicon.bySpelling.get(word) ?? []).some(({ kind, value }) => kind === 'STOP' && value !== 'doing');

/** Postpositions. A phrase does not end with one. */
const POSTPOSITION = /^(?:k|k[aeio]|se|me|mein|par|ch[aei]|chya|का|की|के|को|से|में|मे|पर|चा|ची|चे|चं|च्या)$/;

/** Whether a phrase begins with a stop word or ends with a postposition. Such a phrase is no misspelt occupation. */
const hasLooseWord = (lexicon: Lexicon, words: readonly string[]): boolean =>
  words.length > 1 && (isFiller(lexicon, words[0] ?? '') || POSTPOSITION.test(words.at(-1) ?? ''));

/** Whether a part of a phrase is exactly a condition: "घर से काम" of "घर से काम ड्राइवर". */
function containsCondition(lexicon: Lexicon, words: readonly string[]): boolean {
  const isCondition = (part: readonly string[]): boolean =>
    (lexicon.bySpelling.get(part.join('')) ?? []).some(({ kind }) => CONDITION_KINDS.has(kind));
  const lengths = Array.from({ length: Math.max(words.length - 1, 0) }, (_, at) => at + 1);
  return lengths.some((length) => isCondition(words.slice(0, length)) || isCondition(words.slice(-length)));
}

function matchesOf(lexicon: Lexicon, words: readonly string[], isNegatedText: boolean): Match[] {
  const text = words.join('');
  const minimum = minimumScore(lexicon, words);
  // What is excluded must not be guessed too boldly.
  const isLoose = isNegatedText && (hasLooseWord(lexicon, words) || containsCondition(lexicon, words));
  const isMisread = ({ entry, score }: Match): boolean => isLoose && score <= SURE_SCORE && isWork(entry);
  const credible = (matches: readonly Match[]): Match[] =>
    matches
      .filter((match) => match.score >= minimum && !isMisread(match))
      .map((match) => credibleMatch(lexicon, match, text))
      .filter((match) => match !== null);
  const matches = credible(lookUp(lexicon, words));
  if (matches.some(({ score }) => score >= SURE_SCORE)) return matches;
  const written = words.map((word) => word.replace(SPOKEN_ENDING, WRITTEN_ENDING));
  const isSpoken = written.some((word, at) => word !== words[at]);
  const spokenMatches = isSpoken ? credible(lookUp(lexicon, written)) : [];
  return [...matches, ...spokenMatches, ...credible(stemMatches(lexicon, words))];
}

/** Returns the matches that tie with the best one, sorted by the precedence of their kinds in `MEANINGS`. */
function likeliest(matches: readonly Match[]): Match[] {
  const bestScore = Math.max(...matches.map(({ score }) => score));
  const precedence = ({ entry }: Match) => MEANINGS.indexOf(entry.kind);
  return matches
    .filter(({ score }) => score >= bestScore - TIE_MARGIN)
    .sort((a, b) => precedence(a) - precedence(b) || b.score - a.score);
}

/** Whether words are exactly a condition that contains a negator: "bahar nahi jana" means work at home. */
const isConditionWithNegator = ([match]: readonly Match[], words: readonly string[]): boolean =>
  match !== undefined &&
  words.length > 1 &&
  match.score >= EXACT_SCORE &&
  NEGATED_CONDITIONS.has(match.entry.kind) &&
  hasNegator(words);

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

/**
 * Returns the meaning of a misspelt filler, such as "wnat" in "dont wnat sales". Only for texts with a negator, which
 * otherwise would refer to that word instead of to what the seeker refuses.
 */
function misspeltFiller(lexicon: Lexicon, words: readonly string[]): Match[] {
  const [word = ''] = words;
  if (words.length > 1 || lexicon.jobWords.has(word) || !isMisspeltFiller(word)) return [];
  return [{ entry: { phrase: word, kind: 'STOP', value: 'stop' }, score: SURE_SCORE }];
}

/** What the segments of a text depend on. */
interface SegmentedText {
  readonly lexicon: Lexicon;
  readonly words: readonly string[];
  readonly numbers: readonly NumberSpan[];
  readonly pins: readonly PinSpan[];
  readonly isNegated: boolean;
  /** Indexes of the words at which a negator of several words continues. No phrase begins or ends there. */
  readonly insideNegators: ReadonlySet<number>;
}

/** Returns the indexes of all words of negators of several words, without the first of each. */
function insideNegators(words: readonly string[]): Set<number> {
  const inside = new Set<number>();
  for (let from = 0; from < words.length; from += 1) {
    const to = negatorAt(words, from)?.to ?? from + 1;
    for (let at = from + 1; at < to; at += 1) inside.add(at);
    from = to - 1;
  }
  return inside;
}

/**
 * Returns the possible segments that begin at a word: a PIN code or number alone, else phrases of up to `PHRASE_WORDS_MAX` words.
 */
function segmentsFrom(text: SegmentedText, from: number): Segment[] {
  const { lexicon, words, numbers, pins, isNegated, insideNegators: inside } = text;
  const segmentTo = (to: number) => ({
    words: words.slice(from, to),
    wordIndexes: Array.from({ length: to - from }, (_, offset) => from + offset),
  });
  const pin = pins.find((span) => span.from === from);
  if (pin !== undefined)
    return [{ ...segmentTo(pin.to), matches: [{ entry: pin.entry, score: EXACT_SCORE }] }];
  const number = numbers.find((span) => span.from === from);
  if (number !== undefined) return [{ ...segmentTo(number.to), matches: [], number }];
  const next = [...numbers, ...pins].map((span) => span.from).filter((at) => at > from);
  const border = Math.min(...next, words.length);
  const end = Math.min(from + PHRASE_WORDS_MAX, border);
  const segments: Segment[] = [];
  const found = negatorAt(words, from);
  if (found !== null && found.to <= border) {
    segments.push({ ...segmentTo(found.to), matches: [], negator: found.negator });
  }
  for (let to = from + 1; to <= end; to += 1) {
    const phrase = words.slice(from, to);
    const isCut = phrase.length > 1 && (inside.has(from) || inside.has(to));
    const hasNegator = isCut || phrase.some(isNegatorWord);
    const isListEnd = JOINS.has(words[from - 1] ?? '') && isNegatorWord(words[to - 1] ?? '');
    if (hasNegator && (isListEnd || !isKnownPhrase(lexicon, phrase))) continue;
    const all = matchesOf(lexicon, phrase, isNegated);
    const likely = likeliest(all);
    const matches = likely.length === 0 && isNegated ? misspeltFiller(lexicon, phrase) : likely;
    // An unknown word is a segment of its own.
    if (matches.length === 0 && to - from > 1) continue;
    const guesses = (matches[0]?.score ?? 1) < SURE_SCORE ? all.filter(({ entry }) => isWork(entry)) : [];
    segments.push({ ...segmentTo(to), matches, ...(guesses.length > 0 && { guesses }) });
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
): readonly Segment[] {
  const pins = pinSpans(lexicon, words);
  const isInPin = (at: number): boolean => pins.some(({ from, to }) => at >= from && at < to);
  const withoutPins = pins.length === 0 ? words : words.map((word, at) => (isInPin(at) ? '' : word));
  const numbers = numberSpans(withoutPins).slice(0, NUMBERS_MAX);
  const isNegated = hasNegator(words);
  const text = { lexicon, words, numbers, pins, isNegated, insideNegators: insideNegators(words) };
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
