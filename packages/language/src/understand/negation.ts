import type { Meaning } from '../lexicon/lexicon-entry.ts';
import type { TextAnalysis } from './analyse-text.ts';
import {
  areComparable,
  type Clauses,
  canBeIndifferent,
  hasWord,
  isEmpty,
  isFreeWord,
  JOB_CONDITIONS,
  kindOf,
  startsClause,
} from './clauses.ts';
import { probableComplaints } from './complaints.ts';
import { concessionsOf } from './concessions.ts';
import { asIdle, idleNegators } from './double-negation.ts';
import { doubtfulRefusals } from './doubtful-refusals.ts';
import { isFallback } from './fallbacks.ts';
import { listOf } from './negated-list.ts';
import { kindNextTo, objectOf } from './negated-object.ts';
import { asRefusal } from './negator-in-context.ts';
import { ADDING, KNOWING, LANGUAGES, type Negator, type NegatorKind, ONLY, PAPERS } from './negators.ts';
import { negatorsOfQuantities } from './quantities.ts';
import { hoursOfAskedWork, withoutAskedWork } from './refused-actions.ts';
import type { Segment } from './segment.ts';
import { correctionsIn, retractedSegments } from './taken-back.ts';

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
  /** What the text probably refuses. The search shows it as not applied, because it may be a wish. */
  readonly doubtful: readonly Segment[];
}

/** Kinds of meaning to which some negators are limited. */
const OBJECT_KINDS: Readonly<Partial<Record<NegatorKind, readonly Meaning[]>>> = {
  failed: ['QUALIFICATION'],
  lost: [],
  off: ['SHIFT'],
  outside: ['CITY', 'LOCALITY'],
  condition: ['SHIFT', 'WORK_PLACE', 'JOB_TYPE', 'CITY', 'LOCALITY'],
};

/** Whether a negator of a kind can refer to a segment whose kind of meaning is not listed. */
function isSpecialObject(kind: NegatorKind, { number, words }: Segment): boolean {
  // "Nothing below 15k" is a minimum.
  if (kind === 'condition') return number !== undefined;
  return kind === 'lost' && words.some((word) => PAPERS.has(word));
}

/** Kinds of negators that refuse a whole list: "no sales or marketing". */
const LISTING_KINDS: ReadonlySet<NegatorKind> = new Set<NegatorKind>(['negate', 'failed', 'averse']);

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

/** Words that deny: "sirf sales nahi" means "not only sales". Others refuse: "फक्त सेल्स नको", "sirf sales se nafrat hai". */
const DENIES = /^(?:n[ah]+[a-z]*|नही?ं?|नाही|ना|न)$/;
const isDenial = ({ phrase }: Negator): boolean => {
  const [word = ''] = phrase.split(' ');
  return DENIES.test(word) && !REFUSES.test(word);
};
const REFUSES = /^(?:नको|nako)/;

/** Whether the text says "not only": "sirf sales nahi". */
function saysNotOnly(before: Segment | undefined, negator: Negator): boolean {
  return negator.direction === 'after' && isDenial(negator) && before !== undefined && hasWord(before, ONLY);
}

const NOT_ONLY = new Set(['not only', 'not just']);

/**
 * Whether "not only" refuses a condition, because nothing else is added to it: "sirf raat wala nahi, din ka kaam". "Sirf raat wala
 * nahi, din ka bhi" wants both.
 */
const isOnlyRefused = (segments: readonly Segment[], at: number, object: Segment | undefined): boolean =>
  object !== undefined &&
  JOB_CONDITIONS.has(kindOf(object)) &&
  !segments.slice(at).some(({ words }) => words.some((word) => ADDING.has(word)));

/** Whether a segment is a negator that says "not only": "not only sales", "sirf sales nahi". */
export function isNotOnly({ segments }: Pick<Clauses, 'segments'>, at: number): boolean {
  const negator = segments[at]?.negator;
  if (negator === undefined) return false;
  const object = segments.slice(0, at).findLastIndex((one) => !isEmpty(one));
  const before = segments[object - 1];
  const isDenied = negator.kind === 'negate' && saysNotOnly(before, negator);
  return NOT_ONLY.has(negator.phrase) || (isDenied && !isOnlyRefused(segments, at, segments[object]));
}

