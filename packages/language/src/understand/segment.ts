import type { Lexicon } from '../lexicon/build-lexicon.ts';
import { MEANINGS, type Meaning } from '../lexicon/lexicon-entry.ts';
import { lookUp } from '../lexicon/look-up.ts';
import type { Match } from '../lexicon/match.ts';
import { saysWhere, stemsOf } from '../text/endings.ts';
import { wordsOf } from '../text/normal-text.ts';
import { type NumberSpan, numberSpans } from './number-spans.ts';

/** A stretch of words with what it can mean; no meanings for a word that the lexicon does not know. */
export interface Segment {
  readonly words: readonly string[];
  /** Where each of its words stands in the text: not always one behind the other. */
  readonly places: readonly number[];
  readonly matches: readonly Match[];
  /** The filter that it sets, where it is a number. */
  readonly number?: NumberSpan;
}

const EXACT = 1;
/** What sounds the same or has another ending. */
const SURE = 0.9;
const STEM_COSTS = 0.04;
/** Scores that are no further apart are as good. */
const ALIKE = 0.02;
/** A place that is not written as it is must be known and the guess sure: there are so many that one is near any word. */
const KNOWN_CITY = 200_000;
const PLACE_LENGTH_MIN = 4;
const CAREFUL = 0.75;
const LOCALITY_MIN = 0.84;
/** Work is believed before a place, and a typo is sooner one in a work that there are jobs of. */
const PLACE_GUESS_COSTS = 0.03;
const OTHER_WORK_GUESS_COSTS = 0.05;
/** Cut to a very short word that says nothing, a word is lost. */
const STOP_STEM_MIN = 4;
/** A word that nothing is known of, and how much better one long phrase is than its words one by one. */
const UNKNOWN = 0.45;
const LONGER = 0.35;
/** What an empty word within a phrase is worth: hardly more than by itself. */
const FILLER = 1.03;
const PHRASE_MAX = 4;
/** So many amounts and years of a text are read; who says two says one too many. */
const NUMBERS_MAX = 4;

const PLACES: ReadonlySet<Meaning> = new Set<Meaning>(['CITY', 'LOCALITY']);
const QUIET: ReadonlySet<Meaning> = new Set<Meaning>(['STOP', 'WEAK', 'GROUP']);

const namesOther = (lexicon: Lexicon, phrase: string): boolean =>
  lexicon.written.get(wordsOf(phrase).join(''))?.some(({ kind }) => kind === 'OTHER_WORK') ?? false;

function isCrediblePlace({ entry, score }: Match, text: string): boolean {
  if (score >= (saysWhere(text) ? EXACT - STEM_COSTS : EXACT)) return true;
  const isKnown = (entry.weight ?? 0) > KNOWN_CITY && text.length >= PLACE_LENGTH_MIN;
  return isKnown && score >= (entry.kind === 'LOCALITY' ? LOCALITY_MIN : CAREFUL);
}

/** A match as it is believed, or none: guesses at places with care, at words that say little never. */
function believed(lexicon: Lexicon, match: Match, text: string): Match[] {
  const { entry, score } = match;
  const isPlace = PLACES.has(entry.kind);
  if (isPlace && !isCrediblePlace(match, text)) return [];
  if (score >= SURE) return [match];
  const isOther = namesOther(lexicon, entry.phrase);
  if (QUIET.has(entry.kind) || (isOther && score < CAREFUL)) return [];
  // Whatever else its phrase means is worth no more, or a typo would make a nurse of the portal's own.
  const cost = (isOther ? OTHER_WORK_GUESS_COSTS : 0) + (isPlace ? PLACE_GUESS_COSTS : 0);
  return [{ entry, score: score - cost }];
}

/** The same words with the last one cut to its stem. */
const stemMatches = (lexicon: Lexicon, words: readonly string[]): Match[] =>
  stemsOf(words.at(-1) ?? '').flatMap((stem) =>
    lookUp(lexicon, [...words.slice(0, -1), stem])
      .filter(({ entry }) => entry.kind !== 'STOP' || stem.length >= STOP_STEM_MIN)
      .map(({ entry, score }) => ({ entry, score: score - STEM_COSTS })),
  );

/** Words that stand in jobs are meant as they are, and none written as another work is part of a misspelt phrase. */
function leastScore(lexicon: Lexicon, words: readonly string[]): number {
  if (words.length === 1) return lexicon.jobWords.has(words[0] ?? '') ? SURE : 0;
  return words.some((word) => namesOther(lexicon, word)) ? EXACT : 0;
}

function matchesOf(lexicon: Lexicon, words: readonly string[]): Match[] {
  const text = words.join('');
  const least = leastScore(lexicon, words);
  const credible = (matches: readonly Match[]) =>
    matches.flatMap((match) => (match.score >= least ? believed(lexicon, match, text) : []));
  const plain = credible(lookUp(lexicon, words));
  const isSure = plain.some(({ score }) => score >= SURE);
  return isSure ? plain : [...plain, ...credible(stemMatches(lexicon, words))];
}

/** The meanings as good as the best, in the order in which they are believed. */
function likeliest(matches: readonly Match[]): Match[] {
  const top = Math.max(...matches.map(({ score }) => score));
  const turn = ({ entry }: Match) => MEANINGS.indexOf(entry.kind);
  return matches
    .filter(({ score }) => score >= top - ALIKE)
    .sort((a, b) => turn(a) - turn(b) || b.score - a.score);
}

/** Words that say nothing; those of doing make a phrase with what is done: "gadi chalana". */
const isFiller = (lexicon: Lexicon, word: string): boolean =>
  (lexicon.written.get(word) ?? []).some(({ kind, value }) => kind === 'STOP' && value !== 'doing');

/** Words that say nothing hardly make a phrase better: "guard ki naukri" is worth little more than "guard". */
function worth(lexicon: Lexicon, { words, matches }: Segment): number {
  const score = matches[0]?.score;
  if (score === undefined) return UNKNOWN * words.length;
  const fillers = words.filter((word) => isFiller(lexicon, word)).length;
  const telling = words.length - fillers;
  if (telling === 0) return score * words.length;
  return score * telling + (telling - 1) * LONGER * score + fillers * FILLER;
}

/** Cuts words into numbers and the phrases that make most sense together: the best sum over all ways to cut. */
export function segmentsOf(lexicon: Lexicon, words: readonly string[]): Segment[] {
  const numbers = numberSpans(words).slice(0, NUMBERS_MAX);
  const best = new Map([[0, { worth: 0, segments: [] as Segment[] }]]);
  for (const from of words.keys()) {
    const before = best.get(from);
    const next = numbers.find((span) => span.from >= from);
    const number = next?.from === from ? next : undefined;
    const last = number?.to ?? Math.min(from + PHRASE_MAX, next?.from ?? words.length);
    for (let to = number?.to ?? from + 1; before !== undefined && to <= last; to += 1) {
      const own = words.slice(from, to);
      const matches = number === undefined ? likeliest(matchesOf(lexicon, own)) : [];
      if (matches.length === 0 && own.length > 1 && number === undefined) continue;
      const places = own.map((_, at) => from + at);
      const part: Segment = { words: own, places, matches, number };
      const sum = before.worth + worth(lexicon, part);
      if (sum > (best.get(to)?.worth ?? -1))
        best.set(to, { worth: sum, segments: [...before.segments, part] });
    }
  }
  return best.get(words.length)?.segments ?? [];
}
