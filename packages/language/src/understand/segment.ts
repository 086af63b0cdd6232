import { joined, type Lexicon } from '../lexicon/build-lexicon.ts';
import { CHOICE_TERMS, type Meaning } from '../lexicon/lexicon-entry.ts';
import { lookUp, type Match } from '../lexicon/look-up.ts';
import { wordsOf } from '../text/normal-text.ts';
import { stemsOf } from '../text/stems.ts';

/** A stretch of words with what it can mean; no meanings for a word that the lexicon does not know. */
export interface Segment {
  readonly from: number;
  readonly to: number;
  readonly words: readonly string[];
  /** Where each of its words stands in the text: not always one behind the other. */
  readonly places: readonly number[];
  readonly matches: readonly Match[];
}

const STEM_COSTS = 0.04;
const WORTH_STEMMING = 0.9;
/** Cut to a very short word that says nothing, a word is lost. */
const STOP_STEM_MIN = 4;
const CERTAIN = 0.9;
const EXACT = 1;
/** A word that nothing is known of, and how much better one long phrase is than its words one by one. */
const UNKNOWN = 0.45;
const LONGER = 0.35;
const FILLED = 0.03;
/** One word that is guessed is worth less than the same guess within a phrase, which its other words speak for. */
const SURE = 0.86;
const GUESS_COSTS = 0.05;
const PHRASE_MAX = 4;
/** Below these a guess is worse than none. A place is guessed at only from a long name. */
const GUESS_MIN = 0.68;
const PLACE_GUESS_MIN = 0.78;
const TERM_GUESS_MIN = 0.72;

const isPlace = ({ entry }: Match): boolean => entry.kind === 'CITY' || entry.kind === 'LOCALITY';
/** There are so many places that one is near any word: work is believed first. */
const PLACE_GUESS_COSTS = 0.05;
/** A typo is sooner one in a work that there are jobs of. */
const OTHER_WORK_GUESS_COSTS = 0.05;
/** After "in", before "में": there a place is what is looked for. */
const PLACE_CUE_GAINS = 0.06;
const BEFORE_PLACES = new Set(['in', 'at']);
const BEHIND_PLACES = new Set('me mein mai men madhe madhye la में मे मध्ये मधे ला'.split(' '));
/** Parts of cities are many more, and less sure. */
const LOCALITY_GUESS_MIN = 0.84;
const LARGE_CITY = 1_000_000;
const KNOWN_CITY = 200_000;
const LONG_NAME = 9;

/** Endings of Marathi that say where: साताऱ्यात, karadla, बीडमध्ये. */
const SAYS_WHERE = /.{4}(त|ला|at|et|it|t|la)$|(मध्ये|मधे|मधील|ातील|madhe|madhye|madhil)$/;

/** A place that is not written as it is: a large city by its sound or nearly, a known one by a longer name, others never. */
function isCrediblePlace({ entry, score }: Match, text: string, isCued: boolean): boolean {
  const { length } = text;
  const people = entry.weight ?? 0;
  // Cut to its stem, any word may be some small town: मुलांची is no Mul.
  const isStem = score < EXACT && length < LONG_NAME && !SAYS_WHERE.test(text);
  if (score >= EXACT - STEM_COSTS && !(isStem && people < KNOWN_CITY)) return true;
  if (entry.kind === 'LOCALITY' && score < LOCALITY_GUESS_MIN) return false;
  if (isCued && people > KNOWN_CITY && length >= 4) return score >= GUESS_MIN;
  const longEnough = people > LARGE_CITY ? 4 : 5;
  return people > KNOWN_CITY && length >= longEnough && score >= PLACE_GUESS_MIN;
}

const TERMS: ReadonlySet<Meaning> = new Set<Meaning>(CHOICE_TERMS);

const namesOther = (lexicon: Lexicon, phrase: string): boolean =>
  lexicon.written.get(joined(wordsOf(phrase)))?.some(({ kind }) => kind === 'OTHER_WORK') ?? false;

