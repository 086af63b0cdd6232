import type { Lexicon } from '../lexicon/build-lexicon.ts';
import { MEANINGS, type Meaning } from '../lexicon/lexicon-entry.ts';
import { lookUp } from '../lexicon/look-up.ts';
import type { Match } from '../lexicon/match.ts';
import { wordsOf } from '../text/normal-text.ts';
import { stemsOf } from '../text/stems.ts';

/** A stretch of words with what it can mean; no meanings for a word that the lexicon does not know. */
export interface Segment {
  readonly words: readonly string[];
  /** Where each of its words stands in the text: not always one behind the other. */
  readonly places: readonly number[];
  readonly matches: readonly Match[];
}

const EXACT = 1;
/** What sounds the same or has another ending. */
const SURE = 0.9;
const STEM_COSTS = 0.04;
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

const QUIET: ReadonlySet<Meaning> = new Set<Meaning>(['STOP', 'WEAK', 'GROUP']);

const isPlace = ({ entry }: Match): boolean => entry.kind === 'CITY' || entry.kind === 'LOCALITY';

const namesOther = (lexicon: Lexicon, phrase: string): boolean =>
  lexicon.written.get(wordsOf(phrase).join(''))?.some(({ kind }) => kind === 'OTHER_WORK') ?? false;

/** Endings of Marathi that say where: साताऱ्यात, karadla, बीडमध्ये. Cut to its stem, any other word may be some small town: मुलांची is no Mul. */
const SAYS_WHERE = /.{4}(त|ला|at|et|it|t|la)$|(मध्ये|मधे|मधील|ातील|madhe|madhye|madhil)$/;

function isCrediblePlace({ entry, score }: Match, text: string): boolean {
  if (score >= (SAYS_WHERE.test(text) ? EXACT - STEM_COSTS : EXACT)) return true;
  const isKnown = (entry.weight ?? 0) > KNOWN_CITY && text.length >= PLACE_LENGTH_MIN;
  return isKnown && score >= (entry.kind === 'LOCALITY' ? LOCALITY_MIN : CAREFUL);
}

/** Guesses by kind: of places with care, of words that say little never. */
function isCredible(lexicon: Lexicon, match: Match, text: string): boolean {
  const { entry, score } = match;
  if (isPlace(match)) return isCrediblePlace(match, text);
  if (score >= SURE) return true;
  if (QUIET.has(entry.kind)) return false;
  return score >= CAREFUL || !namesOther(lexicon, entry.phrase);
}

/** What a guess is worth beside other guesses. */
function believed(lexicon: Lexicon, match: Match): Match {
  if (match.score >= SURE) return match;
  // Whatever else its phrase means is worth no more, or a typo would make a nurse of the portal's own.
  const cost = namesOther(lexicon, match.entry.phrase) ? OTHER_WORK_GUESS_COSTS : 0;
  return { ...match, score: match.score - cost - (isPlace(match) ? PLACE_GUESS_COSTS : 0) };
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
    matches
      .filter((match) => match.score >= least && isCredible(lexicon, match, text))
      .map((match) => believed(lexicon, match));
  const plain = credible(lookUp(lexicon, words));
  const isSure = plain.some(({ score }) => score >= SURE);
  return [...plain, ...(isSure ? [] : credible(stemMatches(lexicon, words)))].sort(
    (a, b) => b.score - a.score,
  );
}

/** The meanings as good as the best, in the order in which they are believed. */
function likeliest(matches: readonly Match[]): Match[] {
  const top = matches[0]?.score ?? 0;
  return matches
    .filter(({ score }) => score >= top - 0.02)
    .sort((a, b) => MEANINGS.indexOf(a.entry.kind) - MEANINGS.indexOf(b.entry.kind));
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

/** Cuts words into the phrases that make most sense together: the best sum over all ways to cut. `start` is where they stand. */
export function segment(lexicon: Lexicon, words: readonly string[], start = 0): Segment[] {
  const best: { worth: number; segments: Segment[] }[] = [{ worth: 0, segments: [] }];
  for (let to = 1; to <= words.length; to += 1) {
    const ways = [];
    for (let from = Math.max(0, to - Math.min(PHRASE_MAX, lexicon.longest)); from < to; from += 1) {
      const part = words.slice(from, to);
      const found: Segment = {
        words: part,
        places: part.map((_word, within) => start + from + within),
        matches: likeliest(matchesOf(lexicon, part)),
      };
      if (found.matches.length === 0 && part.length > 1) continue;
      const before = best[from] as (typeof best)[number];
      ways.push({ worth: before.worth + worth(lexicon, found), segments: [...before.segments, found] });
    }
    best.push(ways.reduce((a, b) => (b.worth > a.worth ? b : a)));
  }
  return best[words.length]?.segments ?? [];
}
