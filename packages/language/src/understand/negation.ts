import type { Meaning } from '../lexicon/lexicon-entry.ts';
import { CERTAIN } from '../lexicon/typo-score.ts';
import type { TextAnalysis } from './analyse-text.ts';
import { isPartOf, isWork } from './head-of.ts';
import { BREAKS, JOINS, ONLY, WANTS } from './negators.ts';
import type { Segment } from './segment.ts';

/** A segment that the text negates, or says not to matter. */
export interface ScopedSegment {
  readonly segment: Segment;
  /** Indexes of its words, its negator's words, and those of the list that it belongs to. */
  readonly wordIndexes: readonly number[];
}

/** The segments of a text by their relation to its negators. */
export interface Scopes {
  /** The segments without a negator, except for the negators themselves. */
  readonly asserted: readonly Segment[];
  readonly negated: readonly ScopedSegment[];
  /** Conditions that the text says not to matter: "night shift, no problem". */
  readonly indifferent: readonly ScopedSegment[];
}

const kindOf = ({ matches }: Segment): Meaning | undefined => matches[0]?.entry.kind;
const isEmpty = (segment: Segment): boolean => kindOf(segment) === 'STOP';
const isQualification = (segment: Segment): boolean => kindOf(segment) === 'QUALIFICATION';
const isFreeWord = (segment: Segment): boolean =>
  segment.number === undefined && segment.negator === undefined && kindOf(segment) === undefined;
const hasWord = ({ words }: Segment, set: ReadonlySet<string>): boolean =>
  words.length === 1 && set.has(words[0] ?? '');

/** Kinds of conditions that a text can say not to matter. */
const CONDITIONS: ReadonlySet<Meaning | undefined> = new Set<Meaning | undefined>([
  'SHIFT',
  'WORK_PLACE',
  'JOB_TYPE',
  'EXPERIENCE',
  'QUALIFICATION',
]);

/** "Salary no problem": a word without a meaning of its own is no condition either. */
const canBeIndifferent = (segment: Segment): boolean =>
  CONDITIONS.has(kindOf(segment)) || isFreeWord(segment);

/** The segments of a text with the look-ups that scopes need. */
interface Clauses {
  readonly segments: readonly Segment[];
  readonly clauseStarts: ReadonlySet<number>;
  readonly breakStarts: ReadonlySet<number>;
}

/** Whether a segment begins a clause. The word after "anything but" does not. */
function startsClause({ segments, clauseStarts, breakStarts }: Clauses, at: number): boolean {
  const first = segments[at]?.wordIndexes[0] ?? -1;
  const before = segments[at - 1];
  const isInPhrase = before?.negator !== undefined && before.words.length > 1 && breakStarts.has(first);
  return clauseStarts.has(first) && !isInPhrase;
}

const namesWork = ({ matches }: Segment): boolean => matches.some(({ entry }) => isWork(entry));

/**
 * Returns the index of the segment that says which kind of an occupation is meant, next to the segment that names the
 * occupation: "चाइनीज़ शेफ नहीं", "can't drive trucks". Otherwise returns the same index.
 */
function kindNextTo(clauses: Clauses, object: number, step: 1 | -1): number {
  const { segments } = clauses;
  const segment = segments[object];
  const next = segments[object + step];
  if (segment === undefined || next === undefined || next.negator !== undefined) return object;
  if (startsClause(clauses, step === 1 ? object + 1 : object)) return object;
  const isKind = namesWork(segment) && kindOf(next) === 'SUB_PROFILE' && isPartOf(next, segment);
  return isKind ? object + step : object;
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
    if (segment.negator !== undefined)
      return segment.negator.kind === 'negate' ? objectAfter(clauses, next) : -1;
    if (!isEmpty(segment)) return next;
  }
  return -1;
}