/** Guesses by kind: of places and terms with care, of empty words hardly ever. */
function isCredible(lexicon: Lexicon, match: Match, text: string, isCued: boolean): boolean {
  const { length } = text;
  const { entry, score } = match;
  if (isPlace(match)) return isCrediblePlace(match, text, isCued);
  if (score >= CERTAIN) return true;
  if (namesOther(lexicon, entry.phrase)) return length >= 4 && score >= PLACE_GUESS_MIN;
  if (TERMS.has(entry.kind)) return length >= 5 && score >= TERM_GUESS_MIN;
  if (entry.kind === 'STOP' || entry.kind === 'WEAK' || entry.kind === 'GROUP') {
    return length >= (entry.value === 'job' ? 4 : 5) && score >= PLACE_GUESS_MIN;
  }
  return score >= GUESS_MIN;
}

/** What a guess is worth beside other guesses. */
function believed(lexicon: Lexicon, match: Match, isCued: boolean): Match {
  if (match.score >= CERTAIN) return match;
  // Whatever else its phrase means is worth no more, or a typo would make a nurse of the portal's own.
  if (namesOther(lexicon, match.entry.phrase))
    return { ...match, score: match.score - OTHER_WORK_GUESS_COSTS };
  if (!isPlace(match)) return match;
  return { ...match, score: match.score + (isCued ? PLACE_CUE_GAINS : -PLACE_GUESS_COSTS) };
}

function credible(lexicon: Lexicon, matches: readonly Match[], text: string, isCued: boolean): Match[] {
  return matches
    .filter((match) => isCredible(lexicon, match, text, isCued))
    .map((match) => believed(lexicon, match, isCued))
    .sort((a, b) => b.score - a.score);
}

/** Words of doing say nothing alone, but make a phrase with what is done: "gadi chalana". */
const isFiller = (lexicon: Lexicon, word: string): boolean =>
  (lexicon.written.get(word) ?? []).some(({ kind, value }) => kind === 'STOP' && value !== 'doing');

/** Whether the words around a stretch say that it is a place. */
function isCuedPlace(words: readonly string[], from: number, to: number): boolean {
  return BEFORE_PLACES.has(words[from - 1] ?? '') || BEHIND_PLACES.has(words[to] ?? '');
}

function matchesOf(lexicon: Lexicon, all: readonly string[], from: number, to: number): Match[] {
  const words = all.slice(from, to);
  const isCued = isCuedPlace(all, from, to);
  const text = words.join('');
  const isJobWord = words.length === 1 && lexicon.jobWords.has(words[0] ?? '');
  const plain = credible(lexicon, lookUp(lexicon, words), text, isCued).filter(
    ({ score }) => !isJobWord || score >= CERTAIN,
  );
  if (words.length > 1 && plain[0]?.entry.kind === 'STOP' && plain[0].score < EXACT) return [];
  // A word that is written as a work that the portal does not have is no part of a misspelt phrase.
  const hasOther = words.length > 1 && words.some((word) => namesOther(lexicon, word));
  if (hasOther) return plain.filter(({ score }) => score >= EXACT);
  const last = words.at(-1) ?? '';
  if ((plain[0]?.score ?? 0) >= WORTH_STEMMING) return plain;
  const costing = stemsOf(last).flatMap((stem) =>
    lookUp(lexicon, [...words.slice(0, -1), stem])
      .filter(({ entry }) => entry.kind !== 'STOP' || stem.length >= STOP_STEM_MIN)
      .map(({ entry, score }) => ({ entry, score: score - STEM_COSTS })),
  );
  const stemmed = credible(lexicon, costing, text, isCued).filter(
    ({ score }) => !isJobWord || score >= CERTAIN,
  );
  return [...plain, ...stemmed].sort((a, b) => b.score - a.score);
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

/** Words that say nothing hardly make a phrase better: "guard ki naukri" is worth little more than "guard". */
function worth(lexicon: Lexicon, { words, matches }: Segment): number {
  const score = matches[0]?.score;
  if (score === undefined) return UNKNOWN * words.length;
  const fillers = words.filter((word) => isFiller(lexicon, word)).length;
  const telling = words.length - fillers;
  if (telling === 0) return score * words.length;
  if (words.length === 1 && score < SURE) return score - GUESS_COSTS;
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
        from: from + start,
        to: to + start,
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
