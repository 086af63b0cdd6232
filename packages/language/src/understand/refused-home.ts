import { phraseSet } from '../text/phrases.ts';
import { isEmpty } from './clauses.ts';
import { isSureWork } from './head-of.ts';
import { isGenitive } from './negators.ts';
import { isLocative } from './place-words.ts';
import type { Segment } from './segment.ts';

const HOME = phraseSet(['home', 'ghar', 'घर']);
const AT_HOME = phraseSet(['ghari', 'घरी', 'gharat', 'घरात', 'gharun', 'घरून']);
const OFFICE = phraseSet(['office', 'ofis', 'ऑफिस', 'ऑफ़िस', 'कार्यालय', 'दफ्तर']);
const FROM = phraseSet(['se', 'से', 'from', 'wala', 'वाला']);

/** Verbs of going in a negator: "nahi jana". */
const MOVING = /(?:^| )(?:ja|जा)/;

/** Whether a segment says "at home" and the next one with a meaning refuses it: "घर पर नहीं". */
function isHomeRefused(segments: readonly Segment[], at: number): boolean {
  const [word = '', ...others] = segments[at]?.words ?? [];
  if (others.length > 0 || !(HOME.has(word) || AT_HOME.has(word))) return false;
  const next = segments.findIndex((one, index) => index > at && !isEmpty(one));
  const { negator } = segments[next] ?? {};
  if (negator?.kind !== 'negate' || negator.direction !== 'after') return false;
  const between = segments.slice(at + 1, next).flatMap(({ words }) => words);
  const before = segments[at - 1]?.words.at(-1) ?? '';
  // "Logo ke ghar par nahi" and "ghar ghar nahi jana" refuse work in the homes of others.
  const isOfOthers = HOME.has(before) || isGenitive(before) || MOVING.test(negator.phrase);
  const isAt = between.every((one) => isLocative(one) || FROM.has(one));
  return !isOfOthers && isAt && (AT_HOME.has(word) || between.length > 0);
}

const withMeaning = (segment: Segment, kind: 'WORK_PLACE' | 'STOP', value: string): Segment => ({
  ...segment,
  matches: [{ entry: { phrase: '', kind, value }, score: 1 }],
});

/**
 * Reads "not at home" as a refusal of work at home: "घर पर नहीं, ऑफिस में काम, कुक". Words for an office then say where, and name
 * no occupation, if the text names another one.
 */
export function withRefusedHome(segments: readonly Segment[]): readonly Segment[] {
  const refused = segments.filter((_segment, at) => isHomeRefused(segments, at));
  if (refused.length === 0) return segments;
  const isOffice = ({ words, negator }: Segment): boolean =>
    negator === undefined && words.some((word) => OFFICE.has(word)) && words.length > 1;
  const isWorkNamed = segments.some((segment) => isSureWork(segment) && !isOffice(segment));
  return segments.map((segment) => {
    if (refused.includes(segment)) return withMeaning(segment, 'WORK_PLACE', 'HOME');
    return isOffice(segment) && isWorkNamed ? withMeaning(segment, 'STOP', 'stop') : segment;
  });
}
