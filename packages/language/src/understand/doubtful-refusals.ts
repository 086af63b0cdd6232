import { type Clauses, isFreeWord, kindOf, namesWork, startsClause } from './clauses.ts';
import { isSureWork } from './head-of.ts';
import { objectOf } from './negated-object.ts';
import { ACTIONS, MOVES } from './negators.ts';
import { isPlace } from './place-words.ts';
import type { Segment } from './segment.ts';

/** Kinds of conditions that a refusal may mean although an unknown word is nearer to it. */
const REFUSABLE = new Set(['SHIFT', 'JOB_TYPE', 'WORK_PLACE']);

/** Whether a segment is what a refusal may mean: a place only if the refusal has a verb such as "go". */
const isRefusable = (segment: Segment, hasMove: boolean): boolean =>
  segment.negator === undefined &&
  (isSureWork(segment) || REFUSABLE.has(kindOf(segment) ?? '') || (hasMove && isPlace(segment)));

/** Returns the index of the first segment of the clause that has a segment. */
function startOfClause(clauses: Clauses, at: number): number {
  let start = at;
  while (start > 0 && !startsClause(clauses, start)) start -= 1;
  return start;
}

/** Returns the index after the last segment of the clause that has a segment. */
function endOfClause(clauses: Clauses, at: number): number {
  let end = at + 1;
  while (end < clauses.segments.length && !startsClause(clauses, end)) end += 1;
  return end;
}

/**
 * Whether a refusal has a verb of its own, so that it refuses a whole action: "गाड़ी नहीं चलानी". The hours before the action
 * are refused too, or at least no wish.
 */
const refusesAction = ({ segments }: Clauses, at: number): boolean =>
  [segments[at - 1], segments[at], segments[at + 1]].some((segment) =>
    segment?.words.some((word) => ACTIONS.has(word)),
  );

/**
 * Returns what a refusal at the end of a clause probably means, if the word before it is unknown: "delivery in this heat I will
 * not do, tailor". The text must name an occupation outside the clause, because nobody refuses the only one.
 */
export function doubtfulRefusals(clauses: Clauses): ReadonlySet<Segment> {
  const { segments } = clauses;
  const doubtful = new Set<Segment>();
  for (const [at, { negator }] of segments.entries()) {
    if (negator?.kind !== 'negate') continue;
    const object = objectOf(clauses, at);
    const nearest = segments[object];
    const hours = segments[object - 1];
    const isSameClause = !startsClause(clauses, object);
    if (object < at && hours !== undefined && kindOf(hours) === 'SHIFT' && isSameClause) {
      if (refusesAction(clauses, at)) doubtful.add(hours);
    }
    if (object > at || nearest === undefined || !isFreeWord(nearest)) continue;
    const start = startOfClause(clauses, at);
    const end = endOfClause(clauses, at);
    const isWorkOutside = segments.some(
      (segment, index) => (index < start || index >= end) && namesWork(segment) && isSureWork(segment),
    );
    if (!isWorkOutside) continue;
    const hasMove = segments.slice(at, end).some(({ words }) => words.some((word) => MOVES.has(word)));
    for (const segment of segments.slice(start, object)) {
      if (isRefusable(segment, hasMove)) doubtful.add(segment);
    }
  }
  return doubtful;
}