/** Whether the text names something that replaces a refused segment: "sales ki jagah marketing". */
const isReplaced = ({ segments }: Clauses, object: number): boolean => {
  const refused = segments[object];
  return segments.some(
    (segment, at) =>
      at !== object &&
      refused !== undefined &&
      segment.negator === undefined &&
      !isEmpty(segment) &&
      areComparable(segment, refused),
  );
};

/** English negators and words after others with which a speaker says what he or she is not: "I am not choosy". */
const OF_SPEAKER = /^(?:i am not|am not|im not)$/;
const SPEAKER_AFTER = /^(?:hu|hoon|hun|हूं|हु)$/;

/** Whether a negator says what the speaker is not, by a word without a meaning. It refuses nothing. */
function isAboutSpeaker({ segments }: Clauses, at: number, object: Segment): boolean {
  const negator = segments[at]?.negator;
  if (negator === undefined || !isFreeWord(object)) return false;
  const isAfter = negator.direction === 'after' && SPEAKER_AFTER.test(segments[at + 1]?.words[0] ?? '');
  return OF_SPEAKER.test(negator.phrase) || isAfter;
}

/** Returns the kind of a negator in this text: what it says of the speaker does not matter. */
const kindInText = (clauses: Clauses, at: number, object: Segment): NegatorKind => {
  const kind = clauses.segments[at]?.negator?.kind ?? 'idle';
  return kind === 'negate' && isAboutSpeaker(clauses, at, object) ? 'indifferent' : kind;
};

const isAllowedObject = ({ kind }: Negator, object: Segment): boolean =>
  OBJECT_KINDS[kind]?.includes(kindOf(object) ?? 'STOP') !== false || isSpecialObject(kind, object);

/** Returns the object of a negator, or the condition before it if the negator refers to conditions: "weekend classes are hard for me". */
function allowedObject(clauses: Clauses, at: number, object: number): number {
  const { negator } = clauses.segments[at] ?? {};
  const segment = clauses.segments[object];
  const before = clauses.segments[object - 1];
  if (negator?.kind !== 'condition' || segment === undefined || before === undefined) return object;
  const isBefore = object < at && !startsClause(clauses, object) && isAllowedObject(negator, before);
  return isBefore && !isAllowedObject(negator, segment) ? object - 1 : object;
}

