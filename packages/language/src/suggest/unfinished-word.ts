import type { Lexicon } from '../lexicon/build-lexicon.ts';
import type { LexiconEntry } from '../lexicon/lexicon-entry.ts';
import { bestPerMeaning, type Match } from '../lexicon/match.ts';
import { wordsOf } from '../text/normal-text.ts';
import { begunBy, completions, typedShare } from './completions.ts';
import { firstWordsOf } from './first-words.ts';

/** Completions of the last word of a text that is still being typed. */
export interface UnfinishedWord {
  /** The words before the last word. */
  readonly before: string;
  /** Whether the last word also has a meaning as it is: "car", the beginning of "carpenter". */
  readonly isKnown: boolean;
  /** Complete texts in which a phrase of the lexicon replaces the last word or words, the likeliest first. */
  readonly texts: readonly string[];
  /** Terms (`search_word.term`) of words in jobs that begin with the last word, the commonest first. */
  readonly terms: readonly number[];
}

const LENGTH_MIN = 2;
const TEXTS_MAX = 6;
/** Minimum score at which the best completion is almost completely typed, so that a second one is not offered. */
const COMPLETE_SCORE = 0.9;
/** A word of at most this many letters often begins a longer one, even if it has a meaning: "car", "wai", "ऑफिस". */
const BEGINNING_LENGTH_MAX = 4;
const TERMS_MAX = 4;
const COMPLETIONS_MAX = 12;
/** Maximum number of typed words that are completed together: "office bo" is the beginning of "office boy". */
const JOINED_WORDS_MAX = 3;
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
/** What is added to the score of a name or synonym of an occupation. Other phrases only describe it. */
const NAME_BONUS = 0.5;
/** What is added to the score of an occupation that is the first meaning of a text. */
const WORK_BONUS = 0.25;
/** What is added to the score of an occupation that is typed completely. */
const EXACT_BONUS = 0.25;
/** What an occupation before the word that is being typed takes from the score of another occupation. */
const AFTER_WORK_COST = 0.5;
/** What is taken from the score of a phrase that begins with the same next word as a likelier one. */
const REPEATED_COST = 0.6;
/** What each word after the one that is being typed takes from the score of a completion. */
const FURTHER_WORD_COST = 0.05;
/** This many inhabitants make a large city as likely as a word that one title has. */
const INHABITANTS_PER_TITLE = 400_000;
/** A completion is not offered if its score is lower than the best by more than this. */
const UNLIKELY_MARGIN = 1;

/** Whether a word only has the meaning of a stop word. */
function isStop(lexicon: Lexicon, word: string): boolean {
  const entries = lexicon.bySpelling.get(word) ?? [];
  return entries.length > 0 && entries.every(({ kind }) => kind === 'STOP');
}

/** Kinds of meaning that do not keep a short word from being the beginning of another one. */
const OPEN_KINDS: ReadonlySet<string> = new Set(['STOP', 'CITY', 'LOCALITY']);

/** Kinds of meaning that say nothing about the occupation alone: "hotel", "bike". */
const VAGUE_KINDS: ReadonlySet<string> = new Set(['WEAK', 'GROUP']);

/** Whether a word that has a meaning may still be the beginning of a longer word or phrase. */
function isBeginning(words: readonly string[], { lexicon }: Completer): boolean {
  const [last = ''] = words.slice(-1);
  if (!words.slice(0, -1).every((word) => isStop(lexicon, word))) return false;
  const entries = lexicon.bySpelling.get(last) ?? [];
  // A stop word that occurs in jobs is meant as it is: "job".
  if (isStop(lexicon, last) && lexicon.jobWords.has(last)) return false;
  return last.length <= BEGINNING_LENGTH_MAX || entries.every(({ kind }) => VAGUE_KINDS.has(kind));
}

/** Whether a word has a meaning as it is, other than the name of a place, which may be small: "wai". */
const hasOwnMeaning = ({ bySpelling }: Lexicon, word: string): boolean =>
  (bySpelling.get(word) ?? []).some(({ kind }) => !OPEN_KINDS.has(kind));

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

const isWork = ({ kind }: LexiconEntry): boolean => kind === 'PROFILE' || kind === 'SUB_PROFILE';
/** Whether a phrase is a name or synonym of an occupation, which have a weight. */
const isNameOfWork = (entry: LexiconEntry): boolean => isWork(entry) && (entry.weight ?? 0) > 0;

