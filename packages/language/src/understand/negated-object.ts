import { objectOfAversion } from './aversions.ts';
import {
  type Clauses,
  CONDITIONS,
  canBeInName,
  endOfClause,
  hasWord,
  isEmpty,
  isName,
  isOnlyProfile,
  isUnsure,
  isWorkBeyond,
  JOB_CONDITIONS,
  kindOf,
  namesWork,
  startOfClause,
  startsClause,
} from './clauses.ts';
import { isPartOf } from './head-of.ts';
import {
  AS,
  ASSIGNING,
  BREAKS,
  COMPARING,
  FOLLOWERS,
  IF,
  isPostposition,
  MOVES,
  type Negator,
  WANTS,
} from './negators.ts';
import { isPlace, SIDES, THERE } from './place-words.ts';
import { asksForOther, hasOther, isSkipped, isVerbOnly, objectOfPronoun, refersBack } from './pronouns.ts';
import { hoursByMe } from './refused-actions.ts';
import type { Segment } from './segment.ts';

/**
 * Returns the index of the segment that says which kind of an occupation is meant, next to the segment that names the
 * occupation: "चाइनीज़ शेफ नहीं", "can't drive trucks". Otherwise returns the same index.
 */
export function kindNextTo(clauses: Clauses, object: number, step: 1 | -1): number {
  const { segments } = clauses;
  const segment = segments[object];
  const next = segments[object + step];
  if (segment === undefined || next === undefined || next.negator !== undefined) return object;
  if (startsClause(clauses, step === 1 ? object + 1 : object)) return object;
  const isKind = namesWork(segment) && kindOf(next) === 'SUB_PROFILE' && isPartOf(next, segment);
  // In "driver delivery nako" the driver is the wish, because "driver delivery" is no occupation.
  const isKindName = step === 1 ? isName(clauses, segment, next) : isName(clauses, next, segment);
  const isSeparate =
    (step === -1 || isOnlyProfile(segment)) &&
    !isKindName &&
    !isWorkBeyond(clauses, [object, object + step], step);
  return isKind && !isSeparate ? object + step : object;
}

/** Whether another negator can refer to the same words: "not without experience", "पुण्याबाहेर नको". */
const canBeNegated = ({ kind }: Negator): boolean => kind === 'negate' || kind === 'outside';

/** Whether a segment is a verb between a negator and a place: "cannot relocate to Mumbai". */
function isMove(segments: readonly Segment[], at: number): boolean {
  const segment = segments[at];
  if (segment === undefined || !hasWord(segment, MOVES)) return false;
  return isPlace(segments.slice(at + 1).find((one) => !isEmpty(one)));
}

/** Whether a segment is a verb between a negator and what it refuses in the same clause: "do not put me on nights". */
function isAssigning(clauses: Clauses, at: number): boolean {
  const { segments } = clauses;
  const segment = segments[at];
  if (segment === undefined || !hasWord(segment, ASSIGNING)) return false;
  const next = segments.findIndex((one, index) => index > at && !isEmpty(one));
  const between = segments.slice(at + 1, next + 1);
  return next >= 0 && between.every((_one, offset) => !startsClause(clauses, at + 1 + offset));
}

/**
 * Returns the index of the first segment with a meaning after a negator, within its clause; -1 if there is none. The
 * negator may end its own clause: "not, truck" negates nothing.
 */
function objectAfter(clauses: Clauses, at: number): number {
  const { segments } = clauses;
  for (let next = at + 1; next < segments.length; next += 1) {
    const segment = segments[next];
    if (segment === undefined || startsClause(clauses, next)) return -1;
    if (segment.negator !== undefined) return canBeNegated(segment.negator) ? objectAfter(clauses, next) : -1;
    if (!isSkipped(segment) && !isMove(segments, next) && !isAssigning(clauses, next)) return next;
  }
  return -1;
}

/** Nouns that end an English phrase whose words before them only describe it: "no high voltage experience". */
const DESCRIBED = /^(?:experience|exp|degree|diploma)$/;
const DESCRIBING_MAX = 3;

/**
 * Returns the index of the noun that a refused segment only describes: "experience" in "no sales experience needed". Otherwise
 * returns the same index.
 */
function describedBy(clauses: Clauses, object: number): number {
  const { segments } = clauses;
  for (let at = object; at >= 0 && at <= object + DESCRIBING_MAX && at < segments.length; at += 1) {
    const segment = segments[at];
    if (segment === undefined || segment.negator !== undefined || segment.number !== undefined) break;
    if (at > object && startsClause(clauses, at)) break;
    if (segment.words.some((word) => DESCRIBED.test(word))) return at;
    if (JOB_CONDITIONS.has(kindOf(segment)) || isPlace(segment) || (isEmpty(segment) && at > object)) break;
  }
  return object;
}