function scopesOfKind(clauses: Clauses, kinds: readonly string[]): Map<number, Scope> {
  const scopes = new Map<number, Scope>();
  for (const [at, { negator }] of clauses.segments.entries()) {
    if (negator === undefined) continue;
    const object = allowedObject(clauses, at, objectOf(clauses, at));
    const segment = clauses.segments[object];
    if (segment === undefined || !kinds.includes(kindInText(clauses, at, segment))) continue;
    if (!isAllowedObject(negator, segment)) continue;
    if (negator.kind === 'indifferent' && !canBeIndifferent(segment)) continue;
    if (saysNotOnly(clauses.segments[object - 1], negator) && !isOnlyRefused(clauses.segments, at, segment))
      continue;
    if (negator.isReplacing && !isReplaced(clauses, object)) continue;
    const step = object > at ? 1 : -1;
    const hours = hoursOfAskedWork(clauses, object);
    const kind = negator.kind === 'negate' ? kindNextTo(clauses, object, step) : object;
    const exact = hours < 0 ? kind : hours;
    const known = scopes.get(exact);
    const hasList = LISTING_KINDS.has(negator.kind) && hours < 0;
    const members = hasList ? withoutAskedWork(clauses, listOf(clauses, exact, step)) : [exact];
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

/**
 * Whether a refusal says that somebody does not know a language: "मला इंग्रजी येत नाही". No job says that it needs none, so it is
 * only noted. "No English" is a refusal.
 */
function isUnknownLanguage(segments: readonly Segment[], { segment, wordIndexes }: ScopedSegment): boolean {
  if (!segment.words.every((word) => LANGUAGES.has(word))) return false;
  return segments.some(
    (one) =>
      one.wordIndexes.some((index) => wordIndexes.includes(index)) &&
      one.words.some((word) => KNOWING.has(word)),
  );
}

/** Endings of a Hindi or Marathi verb that says what somebody will or does: "चुकणार", "bhagunga". */
const VERB_ENDING = /(?:णारच?|na?ar|[ूऊ]ंग[ाी]|ung[ai]|वत|vat)$/;

/** Whether a refused word is a verb that no job has. It is what somebody does, and not what a job is: "चुकणार नाही". */
const isUnknownVerb = ({ isJobWord }: Clauses, segment: Segment): boolean =>
  isFreeWord(segment) && segment.words.every((word) => VERB_ENDING.test(word) && !isJobWord(word));

/** Finds what the negators of a text refer to. A text without negators has only asserted segments. */
export function scopesOf({ segments: all, ...clausesOfText }: TextAnalysis): Scopes {
  const read = { ...clausesOfText, segments: all };
  const conceded = concessionsOf(read);
  const concessions = conceded.conditions.map((segment) => ({ segment, wordIndexes: segment.wordIndexes }));
  const noWishes = new Set([...conceded.conditions, ...conceded.words]);
  const complaints = new Set(probableComplaints(read).filter((segment) => !conceded.all.has(segment)));
  if (!all.some(({ negator }) => negator !== undefined)) {
    const asserted = all.filter((segment) => !complaints.has(segment) && !noWishes.has(segment));
    return { asserted, negated: [], indifferent: concessions, doubtful: [...complaints] };
  }
  const corrections = correctionsIn(read);
  const fallbacks = [...all.keys()].filter((at) => isFallback(read, at));
  const idle = new Set([
    ...idleNegators(read),
    ...corrections.negators,
    ...fallbacks,
    ...conceded.negators,
    ...negatorsOfQuantities(read),
  ]);
  const segments = all.map((segment, at) => (idle.has(at) ? asIdle(segment) : asRefusal(read, segment, at)));
  const clauses = { ...read, segments };
  const refusals = [
    ...scopesOfKind(clauses, ['negate', 'failed', 'off', 'outside', 'condition', 'lost', 'averse']),
  ];
  const negating = new Map(refusals.filter(([, { negators }]) => !cancelEachOther(segments, negators)));
  const scopedByNegators = scopedSegments(clauses, negating);
  const unknown = scopedByNegators.filter((one) => isUnknownLanguage(segments, one));
  const isVerb = ({ segment }: ScopedSegment): boolean => isUnknownVerb(read, segment);
  const negated = scopedByNegators.filter((one) => !unknown.includes(one) && !isVerb(one));
  const refused = new Set(negated.map(({ segment }) => segment));
  // "No experience, is that fine?" still has no experience.
  const indifferent = [
    ...scopedSegments(clauses, scopesOfKind(clauses, ['indifferent'])),
    ...concessions,
  ].filter(({ segment }) => !refused.has(segment));
  const scoped = new Set([...negated, ...unknown, ...indifferent].map(({ segment }) => segment));
  const excluded = new Set([...negated, ...unknown].flatMap(({ wordIndexes }) => wordIndexes));
  const isExcluded = ({ wordIndexes }: Segment): boolean => wordIndexes.every((index) => excluded.has(index));
  const asserted = segments.filter(
    (segment) =>
      segment.negator === undefined &&
      !scoped.has(segment) &&
      !isExcluded(segment) &&
      !conceded.words.has(segment) &&
      !corrections.taken.has(segment),
  );
  const retracted = retractedSegments(
    asserted,
    negated.map(({ segment }) => segment),
  );
  const uncertain = new Set([...doubtfulRefusals(clauses), ...complaints]);
  const remaining = asserted.filter((segment) => !retracted.has(segment));
  return {
    asserted: remaining.filter((segment) => !uncertain.has(segment)),
    negated,
    indifferent,
    doubtful: [
      ...unknown.map(({ segment }) => segment),
      ...remaining.filter((segment) => uncertain.has(segment)),
    ],
  };
}
