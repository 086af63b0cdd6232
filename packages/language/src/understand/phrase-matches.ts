import { CHOICE_FILTER_NAMES, JOB_FILTERS } from '@nukkad/contract/jobs/job-filters.ts';
import { latinDigits } from '@nukkad/domain/latin-digits.ts';
import type { Lexicon } from '../lexicon/build-lexicon.ts';
import { MEANINGS, type Meaning } from '../lexicon/lexicon-entry.ts';
import { lookUp } from '../lexicon/look-up.ts';
import type { Match } from '../lexicon/match.ts';
import { hasLocativeEnding, stemsOf } from '../text/endings.ts';
import { wordsOf } from '../text/normal-text.ts';
import { isWork } from './head-of.ts';

export const EXACT_SCORE = 1;
/** Minimum score of a match that is not a guess: the same sound, or another ending. */
export const SURE_SCORE = 0.9;
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
/** Marathi speakers say "ऑफिसचं काम", which is written "ऑफिसचे काम". */
const SPOKEN_ENDING = /चं$/;
const WRITTEN_ENDING = 'चे';

const PLACE_KINDS: ReadonlySet<Meaning> = new Set<Meaning>(['CITY', 'LOCALITY']);
const CONDITION_KINDS: ReadonlySet<Meaning> = new Set<Meaning>(
  CHOICE_FILTER_NAMES.map((name) => JOB_FILTERS[name].term),
);
/** Kinds that say too little to be guessed. */
const NEVER_GUESSED_KINDS: ReadonlySet<Meaning> = new Set<Meaning>(['STOP', 'WEAK', 'GROUP']);
/**
 * A misspelt filler is recognised only if it is a single word of several letters and similar enough. Its penalty prevents
 * that it hides a misspelt occupation or place.
 */
const GUESSED_STOP_LENGTH_MIN = 4;
const GUESSED_STOP_SCORE = 0.8;
const STOP_GUESS_COST = 0.06;

const isOtherWork = (lexicon: Lexicon, phrase: string): boolean =>
  lexicon.bySpelling.get(wordsOf(phrase).join(''))?.some(({ kind }) => kind === 'OTHER_WORK') ?? false;

function isCrediblePlace({ entry, score }: Match, text: string): boolean {
  const exactScore = hasLocativeEnding(text) ? EXACT_SCORE - STEM_COST : EXACT_SCORE;
  if (score >= exactScore) return true;
  const isLarge = (entry.weight ?? 0) > GUESSED_CITY_POPULATION;
  if (!isLarge || text.length < GUESSED_PLACE_LENGTH_MIN) return false;
  return score >= (entry.kind === 'LOCALITY' ? GUESSED_LOCALITY_SCORE : CAREFUL_SCORE);
}

const digitsOf = (text: string): string => latinDigits(text).replace(/\D/g, '');

const isMisspeltStop = ({ entry: { kind, phrase }, score }: Match, text: string): boolean =>
  kind === 'STOP' &&
  !phrase.includes(' ') &&
  text.length >= GUESSED_STOP_LENGTH_MIN &&
  score >= GUESSED_STOP_SCORE;

/** Returns the match with the penalties for a guess; null if the guess is not credible. */
function credibleMatch(lexicon: Lexicon, match: Match, text: string): Match | null {
  const { entry, score } = match;
  const isPlace = PLACE_KINDS.has(entry.kind);
  if (isPlace && !isCrediblePlace(match, text)) return null;
  if (score >= SURE_SCORE) return match;
  // A number is not mistyped for another one: "12 hours" is not "2 hours".
  if (digitsOf(entry.phrase) !== digitsOf(text)) return null;
  if (isMisspeltStop(match, text)) return { entry, score: score - STOP_GUESS_COST };
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
export const isFiller = (lexicon: Lexicon, word: string): boolean =>
  (lexicon.bySpelling.get(word) ?? []).some(({ kind, value }) => kind === 'STOP' && value !== 'doing');

/** Postpositions. A phrase does not end with one. */
const POSTPOSITION = /^(?:k|k[aeio]|se|me|mein|par|ch[aei]|chya|का|की|के|को|से|में|मे|पर|चा|ची|चे|चं|च्या)$/;

/** Endings of a verb that says what somebody will do: चालवणार, karunga. */
const FUTURE = /(?:णारच?|na?ar|[ूऊ]ंग[ाी]|ung[ai])$/;

/** Whether a phrase begins with a stop word, or ends with a postposition or a verb in the future. Such a phrase is no misspelt occupation. */
function hasLooseWord(lexicon: Lexicon, words: readonly string[]): boolean {
  const last = words.at(-1) ?? '';
  return (
    words.length > 1 && (isFiller(lexicon, words[0] ?? '') || POSTPOSITION.test(last) || FUTURE.test(last))
  );
}

/** Whether a part of a phrase is exactly a condition: "घर से काम" of "घर से काम ड्राइवर". */
function containsCondition(lexicon: Lexicon, words: readonly string[]): boolean {
  const isCondition = (part: readonly string[]): boolean =>
    (lexicon.bySpelling.get(part.join('')) ?? []).some(({ kind }) => CONDITION_KINDS.has(kind));
  const lengths = Array.from({ length: Math.max(words.length - 1, 0) }, (_, at) => at + 1);
  return lengths.some((length) => isCondition(words.slice(0, length)) || isCondition(words.slice(-length)));
}

export function matchesOf(lexicon: Lexicon, words: readonly string[], isNegatedText: boolean): Match[] {
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
export function likeliest(matches: readonly Match[]): Match[] {
  const bestScore = Math.max(...matches.map(({ score }) => score));
  const precedence = ({ entry }: Match) => MEANINGS.indexOf(entry.kind);
  return matches
    .filter(({ score }) => score >= bestScore - TIE_MARGIN)
    .sort((a, b) => precedence(a) - precedence(b) || b.score - a.score);
}
