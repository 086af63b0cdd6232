import { type Clauses, isEmpty, kindOf, startOfClause, startsClause } from './clauses.ts';
import { isPartOf, isSameWork, isSureWork } from './head-of.ts';
import { BY_ME } from './negators.ts';
import type { Segment } from './segment.ts';

const isHours = (segment: Segment): boolean => kindOf(segment) === 'SHIFT';

/**
 * Returns the index of the hours at which a speaker cannot do something: "mujhse raat me gaadi nahi chalayi jati". The action itself
 * is what he or she does. -1 if the clause of the negator says no "by me" or no hours.
 */
export function hoursByMe({ segments, ...clauses }: Clauses, at: number): number {
  const { negator } = segments[at] ?? {};
  if (negator?.kind !== 'negate' || negator.direction !== 'after') return -1;
  const from = startOfClause({ segments, ...clauses }, at);
  const preceding = segments.slice(from, at);
  const isByMe = preceding.some(({ words }) => words.some((word) => BY_ME.has(word)));
  const hours = preceding.findLastIndex(isHours);
  return isByMe && hours >= 0 ? from + hours : -1;
}

/** Returns the index of the hours next to a segment in its clause; -1 if there are none. */
function hoursNextTo(clauses: Clauses, at: number): number {
  const { segments } = clauses;
  for (const step of [1, -1]) {
    for (let next = at + step; segments[next] !== undefined; next += step) {
      if (startsClause(clauses, step === 1 ? next : next + 1)) break;
      const segment = segments[next] as Segment;
      if (isHours(segment)) return next;
      if (!isEmpty(segment)) break;
    }
  }
  return -1;
}

/**
 * Returns the index of the hours at which a refused occupation is refused, if the text asks for the same one elsewhere: "done with
 * driving all night, driver job in the daytime". Otherwise returns -1.
 */
export function hoursOfAskedWork(clauses: Clauses, object: number): number {
  const refused = clauses.segments[object];
  if (refused === undefined || !isSureWork(refused)) return -1;
  const isSame = (one: Segment): boolean =>
    isSameWork(one, refused) || isPartOf(one, refused) || isPartOf(refused, one);
  const isAsked = clauses.segments.some(
    (one) => one !== refused && one.negator === undefined && isSureWork(one) && isSame(one),
  );
  return isAsked ? hoursNextTo(clauses, object) : -1;
}

/**
 * Returns a refused list without the occupations that the text asks for elsewhere, if others remain: "truck driving gave me back pain,
 * car driver", "insurance wala sales nahi, showroom sales".
 */
export function withoutAskedWork({ segments }: Clauses, list: readonly number[]): readonly number[] {
  const isAsked = (refused: Segment): boolean =>
    isSureWork(refused) &&
    segments.some(
      (one, at) =>
        !list.includes(at) &&
        one.negator === undefined &&
        isSureWork(one) &&
        (isSameWork(one, refused) || isPartOf(one, refused)),
    );
  const remaining = list.filter((at) => !isAsked(segments[at] as Segment));
  return remaining.length === 0 ? list : remaining;
}