/** Returns the index of the last segment with a meaning before a negator, within its clause; -1 if there is none. */
function objectBefore(clauses: Clauses, at: number): number {
  const { segments } = clauses;
  for (let before = at - 1; before >= 0; before -= 1) {
    const segment = segments[before];
    if (segment === undefined || startsClause(clauses, before + 1)) return -1;
    if (segment.negator !== undefined) {
      return before === at - 1 && segment.negator.kind === 'negate' ? objectBefore(clauses, before) : -1;
    }
    if (before < at - 1 && hasWord(segment, WANTS)) return -1;
    if (!isEmpty(segment)) return before;
  }
  return -1;
}

/** Whether no segment precedes in the clause. */
const beginsClause = (clauses: Clauses, at: number): boolean => at === 0 || startsClause(clauses, at);

function objectOf(clauses: Clauses, at: number): number {
  const { negator } = clauses.segments[at] ?? {};
  if (negator === undefined) return -1;
  const isAfterOnly = negator.direction === 'after';
  if (!isAfterOnly) {
    const object = objectAfter(clauses, at);
    // "But not" never refers to what was asked for before it.
    const isContrast = BREAKS.has(negator.phrase.split(' ')[0] ?? '');
    return object >= 0 || isContrast ? object : objectBefore(clauses, at);
  }
  const object = objectBefore(clauses, at);
  // "नको ट्रक": the negator begins the clause.
  return object < 0 && beginsClause(clauses, at) ? objectAfter(clauses, at) : object;
}

/** Kinds of meaning that words of an occupation's name can have. Unknown words can be part of it too. */
const NAME_KINDS: ReadonlySet<Meaning | undefined> = new Set<Meaning | undefined>([
  ...(['SUB_PROFILE', 'PROFILE', 'OTHER_WORK', 'WEAK', 'SKILL', 'GROUP', 'WORD'] as const),
  undefined,
]);

const canBeInName = (segment: Segment | undefined): boolean =>
  segment !== undefined &&
  segment.number === undefined &&
  segment.negator === undefined &&
  NAME_KINDS.has(kindOf(segment)) &&
  !hasWord(segment, WANTS) &&
  !hasWord(segment, JOINS);

/**
 * Returns the indexes of the other words of a negated name, which are its neighbours in the clause: "retail" of "no
 * retail store". Empty if the text names no other occupation, because then these words
 * may be the wish.
 */
function restOfName(clauses: Clauses, object: number, step: 1 | -1): number[] {
  const { segments } = clauses;
  if (!canBeInName(segments[object])) return [];
  const rest: number[] = [];
  for (let at = object + step; canBeInName(segments[at]); at += step) {
    if (startsClause(clauses, step === 1 ? at : at + 1)) break;
    rest.push(at);
  }
  const isOutside = (at: number) => at !== object && !rest.includes(at);
  const isWorkOutside = segments.some((segment, at) => isOutside(at) && namesWork(segment));
  return isWorkOutside ? rest : [];
}

/** Whether the words of a segment have no meaning, or may be a misspelling of others. */
const isUnsure = (segment: Segment): boolean =>
  segment.number === undefined && (segment.matches[0]?.score ?? 0) < CERTAIN;

/**
 * Returns the index of the condition next to a negated word that is not understood: "no night shift wagaira". It is not
 * a wish, whatever the word means. Empty if there is none.
 */
function conditionNextTo(clauses: Clauses, object: number, step: 1 | -1): number[] {
  const { segments } = clauses;
  const segment = segments[object];
  const next = segments[object + step];
  if (segment === undefined || next === undefined || !isUnsure(segment)) return [];
  if (!CONDITIONS.has(kindOf(next)) || startsClause(clauses, step === 1 ? object + 1 : object)) return [];
  return [object + step];
}

/**
 * Returns the indexes of all segments in the same list as a negated one: "no sales or marketing", and neighbouring
 * words without a known meaning: "heavy lifting".
 */