/** Returns what is added to the score of an occupation that is the first meaning of a text; more for its names. */
function bonusOfWork({ entry, score }: Match): number {
  if (!isWork(entry)) return 0;
  const exact = score === 1 ? EXACT_BONUS : 0;
  const name = isNameOfWork(entry) ? NAME_BONUS : 0;
  return exact + name + WORK_BONUS;
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

/** Whether a phrase begins with these words, of which the last may be incomplete. */
function beginsWith(phrase: string, words: readonly string[]): boolean {
  const ofPhrase = wordsOf(phrase);
  const last = words.length - 1;
  return words.every((word, at) =>
    at === last ? ofPhrase[at]?.startsWith(word) === true : ofPhrase[at] === word,
  );
}

/** Whether words are the beginning of a phrase that is no mere description: not "cook ma" of "cook maid". */
const isJoined = (entry: LexiconEntry, words: readonly string[]): boolean =>
  (isNameOfWork(entry) || !isWork(entry)) && beginsWith(entry.phrase, words);

const namesWork = ({ bySpelling }: Lexicon, word: string): boolean =>
  (bySpelling.get(word) ?? []).some(isWork);

/** The last words of a text that begin phrases, with these phrases. */
interface Begun {
  readonly before: readonly string[];
  readonly matches: readonly Match[];
}

/** Returns the phrases that begin with the last words of a text, with as many of these words as possible. */
function begunWith(words: readonly string[], completer: Completer): Begun {
  const { lexicon } = completer;
  const [first = ''] = words;
  const isOnlyStop = words.length === 1 && isStop(lexicon, first);
  for (let count = Math.min(JOINED_WORDS_MAX, words.length); count > 0; count -= 1) {
    const last = words.slice(-count);
    // A stop word may be the beginning of another common word, but not the first word of a phrase: "job consultant".
    const isLonger = ({ entry }: Match) =>
      !isOnlyStop || (wordsOf(entry.phrase)[0] !== first && isNameOfWork(entry));
    const isPhrase = ({ entry }: Match) =>
      COMPLETED_KINDS.has(entry.kind) && (count === 1 || isJoined(entry, last));
    const matches =
      last.join('').length < LENGTH_MIN ? [] : begunBy(lexicon, last).filter(isPhrase).filter(isLonger);
    if (matches.length > 0) return { before: words.slice(0, -count), matches };
  }
  return { before: words, matches: [] };
}

/** Returns the first words of a phrase, to the end of the first one that is not yet typed completely. */
function nextWordsOf(phrase: string, typed: string): string {
  const words = wordsOf(phrase);
  const end = words.findIndex((_word, at) => words.slice(0, at + 1).join('').length > typed.length);
  return words.slice(0, end < 0 ? words.length : end + 1).join(' ');
}

/** Lowers the scores of all but the best phrase of each next word: "machine" before "marketing manager". */
function varied(matches: readonly Match[], typed: string): Match[] {
  const seen = new Set<string>();
  const lowered = matches.map((match) => {
    const next = nextWordsOf(match.entry.phrase, typed);
    const isRepeated = seen.has(next);
    seen.add(next);
    return isRepeated ? { ...match, score: match.score - REPEATED_COST } : match;
  });
  return lowered.toSorted((a, b) => b.score - a.score);
}

/** Returns the text with its last word or words completed, the likeliest first. */
function completeTexts(words: readonly string[], completer: Completer): string[] {
  const { before, matches } = begunWith(words, completer);
  const typed = words.slice(before.length).join('');
  // After other words, and even more after an occupation, a place or a condition is likelier than another one.
  const costAfter = before.some((word) => namesWork(completer.lexicon, word)) ? AFTER_WORK_COST : 0;
  const isFirst = before.every((word) => isStop(completer.lexicon, word));
  const bonusOf = (match: Match) => {
    if (isFirst) return bonusOfWork(match);
    return isWork(match.entry) ? -costAfter : 0;
  };
  const scored = matches.map(({ entry, score }) => {
    const next = nextWordsOf(entry.phrase, typed);
    const further = wordsOf(entry.phrase).length - wordsOf(next).length;
    const share = Math.max(score, typedShare(typed, next.replaceAll(' ', '')));
    const likelihood = likelihoodOf({ entry, score: share - FURTHER_WORD_COST * further }, completer);
    return { entry, score: likelihood + bonusOf({ entry, score }) };
  });
  const likely = bestPerMeaning(scored);
  const [best] = likely;
  if (best === undefined) return [];
  const shares = new Map(matches.map(({ entry, score }) => [entry, score]));
  const shareOf = ({ entry }: Match) => shares.get(entry) ?? 0;
  const isLong = (words.at(-1)?.length ?? 0) > BEGINNING_LENGTH_MAX;
  const isComplete = (isLong || best.entry.kind === 'CITY') && shareOf(best) >= COMPLETE_SCORE;
  const isUsual = (match: Match) => {
    const isLikely = match.score >= best.score - UNLIKELY_MARGIN || shareOf(match) === 1;
    return isLikely && (typed.length > LENGTH_MIN || !isWork(match.entry) || isNameOfWork(match.entry));
  };
  const phrases = varied(likely.filter(isUsual), typed).map(({ entry }) => wordsOf(entry.phrase).join(' '));
  return [...new Set(phrases)]
    .slice(0, isComplete ? 1 : TEXTS_MAX)
    .map((phrase) => [...before, phrase].join(' '));
}

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
  const isKnown = completer.lexicon.bySpelling.has(last);
  if (isKnown && !isBeginning(words, completer)) return null;
  const before = words.slice(0, -1).join(' ');
  const countOf = (term: number) => counts.get(term) ?? 0;
  const terms = completions(vocabulary, [last], COMPLETIONS_MAX)
    .map(({ entry }) => Number(entry.value))
    .sort((a, b) => countOf(b) - countOf(a));
  return {
    before,
    isKnown: hasOwnMeaning(completer.lexicon, last),
    texts: completeTexts(words, completer),
    terms: terms.slice(0, TERMS_MAX),
  };
}
