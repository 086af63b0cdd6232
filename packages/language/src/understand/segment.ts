import { joined, type Lexicon } from '../lexicon/build-lexicon.ts';
import { CHOICE_TERMS, type Meaning } from '../lexicon/lexicon-entry.ts';
import { lookUp, type Match } from '../lexicon/look-up.ts';
import { GUESS_MIN } from '../lexicon/typo-score.ts';
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
/** A guess at what few ask for or what says nothing must be surer, and of a longer word. */
const CAREFUL = 0.78;
const CAREFUL_LENGTH = 5;
const LOCALITY_MIN = 0.84;
/** A place that is not written as it is must be known: there are so many that one is near any word. */
const KNOWN_CITY = 200_000;
const LARGE_CITY = 1_000_000;
/** A typo is sooner one in a work that there are jobs of. */
const OTHER_WORK_GUESS_COSTS = 0.05;
/** Work is believed before a place, but for after "in" and before "में": there a place is what is looked for. */
const PLACE_GAINS = -0.03;
const CUED_PLACE_GAINS = 0.06;
const BEFORE_PLACES = new Set(['in', 'at']);
const BEHIND_PLACES = new Set('me mein mai men madhe madhye la में मे मध्ये मधे ला'.split(' '));
/** A word that nothing is known of, and how much better one long phrase is than its words one by one. */
const UNKNOWN = 0.45;
const LONGER = 0.35;
const FILLED = 0.03;
const PHRASE_MAX = 4;

const QUIET: ReadonlySet<Meaning> = new Set<Meaning>(['STOP', 'WEAK', 'GROUP']);

const isPlace = ({ entry }: Match): boolean => entry.kind === 'CITY' || entry.kind === 'LOCALITY';

const namesOther = (lexicon: Lexicon, phrase: string): boolean =>
  lexicon.written.get(joined(wordsOf(phrase)))?.some(({ kind }) => kind === 'OTHER_WORK') ?? false;

/** Endings of Marathi that say where: साताऱ्यात, karadla, बीडमध्ये. Cut to its stem, any other word may be some small town: मुलांची is no Mul. */
const SAYS_WHERE = /.{4}(त|ला|at|et|it|t|la)$|(मध्ये|मधे|मधील|ातील|madhe|madhye|madhil)$/;

function isCrediblePlace({ entry, score }: Match, text: string, isCued: boolean): boolean {
  const people = entry.weight ?? 0;
  if (score >= (SAYS_WHERE.test(text) ? EXACT - STEM_COSTS : EXACT)) return true;
  const least = isCued ? GUESS_MIN : CAREFUL;
  const isLong = text.length >= (people > LARGE_CITY || isCued ? CAREFUL_LENGTH - 1 : CAREFUL_LENGTH);
  return people > KNOWN_CITY && isLong && score >= (entry.kind === 'LOCALITY' ? LOCALITY_MIN : least);
}

/** Guesses by kind: of places with care, of empty words hardly ever. */
function isCredible(lexicon: Lexicon, match: Match, text: string, isCued: boolean): boolean {
  const { entry, score } = match;
  if (isPlace(match)) return isCrediblePlace(match, text, isCued);
  if (score >= SURE) return true;
  if (QUIET.has(entry.kind)) return text.length >= CAREFUL_LENGTH && score >= CAREFUL;
  return score >= (namesOther(lexicon, entry.phrase) ? CAREFUL : GUESS_MIN);
}

/** What a guess is worth beside other guesses. */
function believed(lexicon: Lexicon, match: Match, isCued: boolean): Match {
  if (match.score >= SURE) return match;
  // Whatever else its phrase means is worth no more, or a typo would make a nurse of the portal's own.
  const cost = namesOther(lexicon, match.entry.phrase) ? OTHER_WORK_GUESS_COSTS : 0;
  const gains = isPlace(match) ? (isCued ? CUED_PLACE_GAINS : PLACE_GAINS) : 0;
  return { ...match, score: match.score + gains - cost };
}

/** The same words with the last one cut to its stem. */
const stemMatches = (lexicon: Lexicon, words: readonly string[]): Match[] =>
  stemsOf(words.at(-1) ?? '').flatMap((stem) =>
    lookUp(lexicon, [...words.slice(0, -1), stem])
      // Cut to a very short word that says nothing, a word is lost.
      .filter(({ entry }) => entry.kind !== 'STOP' || stem.length >= CAREFUL_LENGTH - 1)
      .map(({ entry, score }) => ({ entry, score: score - STEM_COSTS })),
  );

function matchesOf(lexicon: Lexicon, all: readonly string[], from: number, to: number): Match[] {
  const words = all.slice(from, to);
  const text = joined(words);
  // Words that stand in jobs are meant as they are.
  const least = words.length === 1 && lexicon.jobWords.has(text) ? SURE : 0;
  const isCued = BEFORE_PLACES.has(all[from - 1] ?? '') || BEHIND_PLACES.has(all[to] ?? '');
  const credible = (matches: readonly Match[]) =>
    matches
      .filter((match) => match.score >= least && isCredible(lexicon, match, text, isCued))
      .map((match) => believed(lexicon, match, isCued));
  const plain = credible(lookUp(lexicon, words));
  const isSure = plain.some(({ score }) => score >= SURE);
  return [...plain, ...(isSure ? [] : credible(stemMatches(lexicon, words)))].sort(
    (a, b) => b.score - a.score,
  );
}

/** Which of equally good meanings is meant: work before places, places before plain words. */
const ORDER: readonly Meaning[] = [
  'STOP',
  'OTHER_WORK',
  'SUB_PROFILE',
  'PROFILE',
  ...CHOICE_TERMS,
  'NEAR',
  'WEAK',
  'CITY',
  'LOCALITY',
  'SKILL',
  'GROUP',
  'WORD',
];

/** The meanings as good as the best, in the order in which they are believed. */
function likeliest(matches: readonly Match[]): Match[] {
  const top = matches[0]?.score ?? 0;
  return matches
    .filter(({ score }) => score >= top - 0.02)
    .sort((a, b) => ORDER.indexOf(a.entry.kind) - ORDER.indexOf(b.entry.kind));
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
  return score * telling + (telling - 1) * LONGER * score + fillers * (EXACT + FILLED);
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
        matches: likeliest(matchesOf(lexicon, words, from, to)),
      };
      if (found.matches.length === 0 && part.length > 1) continue;
      const before = best[from] as (typeof best)[number];
      ways.push({ worth: before.worth + worth(lexicon, found), segments: [...before.segments, found] });
    }
    best.push(ways.reduce((a, b) => (b.worth > a.worth ? b : a)));
  }
  return best[words.length]?.segments ?? [];
}
