import type { Lexicon } from '../lexicon/build-lexicon.ts';
import type { Meaning } from '../lexicon/lexicon-entry.ts';
import { normalPhrase, phraseSet } from '../text/phrases.ts';
import type { TextAnalysis } from './analyse-text.ts';
import { isEmpty, isFreeWord, kindOf, namesWork } from './clauses.ts';
import { namesOtherWork } from './head-of.ts';
import vocabulary from './landmarks.json' with { type: 'json' };
import { isGenitive } from './negators.ts';
import type { Segment } from './segment.ts';

const BEFORE = phraseSet(vocabulary.before);
const AFTER = phraseSet(vocabulary.after);
const LANDMARKS = phraseSet(vocabulary.landmarks);
const RAILWAY_STATIONS = phraseSet(vocabulary.railwayStations);
const SUFFIXES = vocabulary.suffixes.map(normalPhrase);

const STEM_LENGTH_MIN = 3;
/** The ending that a Marathi noun has before a suffix: मंदिरा of मंदिर. */
const OBLIQUE_ENDING = /[\u093E\u0947ae]$/;
/** The same of a noun with another last vowel: पुण्या of पुणे. */
const OBLIQUE_YA = /्या$/;

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
  const noun = stem.replace(OBLIQUE_ENDING, '');
  const [yaEnding, vowels] = /[a-z]$/.test(stem) ? [/ya$/, 'eai'] : [OBLIQUE_YA, 'ेाी'];
  const forms = [stem, noun, `${noun}ा`, ...[...vowels].map((vowel) => stem.replace(yaEnding, vowel))];
  const known = forms.find((form) => LANDMARKS.has(form)) ?? forms.find((form) => bySpelling.has(form));
  return [known ?? (noun.length >= STEM_LENGTH_MIN ? noun : stem), suffix];
}

const textOf = ({ words }: Segment): string => words.join(' ');
const isLandmarkWord = (segment: Segment): boolean => LANDMARKS.has(textOf(segment));

const PLACES: ReadonlySet<Meaning | undefined> = new Set<Meaning | undefined>(['CITY', 'LOCALITY']);
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

/** Whether a segment ends with a word that follows a landmark. "Mere paas bike hai" says what somebody has. */
function endsWithNear({ words, negator }: Segment): boolean {
  if (negator !== undefined) return false;
  return words.some((_word, at) => AFTER.has(words.slice(at).join(' ')));
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
  return found;
}

/**
 * Returns the landmarks near which a text asks for jobs: "मंदिर के पास", "near the mall". Each is a list of segments. Areas
 * and cities are no landmarks, because the search knows where they are.
 */
export function landmarksOf(analysis: TextAnalysis): readonly (readonly Segment[])[] {
  const { segments } = analysis;
  return segments.flatMap((segment, at) => {
    if (BEFORE.has(textOf(segment)) && segment.negator === undefined) {
      let next = at + 1;
      while (segments[next] !== undefined && isEmpty(segments[next] as Segment)) next += 1;
      const found = landmarkFrom(analysis, next, 1);
      return found.length > 0 ? [found] : [];
    }
    if (!endsWithNear(segment)) return [];
    const before = segments[at - 1];
    const hasGenitive = before?.words.length === 1 && isGenitive(before.words[0] ?? '');
    const found = landmarkFrom(analysis, hasGenitive ? at - 2 : at - 1, -1);
    return found.length > 0 ? [found.toReversed()] : [];
  });
}

/** Whether the words of a landmark mean the railway station of the city or area. */
export const isRailwayStation = (words: readonly string[]): boolean => RAILWAY_STATIONS.has(words.join(' '));