/** Whether a segment is a short word without a sure meaning before a negator that follows: "sales kw alawa". */
const isMisspeltPostposition = (segment: Segment): boolean =>
  segment.words.length === 1 && isPostposition(segment.words[0] ?? '') && isUnsure(segment);

/** Whether a segment is a word for the surroundings of the place that the text names before it: "हडपसर की तरफ नहीं". */
function isSideOfPlace(segments: readonly Segment[], at: number): boolean {
  const segment = segments[at];
  if (segment === undefined || !hasWord(segment, SIDES)) return false;
  return isPlace(segments.slice(0, at).findLast((one) => !isEmpty(one) && !isMisspeltPostposition(one)));
}

/** Whether a segment is a verb between a place and a negator that follows: "mumbaila jau nahi". */
function isMoveAfterPlace(segments: readonly Segment[], at: number): boolean {
  const segment = segments[at];
  const before = segments.slice(0, at).findLast((one) => !isEmpty(one));
  return segment !== undefined && hasWord(segment, MOVES) && isPlace(before);
}

/** Whether a segment is an unknown verb that says what somebody does as a member of an occupation: "वेटर म्हणून राबायचं नाही". */
function isActionAs(segments: readonly Segment[], at: number): boolean {
  const segment = segments[at];
  const as = segments.slice(0, at).findLast((one) => !isEmpty(one) || hasWord(one, AS));
  return (
    segment !== undefined &&
    segment.words.length === 1 &&
    isUnsure(segment) &&
    as !== undefined &&
    hasWord(as, AS)
  );
}

/** Returns the index of the last segment with a meaning before a negator, within its clause; -1 if there is none. */
function objectBefore(clauses: Clauses, at: number): number {
  const { segments } = clauses;
  // "Hinjewadila jau shakat nahi": all verbs next to the negator belong to it.
  let areVerbs = true;
  for (let before = at - 1; before >= 0; before -= 1) {
    const segment = segments[before];
    if (segment === undefined || startsClause(clauses, before + 1)) return -1;
    if (segment.negator !== undefined) {
      return areVerbs && canBeNegated(segment.negator) ? objectBefore(clauses, before) : -1;
    }
    if (before < at - 1 && hasWord(segment, WANTS)) return -1;
    const isVerb: boolean =
      areVerbs && (isVerbOnly(segment) || isMoveAfterPlace(segments, before) || isActionAs(segments, before));
    areVerbs &&= isVerb;
    const isLinking =
      isVerb ||
      hasWord(segment, THERE) ||
      hasWord(segment, COMPARING) ||
      isMisspeltPostposition(segment) ||
      isSideOfPlace(segments, before);
    if (!isSkipped(segment) && !isLinking) return before;
  }
  return -1;
}

/**
 * Returns the index of the segment that a negator of either direction follows: after a postposition ("अनुभव k bina"), or
 * if it directly follows a condition and precedes the only occupation of the text ("रात्रपाळी विना ड्रायव्हर"). Otherwise
 * returns -1.
 */
function objectBeforeEither(clauses: Clauses, at: number): number {
  const { segments } = clauses;
  const before = segments[at - 1];
  if (before === undefined || startsClause(clauses, at)) return -1;
  if (before.words.length === 1 && isPostposition(before.words[0] ?? '')) return objectBefore(clauses, at);
  const after = segments[objectAfter(clauses, at)];
  const isOnlyWork = after !== undefined && segments.filter(namesWork).every((segment) => segment === after);
  const isCondition = CONDITIONS.has(kindOf(before)) || (!namesWork(before) && canBeInName(before));
  return isOnlyWork && namesWork(after) && isCondition ? at - 1 : -1;
}

/** Whether no segment precedes in the clause. */
const beginsClause = (clauses: Clauses, at: number): boolean => at === 0 || startsClause(clauses, at);

/** Whether only words such as "please" follow in the clause. "Driver not par time" says something else of the driver. */
function endsClause(clauses: Clauses, at: number): boolean {
  const { segments } = clauses;
  for (let next = at + 1; next < segments.length && !startsClause(clauses, next); next += 1) {
    const isFollower = segments[next]?.words.every((word) => FOLLOWERS.has(word));
    if (!isFollower && segments[next]?.negator === undefined) return false;
  }
  return true;
}

/**
 * Returns the index of the place that a negator's clause refers to by "there"; -1 if the clause has no such word or no
 * place is named before: "mumbai is far, not going there".
 */
