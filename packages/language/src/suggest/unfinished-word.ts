import type { Lexicon } from '../lexicon/build-lexicon.ts';
import { bestPerMeaning, type Match } from '../lexicon/match.ts';
import { wordsOf } from '../text/normal-text.ts';
import { begunBy, completions } from './completions.ts';
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

/** What is added to the score of a completion each time that the number of titles with its words doubles. */
const DOUBLING_BONUS = 0.25;
/** This many inhabitants make a large city as likely as a word that one title has. */
const INHABITANTS_PER_TITLE = 1_000_000;

/** Whether a word only has the meaning of a stop word. */
function isStop(lexicon: Lexicon, word: string): boolean {
  const entries = lexicon.bySpelling.get(word) ?? [];
  return entries.length > 0 && entries.every(({ kind }) => kind === 'STOP');
}

/** The phrases that complete a word, and how common their words are. */
export interface Completer {
  readonly lexicon: Lexicon;
  /** For each word of job titles, the number of titles that have it. */
  readonly titleWords: ReadonlyMap<string, number>;
}

/** Returns the number of titles that have the rarest word of a phrase. Stop words after the first are not counted. */
function titlesWith(phrase: string, { lexicon, titleWords }: Completer): number {
  const words = wordsOf(phrase).filter((word, at) => at === 0 || !isStop(lexicon, word));
  return Math.min(...words.map((word) => titleWords.get(word) ?? 0));
}

/**
 * Returns how likely a completion is meant. Words of many titles are likelier than others: "tea" begins teacher rather
 * than tea boy.
 */
function likelihoodOf({ entry, score }: Match, completer: Completer): number {
  const { kind, phrase, weight = 0 } = entry;
  const isPlace = kind === 'CITY' || kind === 'LOCALITY';
  if (isPlace && (kind === 'LOCALITY' || weight < LARGE_CITY_POPULATION)) return score - SMALL_PLACE_COST;
  const titles = isPlace ? weight / INHABITANTS_PER_TITLE : titlesWith(phrase, completer);
  return score + DOUBLING_BONUS * Math.log2(1 + titles);
}

/** Returns the text with its last word completed, in at most two ways. */
function completeTexts(before: string, last: string, completer: Completer): string[] {
  const begun = begunBy(completer.lexicon, [last]).filter(({ entry }) => COMPLETED_KINDS.has(entry.kind));
  const likely = bestPerMeaning(begun.map((match) => ({ ...match, score: likelihoodOf(match, completer) })));
  const best = likely[0]?.entry;
  const isComplete = begun.some(({ entry, score }) => entry === best && score >= COMPLETE_SCORE);
  const phrases = [...new Set(likely.map(({ entry }) => wordsOf(entry.phrase).join(' ')))];
  return phrases.slice(0, isComplete ? 1 : TEXTS_MAX).map((phrase) => `${before} ${phrase}`.trim());
}

/** Maximum length of a word without meaning that may be the beginning of another: "co" of "cook". */
const SHORT_STOP_MAX = 2;

/**
 * Completes the last word of a text, from the lexicon and from the words of jobs (`vocabulary`). `counts` says how many jobs
 * have each term. Returns null if the last word is complete, too short, or followed by a space.
 */
export function unfinishedWord(
  text: string,
  completer: Completer,
  vocabulary: Lexicon,
  counts: ReadonlyMap<number, number>,
): UnfinishedWord | null {
  const words = firstWordsOf(text);
  const last = words.at(-1);
  if (last === undefined || last.length < LENGTH_MIN || text !== text.trimEnd()) return null;
  const isBeginning = words.length === 1 && last.length <= SHORT_STOP_MAX && isStop(completer.lexicon, last);
  if (completer.lexicon.bySpelling.has(last) && !isBeginning) return null;
  const before = words.slice(0, -1).join(' ');
  const countOf = (term: number) => counts.get(term) ?? 0;
  const terms = completions(vocabulary, [last], COMPLETIONS_MAX)
    .map(({ entry }) => Number(entry.value))
    .sort((a, b) => countOf(b) - countOf(a));
  return {
    before,
    texts: completeTexts(before, last, completer),
    terms: terms.slice(0, TERMS_MAX),
  };
}
