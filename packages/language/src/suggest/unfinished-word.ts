import type { Lexicon } from '../lexicon/build-lexicon.ts';
import type { Match } from '../lexicon/match.ts';
import { completions } from './completions.ts';
import { firstWordsOf } from './first-words.ts';

/** Completions of the last word of a text that is still being typed. */
export interface UnfinishedWord {
  /** The words before the last word. */
  readonly before: string;
  /** Complete texts in which a phrase of the lexicon replaces the last word, the likeliest first. */
  readonly texts: readonly string[];
  /** Terms (`search_word.term`) of words in jobs that begin with the last word, the commonest first. */
  readonly terms: readonly number[];
}

const LENGTH_MIN = 2;
const TEXTS_MAX = 2;
/** Minimum score at which the best completion is almost completely typed, so that a second one is not offered. */
const COMPLETE_SCORE = 0.9;
const TERMS_MAX = 4;
const COMPLETIONS_MAX = 12;
/** Kinds of meaning that are offered as completions. */
const COMPLETED_KINDS: ReadonlySet<string> = new Set([
  'PROFILE',
  'SUB_PROFILE',
  'SKILL',
  'CITY',
  'LOCALITY',
  'JOB_TYPE',
]);

const LARGE_CITY_POPULATION = 300_000;
/**
 * Penalty for small places. Because there are so many, they come before occupations only if they are typed almost
 * completely.
 */
const SMALL_PLACE_COST = 0.35;

function likelihood({ entry, score }: Match): number {
  const isPlace = entry.kind === 'CITY' || entry.kind === 'LOCALITY';
  const isLargeCity = entry.kind === 'CITY' && (entry.weight ?? 0) >= LARGE_CITY_POPULATION;
  return isPlace && !isLargeCity ? score - SMALL_PLACE_COST : score;
}

function byLikelihood(a: Match, b: Match): number {
  return likelihood(b) - likelihood(a) || (b.entry.weight ?? 0) - (a.entry.weight ?? 0);
}

/** Returns the text with its last word completed, in at most two ways. */
function completeTexts(lexicon: Lexicon, before: string, last: string): string[] {
  const matches = completions(lexicon, [last], COMPLETIONS_MAX)
    .filter(({ entry }) => COMPLETED_KINDS.has(entry.kind))
    .sort(byLikelihood);
  const isComplete = (matches[0]?.score ?? 0) >= COMPLETE_SCORE;
  const phrases = [...new Set(matches.map(({ entry }) => entry.phrase))];
  return phrases.slice(0, isComplete ? 1 : TEXTS_MAX).map((phrase) => `${before} ${phrase}`.trim());
}

/**
 * Completes the last word of a text, from the lexicon and from the words of jobs (`vocabulary`). `counts` says how many jobs
 * have each term. Returns null if the last word is complete, too short, or followed by a space.
 */
export function unfinishedWord(
  text: string,
  lexicon: Lexicon,
  vocabulary: Lexicon,
  counts: ReadonlyMap<number, number>,
): UnfinishedWord | null {
  const words = firstWordsOf(text);
  const last = words.at(-1);
  if (last === undefined || last.length < LENGTH_MIN || text !== text.trimEnd()) return null;
  if (lexicon.bySpelling.has(last)) return null;
  const before = words.slice(0, -1).join(' ');
  const countOf = (term: number) => counts.get(term) ?? 0;
  const terms = completions(vocabulary, [last], COMPLETIONS_MAX)
    .map(({ entry }) => Number(entry.value))
    .sort((a, b) => countOf(b) - countOf(a));
  return { before, texts: completeTexts(lexicon, before, last), terms: terms.slice(0, TERMS_MAX) };
}