function placeOfThere(clauses: Clauses, at: number): number {
  const { segments } = clauses;
  const from = startOfClause(clauses, at);
  const to = endOfClause(clauses, at);
  const saysThere = segments.slice(from, to).some((segment) => segment.words.some((word) => THERE.has(word)));
  return saysThere ? segments.slice(0, at).findLastIndex(isPlace) : -1;
}

const ASKS = /^(?:show|give|find|send|get|tell)$/;

/** Whether a segment is a word with which somebody asks for something. */
const isOfWish = (segment: Segment): boolean => hasWord(segment, WANTS) || ASKS.test(segment.words.join(' '));

/**
 * Returns the index of the segment with which a sentence begins that goes on with a refusal: "delivery I am not looking for". If
 * something follows that could be refused, "if" must precede, or the segment must be alone and what follows a whole wish:
 * "delivery I am not looking for cook job pune". Otherwise returns -1.
 */
function frontedObject(clauses: Clauses, at: number): number {
  const { segments } = clauses;
  const before = objectBefore(clauses, at);
  if (before < 0 || objectAfter(clauses, at) < 0) return before;
  const from = startOfClause(clauses, at);
  const to = endOfClause(clauses, at);
  if (segments.slice(from, at).some(({ words }) => words.some((word) => IF.has(word)))) return before;
  const isAlone = segments.slice(from, at).every((one, offset) => from + offset === before || isEmpty(one));
  const isWish = segments.slice(at + 1, to).some((one) => isPlace(one) || isOfWish(one));
  return isAlone && isWish ? before : -1;
}

/** Returns the index of the segment that a negator refers to within its clause; -1 if there is none. */
function objectInClause(clauses: Clauses, at: number, negator: Negator): number {
  if (negator.direction === 'fronting') {
    const before = frontedObject(clauses, at);
    return before < 0 ? objectAfter(clauses, at) : before;
  }
  if (negator.direction === 'either') {
    const before = objectBeforeEither(clauses, at);
    if (before >= 0) return before;
  }
  const isAfterOnly = negator.direction === 'after';
  if (!isAfterOnly) {
    // In "sales I do not want again", nothing follows that could be refused.
    const object = endsClause(clauses, at) ? -1 : describedBy(clauses, objectAfter(clauses, at));
    // "But not" never refers to what was asked for before it.
    const isContrast = BREAKS.has(negator.phrase.split(' ')[0] ?? '');
    return object >= 0 || isContrast ? object : objectBefore(clauses, at);
  }
  const object = objectBefore(clauses, at);
  if (object >= 0 || !beginsClause(clauses, at)) return object;
  // "नको ट्रक": the negator begins the clause.
  return objectAfter(clauses, at);
}

/**
 * Returns the index of what a negator answers that is a clause of its own: "sales? no thanks. accountant", "guard pune, nights?
 * never". An occupation or place only if the text names another one. Otherwise returns -1.
 */
function answeredObject(clauses: Clauses, at: number): number {
  const { segments } = clauses;
  const own = startOfClause(clauses, at);
  const from = own === 0 ? 0 : startOfClause(clauses, own - 1);
  const isAsked = (one: Segment): boolean => !isEmpty(one) && !isUnsure(one) && one.number === undefined;
  const before = from + segments.slice(from, own).findLastIndex(isAsked);
  const asked = segments[before];
  if (asked === undefined || before < from || asked.negator !== undefined) return -1;
  const isCondition = JOB_CONDITIONS.has(kindOf(asked));
  const isOtherNamed = hasOther(clauses, asked) || (namesWork(asked) && asksForOther(clauses, at));
  return isCondition || isOtherNamed ? before : -1;
}

/** Whether a negator is a clause of its own, with only words such as "please": "no thanks", "अरे नहीं". */
const isOwnClause = (clauses: Clauses, at: number): boolean =>
  clauses.segments.slice(startOfClause(clauses, at), at).every(isSkipped) && endsClause(clauses, at);

/** Returns the index of the segment that a negator refers to; -1 if there is none. */
export function objectOf(clauses: Clauses, at: number): number {
  const { negator } = clauses.segments[at] ?? {};
  if (negator === undefined) return -1;
  if (negator.kind === 'averse') {
    const averse = objectOfAversion(clauses, at);
    return averse < 0 && refersBack(clauses, at) ? objectOfPronoun(clauses, at) : averse;
  }
  const hours = hoursByMe(clauses, at);
  if (hours >= 0) return hours;
  const object = objectInClause(clauses, at, negator);
  if (object >= 0 || negator.kind !== 'negate') return object;
  const place = placeOfThere(clauses, at);
  if (place >= 0) return place;
  if (refersBack(clauses, at)) return objectOfPronoun(clauses, at);
  return isOwnClause(clauses, at) ? answeredObject(clauses, at) : -1;
}
