import type { Lexicon } from '../lexicon/build-lexicon.ts';
import type { Meaning } from '../lexicon/lexicon-entry.ts';
import { nounBeforeSuffix, stemsOf } from '../text/endings.ts';
import { normalPhrase, phraseSet } from '../text/phrases.ts';
import type { TextAnalysis } from './analyse-text.ts';
import { isEmpty, isFreeWord, kindOf, namesWork, PLACES } from './clauses.ts';
import { isSureWork, namesOtherWork } from './head-of.ts';
import vocabulary from './landmarks.json' with { type: 'json' };
import { isGenitive } from './negators.ts';
import type { Segment } from './segment.ts';
import type { LandmarkKind } from './understanding.ts';

const BEFORE = phraseSet(vocabulary.before);
const AFTER = phraseSet(vocabulary.after);
const LANDMARKS = phraseSet(vocabulary.landmarks);
const RAILWAY_STATIONS = phraseSet(vocabulary.railwayStations);
const JUNCTIONS = phraseSet(vocabulary.junctions);
const SUFFIXES = vocabulary.suffixes.map(normalPhrase);

const STEM_LENGTH_MIN = 3;
/**
 * Splits "near" from the landmark or place that it is joined to: मंदिराजवळ is "मंदिर जवळ". Prefers a form that is known. Null
 * if the word has no such ending.
 */
export function splitNear(
  { bySpelling }: Pick<Lexicon, 'bySpelling'>,
  word: string,
): readonly [landmark: string, near: string] | null {
  const suffix = SUFFIXES.find((end) => word.endsWith(end) && word.length >= end.length + STEM_LENGTH_MIN);
  if (suffix === undefined) return null;
  const stem = word.slice(0, word.length - suffix.length);
  const noun = nounBeforeSuffix(
    stem,
    (form) => LANDMARKS.has(form),
    (form) => bySpelling.has(form),
  );
  return [noun, suffix];
}

const textOf = ({ words }: Segment): string => words.join(' ');
const isLandmark = (words: readonly string[]): boolean => LANDMARKS.has(words.join(' '));
const isLandmarkWord = (segment: Segment): boolean => isLandmark(segment.words);

const LANDMARK_KINDS: ReadonlySet<Meaning | undefined> = new Set<Meaning | undefined>([
  ...(['WEAK', 'OTHER_WORK', 'PROFILE', 'SUB_PROFILE', 'WORD'] as const),
  undefined,
]);

const canBeLandmark = (segment: Segment | undefined): segment is Segment =>
  segment !== undefined &&
  segment.number === undefined &&
  segment.negator === undefined &&
  !isEmpty(segment) &&
  (LANDMARK_KINDS.has(kindOf(segment)) || isLandmarkWord(segment));

const namesAnyWork = (segment: Segment): boolean => namesWork(segment) || namesOtherWork(segment);

/**
 * Whether a segment ends with a word that follows a landmark. "Mere paas bike hai" says what somebody has. Outside a landmark
 * is near it too: "station ke bahar".
 */
function endsWithNear(segments: readonly Segment[], at: number): boolean {
  const { words = [], negator } = segments[at] ?? {};
  const before = segments[at - 1];
  if (negator !== undefined)
    return (
      negator.kind === 'outside' &&
      negator.direction === 'after' &&
      before !== undefined &&
      isLandmarkWord(before)
    );
  return words.some((_word, from) => AFTER.has(words.slice(from).join(' ')));
}

/**
 * Returns the segments of one landmark, beginning with the one at the index. An occupation is no landmark, unless the text
 * names another one: "driver ke paas licence". Further segments must be landmarks, or words of its name: "phoenix mall".
 */
function landmarkFrom({ segments, clauseStarts }: TextAnalysis, from: number, step: 1 | -1): Segment[] {
  const found: Segment[] = [];
  for (let at = from; at >= 0 && at < segments.length; at += step) {
    const segment = segments[at];
    if (segment === undefined) break;
    const border = step === 1 ? segment : segments[at + 1];
    if (at !== from && clauseStarts.has(border?.wordIndexes[0] ?? -1)) break;
    const isPlace = found.length === 0 && PLACES.has(kindOf(segment));
    if (isPlace && step === 1) continue;
    if (!canBeLandmark(segment)) break;
    const isFirst = found.length === 0 && at === from;
    const isOther = segments.some((other) => other !== segment && namesAnyWork(other));
    const isName = isFreeWord(segment) || isLandmarkWord(segment);
    if (!(isName || (isFirst && (!namesAnyWork(segment) || isOther)))) break;
    found.push(segment);
  }
  return step === -1 ? withFirstWord(segments, found) : found;
}

/** Adds the first word of a landmark's name if it means nothing alone: "बस" of "बस स्टँड". `found` is in reverse order. */
function withFirstWord(segments: readonly Segment[], found: readonly Segment[]): Segment[] {
  const last = found.at(-1);
  const before = last && segments[segments.indexOf(last) - 1];
  const words = [...(before?.words ?? []), ...found.toReversed().flatMap((segment) => segment.words)];
  const isName = before?.negator === undefined && before?.words.length === 1 && isLandmark(words);
  return isName ? [...found, before] : [...found];
}

