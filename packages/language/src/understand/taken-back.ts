import { areComparable, type Clauses, isEmpty, JOB_CONDITIONS, kindOf, PLACES } from './clauses.ts';
import { RETRACTING } from './negators.ts';
import { isLocative } from './place-words.ts';
import type { Segment } from './segment.ts';

const isCorrection = ({ negator }: Segment): boolean =>
  negator?.kind === 'correct' || RETRACTING.has(negator?.phrase ?? '');
const canBeSkipped = (segment: Segment): boolean => isCorrection(segment) || isEmpty(segment);

const keyOf = ({ matches }: Segment): string | undefined => {
  const entry = matches[0]?.entry;
  return entry === undefined ? undefined : `${entry.kind}:${entry.value}`;
};

/** What corrections take back, and the indexes of these corrections. */
export interface Corrections {
  readonly taken: ReadonlySet<Segment>;
  readonly negators: ReadonlySet<number>;
}

/**
 * Finds the segments that a speaker takes back. A correction follows them, and then something that can replace them:
 * "driver, sorry, cook".
 */
export function correctionsIn({ segments }: Pick<Clauses, 'segments'>): Corrections {
  const taken = new Set<Segment>();
  const negators = new Set<number>();
  for (const [at, segment] of segments.entries()) {
    if (!isCorrection(segment)) continue;
    const earlier = segments.slice(0, at).filter((one) => !canBeSkipped(one));
    const after = segments.slice(at + 1).find((one) => !canBeSkipped(one));
    // "Cook नहीं, sorry, cook": a refusal of the same thing is taken back too.
    const refusal = earlier.at(-1)?.negator?.kind === 'negate' ? earlier.pop() : undefined;
    const before = earlier.at(-1);
    if (before === undefined || after === undefined) continue;
    if (refusal !== undefined && keyOf(before) !== keyOf(after)) continue;
    const isPair =
      before.negator === undefined && after.negator === undefined && areComparable(before, after);
    if (!isPair) continue;
    taken.add(before);
    negators.add(at);
    if (keyOf(before) !== keyOf(after)) continue;
    const precedes = segments[segments.indexOf(before) - 1];
    const isBefore = precedes?.negator?.kind === 'negate' && precedes.negator.direction === 'before';
    const refusing = refusal ?? (isBefore ? precedes : undefined);
    if (refusing !== undefined) negators.add(segments.indexOf(refusing));
  }
  return { taken, negators };
}

const firstIndex = ({ wordIndexes }: Segment): number => wordIndexes[0] ?? 0;

/** Whether a segment names work by its place: "होटल में काम". */
const isWorkAtPlace = ({ words }: Segment): boolean => words.length > 1 && words.some(isLocative);

/**
 * Returns the asserted segments that the text refuses too: a condition that it names twice ("evenings I have my children, so no evening
 * shift"), and what a later part refuses by the same name, if it is a place or something else can replace it: "mumbai is too far,
 * not mumbai". Work at a place needs nothing else: "होटल में काम पर वेटर का नहीं" asks for other work.
 */
export function retractedSegments(
  asserted: readonly Segment[],
  negated: readonly Segment[],
): ReadonlySet<Segment> {
  const isNamed = (segment: Segment): boolean => keyOf(segment) !== undefined;
  const isRefused = (segment: Segment): boolean => negated.some((one) => keyOf(one) === keyOf(segment));
  const isRefusedLater = (segment: Segment): boolean =>
    negated.some((one) => keyOf(one) === keyOf(segment) && firstIndex(one) > firstIndex(segment));
  const canBeReplaced = (segment: Segment): boolean =>
    PLACES.has(kindOf(segment)) ||
    asserted.some(
      (other) => keyOf(other) !== keyOf(segment) && !isEmpty(other) && areComparable(other, segment),
    );
  const isRetracted = (segment: Segment): boolean =>
    isNamed(segment) &&
    (JOB_CONDITIONS.has(kindOf(segment))
      ? isRefused(segment)
      : isRefusedLater(segment) && (isWorkAtPlace(segment) || canBeReplaced(segment)));
  return new Set(asserted.filter(isRetracted));
}

/** Endings and words that say that somebody comes from a place: नागपूरहून, "nagpur se aaya". */
const FROM_ENDING = /(?:हून|hun)$/;
const FROM_AFTER = /^(?:se|से)$/;
const COMES = /^(?:aaya|aayi|aaye|hu|hoon|hun|aata|aati|आया|आयी|आई|आए|हूं|हु|आता|आती)$/;

/** Whether a segment ends with "from" and is no negator: "not far from Swargate" wants work there. */
const isAfterFrom = (segment: Segment | undefined): boolean =>
  segment?.words.at(-1) === 'from' && segment.negator === undefined;

/** Returns the places that somebody comes from, if the text names another one: "from Nagpur, need work in Nashik". */
export function originSegments(segments: readonly Segment[]): ReadonlySet<Segment> {
  const places = segments.filter((segment) => PLACES.has(kindOf(segment)));
  const isOrigin = (segment: Segment): boolean => {
    const at = segments.indexOf(segment);
    const [next, afterNext] = segments.slice(at + 1).flatMap(({ words }) => words);
    const isFrom = FROM_AFTER.test(next ?? '') && COMES.test(afterNext ?? '');
    return FROM_ENDING.test(segment.words.at(-1) ?? '') || isFrom || isAfterFrom(segments[at - 1]);
  };
  const origins = places.filter(isOrigin);
  return new Set(origins.length < places.length ? origins : []);
}

const NEW = /^(?:new|naya|nayi|naye|navin|नया|नयी|नई|नए|नवीन)$/;

/** Returns the words that say that somebody is new in a place, which are no wish for a job without experience. */
export function newcomerSegments(segments: readonly Segment[]): ReadonlySet<Segment> {
  const isNew = ({ words }: Segment): boolean => words.length === 1 && NEW.test(words[0] ?? '');
  const isAfterPlace = (segment: Segment): boolean => {
    const before = segments.slice(0, segments.indexOf(segment)).findLast((one) => !isEmpty(one));
    return before !== undefined && PLACES.has(kindOf(before));
  };
  return new Set(segments.filter((segment) => isNew(segment) && isAfterPlace(segment)));
}
