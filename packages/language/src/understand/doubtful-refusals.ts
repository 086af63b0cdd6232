import { unheardRefusal } from './aversions.ts';
import {
  type Clauses,
  endOfClause,
  hasWord,
  isFreeWord,
  isUnsure,
  JOB_CONDITIONS,
  kindOf,
  namesWork,
  startOfClause,
  startsClause,
} from './clauses.ts';
import { isSameWork, isSureWork } from './head-of.ts';
import { objectOf } from './negated-object.ts';
import { ACTIONS, ADDING, JOINS, MOVES, type NegatorKind, WANTS } from './negators.ts';
import { isPlace } from './place-words.ts';
import { asksForOther } from './pronouns.ts';
import type { Segment } from './segment.ts';

/** Whether a segment is what a refusal may mean: a place only if the refusal has a verb such as "go". */
const isRefusable = (segment: Segment, hasMove: boolean): boolean =>
  segment.negator === undefined &&
  (isSureWork(segment) || JOB_CONDITIONS.has(kindOf(segment)) || (hasMove && isPlace(segment)));

/**
 * Whether a refusal has a verb of its own, so that it refuses a whole action: "गाड़ी नहीं चलानी". The hours before the action
 * are refused too, or at least no wish.
 */
const refusesAction = ({ segments }: Clauses, at: number): boolean =>
  [segments[at - 1], segments[at], segments[at + 1]].some((segment) =>
    segment?.words.some((word) => ACTIONS.has(word)),
  );

/**
 * Returns the segment nearest before an unknown refused word that the refusal may mean, in the same clause: the night of "raat ko
 * bahar ghumna nahi". An occupation only if the text names another one or asks for something else, because nobody refuses the only one.
 */
function nearestRefusable(clauses: Clauses, object: number): Segment | undefined {
  const { segments } = clauses;
  for (let at = object - 1; at >= 0 && !startsClause(clauses, at + 1); at -= 1) {
    const segment = segments[at] as Segment;
    const isEnd = [WANTS, JOINS, ADDING].some((words) => hasWord(segment, words)) || isPlace(segment);
    if (isEnd || segment.negator !== undefined || segment.number !== undefined) return undefined;
    if (!isRefusable(segment, false)) continue;
    const isOther = (one: Segment): boolean =>
      one !== segment && isSureWork(one) && !isSameWork(one, segment);
    return !isSureWork(segment) || segments.some(isOther) || asksForOther(clauses, object)
      ? segment
      : undefined;
  }
  return undefined;
}

/** Kinds of negators that refuse something even if its kind is unexpected: "sales se door". */
const REFUSING_KINDS: ReadonlySet<NegatorKind> = new Set<NegatorKind>(['negate', 'averse', 'outside']);

/**
 * Returns what a refusal at the end of a clause probably means, if the word before it is unknown: "delivery in this heat I will
 * not do, tailor". The text must name an occupation outside the clause or ask for something else, because nobody refuses the only one.
 */
export function doubtfulRefusals(clauses: Clauses): ReadonlySet<Segment> {
  const { segments } = clauses;
  const doubtful = new Set<Segment>();
  for (const [at, { negator }] of segments.entries()) {
    if (negator === undefined || !REFUSING_KINDS.has(negator.kind)) continue;
    const object = negator.kind === 'outside' ? -1 : objectOf(clauses, at);
    const nearest = segments[object];
    if (nearest === undefined || (object > at && (isFreeWord(nearest) || isUnsure(nearest)))) {
      const probable = unheardRefusal(clauses, at, object);
      // "Not outside Nagpur" does not refuse Nagpur.
      const isOnlyPlaceNamed = negator.kind === 'outside' && isPlace(probable);
      if (probable !== undefined && !isOnlyPlaceNamed) doubtful.add(probable);
    }
    const hours = segments[object - 1];
    const isSameClause = !startsClause(clauses, object);
    if (object < at && hours !== undefined && kindOf(hours) === 'SHIFT' && isSameClause) {
      if (refusesAction(clauses, at)) doubtful.add(hours);
    }
    if (object > at || nearest === undefined || !isFreeWord(nearest)) continue;
    const probable = nearestRefusable(clauses, object);
    if (probable !== undefined) doubtful.add(probable);
    const start = startOfClause(clauses, at);
    const end = endOfClause(clauses, at);
    const isWorkOutside = segments.some(
      (segment, index) => (index < start || index >= end) && namesWork(segment) && isSureWork(segment),
    );
    if (!isWorkOutside && !asksForOther(clauses, at)) continue;
    const hasMove = segments.slice(at, end).some(({ words }) => words.some((word) => MOVES.has(word)));
    for (const segment of segments.slice(start, object)) {
      if (isRefusable(segment, hasMove)) doubtful.add(segment);
    }
  }
  return doubtful;
}
