import {
  areComparable,
  type Clauses,
  hasWord,
  isEmpty,
  isFreeWord,
  isOnlyPlace,
  isUnsure,
  isWorkBeyond,
  JOB_CONDITIONS,
  kindOf,
  startsClause,
} from './clauses.ts';
import { isSureWork } from './head-of.ts';
import { BREAKS, PRONOUNS, WANTS } from './negators.ts';
import { isPlace } from './place-words.ts';
import { isVerbOnly } from './pronouns.ts';
import type { Segment } from './segment.ts';

/** Maximum number of words without a meaning between a refusal and what it probably refuses. */
const WORDS_BETWEEN_MAX = 4;

/** Whether a text names another place, so that this one may be refused. */
const hasOtherPlace = ({ segments }: Clauses, at: number): boolean =>
  segments.some((one, index) => index !== at && isPlace(one) && areComparable(one, segments[at] as Segment));

/** Workplaces of most occupations. "Fed up of this company" refuses no kind of work. */
const ANY_WORKPLACE = /^(?:compan(?:y|ies)|offices?|homes?|ghar|कंपनी.*|ऑफिस.*|घर.*)$/;

/** Whether a segment says where people work, and so may say which kind of an occupation is refused: "spare me hospitals". */
const isWorkplace = (segment: Segment): boolean =>
  isOnlyPlace(segment) && !segment.words.some((word) => ANY_WORKPLACE.test(word));

/**
 * Whether a segment can be what an aversion refers to: a condition, or an occupation or place if the text names another one,
 * because nobody refuses the only one.
 */
function canBeRefused(clauses: Clauses, at: number, step: 1 | -1, isAverse: boolean): boolean {
  const segment = clauses.segments[at];
  if (segment === undefined || segment.negator !== undefined) return false;
  if (JOB_CONDITIONS.has(kindOf(segment))) return true;
  if (isUnsure(segment)) return false;
  if (isPlace(segment)) return hasOtherPlace(clauses, at);
  return (isSureWork(segment) || (isAverse && isWorkplace(segment))) && isWorkBeyond(clauses, [at], step);
}

/**
 * Returns the index of the nearest segment on one side of a negator that it can refuse, in its clause, with at most `words` free
 * words between; -1 if there is none. A wish between them ends the look-up: "tired, want sales".
 */
function nearestOn(clauses: Clauses, at: number, step: 1 | -1, words: number): number {
  const { segments } = clauses;
  const isAverse = segments[at]?.negator?.kind === 'averse';
  let remaining = words;
  for (let index = at + step; index >= 0 && index < segments.length; index += step) {
    const segment = segments[index] as Segment;
    if (startsClause(clauses, step === 1 ? index : index + 1)) return -1;
    if (segment.negator !== undefined || segment.number !== undefined || hasWord(segment, WANTS)) return -1;
    if (canBeRefused(clauses, index, step, isAverse)) return index;
    if (isEmpty(segment) || isVerbOnly(segment)) continue;
    if (!isFreeWord(segment) && !isUnsure(segment)) return -1;
    remaining -= 1;
    if (remaining < 0) return -1;
  }
  return -1;
}

/** Whether a negator is the first (`step` 1) or last (`step` -1) of its clause, so that it can refer to the other side. */
function isAtEdge(clauses: Clauses, at: number, step: 1 | -1): boolean {
  const { segments } = clauses;
  for (let index = at - step; index >= 0 && index < segments.length; index -= step) {
    if (startsClause(clauses, step === 1 ? index + 1 : index)) return true;
    if (!isEmpty(segments[index] as Segment)) return false;
  }
  return true;
}

/**
 * Returns the index of the segment that a negator probably refers to, in its clause: on the side of its object, or on the other one
 * if nothing is there. Returns -1 if there is none.
 */
export function probableObject(clauses: Clauses, at: number, words = WORDS_BETWEEN_MAX): number {
  const step = clauses.segments[at]?.negator?.direction === 'after' ? -1 : 1;
  const first = nearestOn(clauses, at, step, words);
  if (first >= 0) return first;
  const other = step === 1 ? -1 : 1;
  return isAtEdge(clauses, at, other) ? nearestOn(clauses, at, other, words) : -1;
}

/** Returns the index of the segment next to an aversion that it refuses; -1 if there is none. */
export const objectOfAversion = (clauses: Clauses, at: number): number => probableObject(clauses, at, 0);

/**
 * Returns the segment that a refusal probably means if no rule has found a known object for it: `object` is the index of an unknown
 * word after it, or -1. Undefined if there is none, or if a pronoun says what it refers to: "ट्रक नहीं चलाया तो वो नहीं".
 */
export function unheardRefusal(clauses: Clauses, at: number, object: number): Segment | undefined {
  const { segments } = clauses;
  const { negator } = segments[at] ?? {};
  const before = segments[at - 1];
  if (negator === undefined || (before !== undefined && hasWord(before, PRONOUNS))) return undefined;
  if (object > at) return segments[nearestOn(clauses, at, 1, WORDS_BETWEEN_MAX)];
  // "But not" never refers to what was asked for before it.
  const isContrast = BREAKS.has(negator.phrase.split(' ')[0] ?? '');
  const found = isContrast ? nearestOn(clauses, at, 1, WORDS_BETWEEN_MAX) : probableObject(clauses, at);
  return segments[found];
}
