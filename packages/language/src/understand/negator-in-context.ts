import {
  type Clauses,
  CONDITIONS,
  isEmpty,
  isFreeWord,
  isUnsure,
  JOB_CONDITIONS,
  kindOf,
  namesWork,
  startsClause,
} from './clauses.ts';
import { cancelledBy } from './double-negation.ts';
import { isPredicate, type Negator, saysUnemployed } from './negators.ts';
import type { Segment } from './segment.ts';

/** "Kya": with it, "no work" is a question. */
const ASKS = /^(?:kya|kyaa|kay|क्या|काय)$/;

/** Whether a clause asks, before a segment: "kya koi driver job nahi hai". */
function asksBefore(clauses: Clauses, at: number): boolean {
  const from = clauses.segments.findLastIndex(
    (_segment, index) => index <= at && startsClause(clauses, index),
  );
  return clauses.segments
    .slice(Math.max(from, 0), at)
    .some(({ words }) => words.some((word) => ASKS.test(word)));
}

/** Words for a habit. After a condition, "no habit" refuses it: "रात्रपाळीची सवय नाही". */
const HABIT = /^(?:savay|saway|सवय|aadat|adat|आदत)$/;
const deniesHabit = ({ phrase }: Negator): boolean => phrase.split(' ').some((word) => HABIT.test(word));

/**
 * Returns an English predicate as a negator of what precedes it, if an unknown word follows: "sales is not fancied by me". Without
 * "by", it refuses less surely: "nashik is not crowded".
 */
function asPredicate({ segments }: Clauses, at: number): Negator | undefined {
  const { negator } = segments[at] ?? {};
  const next = segments[at + 1];
  if (negator === undefined || !isPredicate(negator) || next === undefined || !isFreeWord(next))
    return undefined;
  const kind = segments[at + 2]?.words[0] === 'by' ? 'negate' : 'averse';
  return { ...negator, kind, direction: 'after' };
}

/** "Pardon". After hours it asks for none of them: "रात की शिफ्ट माफ करो". Elsewhere it takes back what precedes. */
const PARDONS = /^(?:ma+f|माफ)/;

/** Whether a segment asks to be excused from the condition before it. */
function isExcusing(clauses: Clauses, at: number): boolean {
  const { negator } = clauses.segments[at] ?? {};
  const before = clauses.segments[at - 1];
  if (negator?.kind !== 'correct' || !PARDONS.test(negator.phrase) || before === undefined) return false;
  return JOB_CONDITIONS.has(kindOf(before)) && !startsClause(clauses, at);
}

/**
 * Returns the segment, as a negator if it says "no work" after a condition or an occupation ("घरून काम नाही"), or "not like" without
 * a refusal that it cancels ("delivery, not like swiggy").
 */
export function asRefusal(clauses: Clauses, segment: Segment, at: number): Segment {
  const { negator } = segment;
  if (negator?.phrase === 'not like' && cancelledBy(clauses, at) < 0)
    return { ...segment, negator: { ...negator, kind: 'negate', direction: 'before' } };
  if (negator === undefined) return segment;
  const predicate = asPredicate(clauses, at);
  if (predicate !== undefined) return { ...segment, negator: predicate };
  if (isExcusing(clauses, at)) return { ...segment, negator: { ...negator, kind: 'negate' } };
  const isHabit = deniesHabit(negator);
  const preceding = clauses.segments.slice(0, at);
  const before = isHabit ? preceding.findLast((one) => !isEmpty(one)) : preceding.at(-1);
  if (before === undefined || !(isHabit ? CONDITIONS.has(kindOf(before)) : saysUnemployed(negator)))
    return segment;
  const isRefused = CONDITIONS.has(kindOf(before)) || (namesWork(before) && !isUnsure(before));
  if (!isRefused || startsClause(clauses, at) || asksBefore(clauses, at)) return segment;
  return { ...segment, negator: { ...negator, kind: 'negate', direction: 'after' } };
}