const JUNCTION_SEGMENTS_MAX = 3;

/** Returns the segments of a junction that follows the name of its area or city: "swargate bus stand". Returns none without a junction. */
function junctionAfter({ segments, clauseStarts }: TextAnalysis, place: number): Segment[] {
  const next = segments[place + 1];
  const hasGenitive = next?.words.length === 1 && isGenitive(next.words[0] ?? '');
  const from = hasGenitive ? place + 2 : place + 1;
  const found: Segment[] = [];
  let length = 0;
  for (const segment of segments.slice(from, from + JUNCTION_SEGMENTS_MAX)) {
    if (!canBeLandmark(segment) || clauseStarts.has(segment.wordIndexes[0] ?? -1)) break;
    found.push(segment);
    if (landmarkKind(found.flatMap(({ words }) => words)) !== undefined) length = found.length;
  }
  return found.slice(0, length);
}

/**
 * Whether a segment is a word for a crossing or market that is also the name of an area, and the text does not name the city of
 * that area: "deccan chowk" is not Chowk in Lucknow.
 */
function isNamesake(segments: readonly Segment[], at: number): boolean {
  const segment = segments[at];
  if (segment === undefined || kindOf(segment) !== 'LOCALITY' || landmarkKind(segment.words) === undefined)
    return false;
  const slugs = segment.matches.map(({ entry }) => entry.value.split('/')[0]);
  return !segments.some((city) => kindOf(city) === 'CITY' && slugs.includes(city.matches[0]?.entry.value));
}

/** Returns the segments of a landmark's name: the word for its kind, and the words before it. */
function landmarkNamed(segments: readonly Segment[], at: number): Segment[] {
  let from = at;
  while (from > 0 && canBeLandmark(segments[from - 1]) && !isSureWork(segments[from - 1] as Segment))
    from -= 1;
  return segments.slice(from, at + 1);
}

/**
 * Returns the landmarks at which or near which a text asks for jobs: "मंदिर के पास", "near the mall", "swargate bus stand". Each
 * is a list of segments. Areas and cities are no landmarks, because the search knows where they are.
 */
export function landmarksOf(analysis: TextAnalysis): readonly (readonly Segment[])[] {
  const { segments } = analysis;
  const near = landmarksNear(analysis);
  const known = new Set(near.flat());
  const junctions = segments.map((segment, at) => {
    if (!PLACES.has(kindOf(segment))) return [];
    return isNamesake(segments, at) ? landmarkNamed(segments, at) : junctionAfter(analysis, at);
  });
  return [
    ...near,
    ...junctions.filter((found) => found.length > 0 && !found.some((part) => known.has(part))),
  ];
}

/** Whether a segment has no meaning and does not begin a clause. */
const isEmptyInClause = ({ segments, clauseStarts }: TextAnalysis, at: number): boolean =>
  segments[at] !== undefined &&
  isEmpty(segments[at] as Segment) &&
  !clauseStarts.has(segments[at]?.wordIndexes[0] ?? -1);

/** Returns the landmarks next to a word such as "near". */
function landmarksNear(analysis: TextAnalysis): readonly (readonly Segment[])[] {
  const { segments } = analysis;
  return segments.flatMap((segment, at) => {
    if (BEFORE.has(textOf(segment)) && segment.negator === undefined) {
      let next = at + 1;
      while (isEmptyInClause(analysis, next)) next += 1;
      if (analysis.clauseStarts.has(segments[next]?.wordIndexes[0] ?? -1)) return [];
      const found = landmarkFrom(analysis, next, 1);
      return found.length > 0 ? [found] : [];
    }
    if (!endsWithNear(segments, at)) return [];
    const before = segments[at - 1];
    const hasGenitive = before?.words.length === 1 && isGenitive(before.words[0] ?? '');
    const found = landmarkFrom(analysis, hasGenitive ? at - 2 : at - 1, -1);
    return found.length > 0 ? [found.toReversed()] : [];
  });
}

/** Whether words, or their stem, are a phrase of a set: "station", "स्टेशनला". */
function isPhraseOf(phrases: ReadonlySet<string>, words: readonly string[]): boolean {
  const last = words.at(-1) ?? '';
  return [last, ...stemsOf(last)].some((form) => phrases.has([...words.slice(0, -1), form].join(' ')));
}

/**
 * Returns the kind of a landmark: the railway station of a city or area, or a stand, crossing or market that people name by its
 * area. Undefined for others, of which a city has many.
 */
export function landmarkKind(words: readonly string[]): LandmarkKind | undefined {
  if (isPhraseOf(RAILWAY_STATIONS, words)) return 'RAILWAY_STATION';
  return isPhraseOf(JUNCTIONS, words) ? 'JUNCTION' : undefined;
}