function listOf(clauses: Clauses, object: number, step: 1 | -1): number[] {
  const { segments } = clauses;
  const list = [object, ...restOfName(clauses, object, step), ...conditionNextTo(clauses, object, step)];
  for (let at = (list.at(-1) ?? object) + step; at >= 0 && at < segments.length; at += step) {
    const segment = segments[at];
    const border = step === 1 ? at : at + 1;
    if (segment === undefined || segment.negator !== undefined || startsClause(clauses, border)) break;
    const last = segments[list.at(-1) ?? object];
    const isNeighbour = last !== undefined && isFreeWord(segment) && isFreeWord(last);
    if (isNeighbour) {
      list.push(at);
      continue;
    }
    const other = segments[at + step];
    const isJoined =
      hasWord(segment, JOINS) && other !== undefined && !isEmpty(other) && other.negator === undefined;
    if (!isJoined) break;
    list.push(at + step);
    at += step;
  }
  return list;
}

interface Scope {
  readonly negators: readonly number[];
  readonly members: readonly number[];
}

/** Whether negators of one segment cancel each other: "not without experience". Repeating one does not. */
const cancelEachOther = (segments: readonly Segment[], negators: readonly number[]): boolean => {
  const kinds = new Set(negators.map((at) => segments[at]?.negator?.isPrivative));
  return kinds.size > 1;
};

const wordIndexesOf = (segments: readonly Segment[], indexes: readonly number[]): number[] =>
  indexes.flatMap((at) => segments[at]?.wordIndexes ?? []).sort((a, b) => a - b);

function scopesOfKind(clauses: Clauses, kinds: readonly string[]): Map<number, Scope> {
  const scopes = new Map<number, Scope>();
  for (const [at, { negator }] of clauses.segments.entries()) {
    if (negator === undefined || !kinds.includes(negator.kind)) continue;
    const object = objectOf(clauses, at);
    const segment = clauses.segments[object];
    if (segment === undefined) continue;
    if (negator.kind === 'failed' && !isQualification(segment)) continue;
    if (negator.kind === 'indifferent' && !canBeIndifferent(segment)) continue;
    const before = clauses.segments[object - 1];
    if (negator.direction === 'after' && before !== undefined && hasWord(before, ONLY)) continue;
    const step = object > at ? 1 : -1;
    const exact = negator.kind === 'negate' ? kindNextTo(clauses, object, step) : object;
    const known = scopes.get(exact);
    const members = negator.kind === 'negate' ? listOf(clauses, exact, step) : [exact];
    scopes.set(exact, { negators: [...(known?.negators ?? []), at], members });
  }
  return scopes;
}

function scopedSegments(clauses: Clauses, scopes: ReadonlyMap<number, Scope>): ScopedSegment[] {
  const { segments } = clauses;
  return [...scopes.values()].flatMap(({ negators, members }) => {
    const first = Math.min(...negators, ...members);
    const last = Math.max(...negators, ...members);
    // Words between the negator and its object belong to the part too.
    const all = Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
    const wordIndexes = wordIndexesOf(segments, all);
    return members.flatMap((at) => {
      const segment = segments[at];
      return segment === undefined ? [] : [{ segment, wordIndexes }];
    });
  });
}

/** Finds what the negators of a text refer to. A text without negators has only asserted segments. */
export function scopesOf({ segments, clauseStarts, breakStarts }: TextAnalysis): Scopes {
  if (!segments.some(({ negator }) => negator !== undefined)) {
    return { asserted: segments, negated: [], indifferent: [] };
  }
  const clauses = { segments, clauseStarts, breakStarts };
  const all = [...scopesOfKind(clauses, ['negate', 'failed'])];
  const negating = new Map(all.filter(([, { negators }]) => !cancelEachOther(segments, negators)));
  const negated = scopedSegments(clauses, negating);
  const indifferent = scopedSegments(clauses, scopesOfKind(clauses, ['indifferent']));
  const scoped = new Set([...negated, ...indifferent].map(({ segment }) => segment));
  const excluded = new Set(negated.flatMap(({ wordIndexes }) => wordIndexes));
  const isExcluded = ({ wordIndexes }: Segment): boolean => wordIndexes.every((index) => excluded.has(index));
  const asserted = segments.filter(
    (segment) => segment.negator === undefined && !scoped.has(segment) && !isExcluded(segment),
  );
  return { asserted, negated, indifferent };
}
