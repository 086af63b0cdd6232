import type { Lexicon } from '../lexicon/build-lexicon.ts';
import type { Match } from '../lexicon/match.ts';
import { completions } from './completions.ts';
import { firstWordsOf } from './first-words.ts';

/** A text whose last word is still being typed, and what it may become. */
export interface UnfinishedWord {
  /** The words before it. */
  readonly before: string;
  /** Whole texts with the last word completed by a meaning, the likeliest first. */
  readonly texts: readonly string[];
  /** Terms of words in jobs that begin so. */
  readonly terms: readonly number[];
}

const LENGTH_MIN = 2;
const TEXTS_MAX = 2;
/** From here on a completion adds nothing: the word sounds like it as it stands. */
const WHOLE = 0.9;
const TERMS_MAX = 4;
const LOOKED_AT = 12;
const WORK: ReadonlySet<string> = new Set([
  'PROFILE',
  'SUB_PROFILE',
  'SKILL',
  'CITY',
  'LOCALITY',
  'JOB_TYPE',
]);

const LARGE_CITY = 300_000;
/** Places are many: before works only when large or nearly typed out. */
const SMALL_PLACE_COSTS = 0.35;

function likelihood({ entry, score }: Match): number {
  const isPlace = entry.kind === 'CITY' || entry.kind === 'LOCALITY';
  const isLarge = entry.kind === 'CITY' && (entry.weight ?? 0) >= LARGE_CITY;
  return isPlace && !isLarge ? score - SMALL_PLACE_COSTS : score;
}

function likelier(a: Match, b: Match): number {
  return likelihood(b) - likelihood(a) || (b.entry.weight ?? 0) - (a.entry.weight ?? 0);
}

/** What the last word of a text may become, in the lexicon and among the words of jobs (`vocabulary`); null where it is a whole word already, or too short to tell. */
export function unfinishedWord(
  text: string,
  lexicon: Lexicon,
  vocabulary: Lexicon,
  counts: ReadonlyMap<number, number>,
): UnfinishedWord | null {
  const words = firstWordsOf(text);
  const last = words.at(-1);
  if (last === undefined || last.length < LENGTH_MIN || text !== text.trimEnd()) return null;
  if (lexicon.written.has(last)) return null;
  const before = words.slice(0, -1).join(' ');
  const meanings = completions(lexicon, [last], LOOKED_AT).filter(({ entry }) => WORK.has(entry.kind));
  const phrases = meanings.sort(likelier).map(({ entry }) => entry.phrase);
  const isWhole = (meanings[0]?.score ?? 0) >= WHOLE;
  const terms = completions(vocabulary, [last], LOOKED_AT)
    .map(({ entry }) => Number(entry.value))
    .sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  return {
    before,
    texts: [...new Set(phrases)]
      .slice(0, isWhole ? 1 : TEXTS_MAX)
      .map((phrase) => `${before} ${phrase}`.trim()),
    terms: terms.slice(0, TERMS_MAX),
  };
}
