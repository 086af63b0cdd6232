import type { Meaning } from '../lexicon/lexicon-entry.ts';
import { CERTAIN } from '../lexicon/typo-score.ts';
import type { TextAnalysis } from './analyse-text.ts';
import { isWork } from './head-of.ts';
import { JOINS, WANTS } from './negators.ts';
import type { Segment } from './segment.ts';

export const kindOf = ({ matches }: Segment): Meaning | undefined => matches[0]?.entry.kind;
/** Words for a company say nothing about a job, unless they are refused: "no agency". */
const isCompany = ({ matches }: Segment): boolean =>
  matches[0]?.entry.kind === 'STOP' && matches[0].entry.value === 'company';
export const isStop = (segment: Segment): boolean => kindOf(segment) === 'STOP';
export const isEmpty = (segment: Segment): boolean => isStop(segment) && !isCompany(segment);
export const isFreeWord = (segment: Segment): boolean =>
  segment.number === undefined &&
  segment.negator === undefined &&
  (kindOf(segment) === undefined || isCompany(segment));
export const hasWord = ({ words }: Segment, set: ReadonlySet<string>): boolean =>
  words.length === 1 && set.has(words[0] ?? '');

/** Kinds of conditions that a text can say not to matter. */
export const CONDITIONS: ReadonlySet<Meaning | undefined> = new Set<Meaning | undefined>([
  'SHIFT',
  'WORK_PLACE',
  'JOB_TYPE',
  'EXPERIENCE',
  'QUALIFICATION',
]);

/** Those of them that a job has, and not the speaker. */
export const JOB_CONDITIONS: ReadonlySet<Meaning | undefined> = new Set<Meaning | undefined>([
  'SHIFT',
  'WORK_PLACE',
  'JOB_TYPE',
]);

/** Kinds of meaning that name places. */
export const PLACES: ReadonlySet<Meaning | undefined> = new Set<Meaning | undefined>(['CITY', 'LOCALITY']);

/** Kinds of free words with a meaning of their own. */
const WORDS: ReadonlySet<Meaning | undefined> = new Set<Meaning | undefined>(['GROUP', 'SKILL', 'WORD']);

/** Whether a segment says that somebody has not passed the lowest class that jobs ask for. */
export const isUnschooled = ({ matches }: Segment): boolean => matches[0]?.entry.value === 'unschooled';

/** Whether a segment says what the speaker is, and not what the job should be. No text is indifferent to it. */
const isOfSpeaker = (segment: Segment): boolean =>
  isUnschooled(segment) ||
  kindOf(segment) === 'QUALIFICATION' ||
  (kindOf(segment) === 'EXPERIENCE' && segment.matches[0]?.entry.value === 'FRESHER');

/** "Salary no problem": a word without a meaning of its own is no condition either. */
export const canBeIndifferent = (segment: Segment): boolean =>
  !isOfSpeaker(segment) &&
  (CONDITIONS.has(kindOf(segment)) || WORDS.has(kindOf(segment)) || isFreeWord(segment));

/** The segments of a text with the look-ups that scopes need. */
export type Clauses = Pick<
  TextAnalysis,
  'segments' | 'clauseStarts' | 'breakStarts' | 'joinStarts' | 'isPhrase' | 'isJobWord'
>;

/** Whether a segment begins a clause. The word after "anything but" does not. */
export function startsClause({ segments, clauseStarts, breakStarts }: Clauses, at: number): boolean {
  const first = segments[at]?.wordIndexes[0] ?? -1;
  const before = segments[at - 1];
  const isInPhrase = before?.negator !== undefined && before.words.length > 1 && breakStarts.has(first);
  return clauseStarts.has(first) && !isInPhrase;
}

/** Returns the index of the first segment of the clause that has a segment. */
export function startOfClause(clauses: Clauses, at: number): number {
  let start = at;
  while (start > 0 && !startsClause(clauses, start)) start -= 1;
  return start;
}

/** Returns the index after the last segment of the clause that has a segment. */
export function endOfClause(clauses: Clauses, at: number): number {
  let end = at + 1;
  while (end < clauses.segments.length && !startsClause(clauses, end)) end += 1;
  return end;
}

export const namesWork = (segment: Segment): boolean =>
  !isStop(segment) && segment.matches.some(({ entry }) => isWork(entry));

/** Whether a segment names a profile and no single kind of it: "sales". */
export const isOnlyProfile = (segment: Segment): boolean =>
  kindOf(segment) === 'PROFILE' && !segment.matches.some(({ entry }) => entry.kind === 'SUB_PROFILE');

export const isName = ({ isPhrase }: Clauses, first: Segment, second: Segment): boolean =>
  isPhrase([...first.words, ...second.words]);

/** Whether two segments can replace each other: two occupations, places, words, or values of the same condition. */
export function areComparable(a: Segment, b: Segment): boolean {
  if (namesWork(a) || namesWork(b)) return namesWork(a) && namesWork(b);
  if (isFreeWord(a) || isFreeWord(b)) return isFreeWord(a) && isFreeWord(b);
  return kindOf(a) === kindOf(b) || (PLACES.has(kindOf(a)) && PLACES.has(kindOf(b)));
}

const COMPANY = /^(?:company|companies|कंपनी|कंपनीत|कंपन्या)$/;

/** Whether a segment names an occupation, also one that the portal does not have, or a workplace. "Any company" names none. */
const isOccupation = (segment: Segment): boolean =>
  namesWork(segment) ||
  kindOf(segment) === 'OTHER_WORK' ||
  (kindOf(segment) === 'WEAK' && !segment.words.some((word) => COMPANY.test(word)));

/** Whether the words are only a place where people work: "hotel". */
export const isOnlyPlace = ({ matches }: Segment): boolean =>
  matches.some(({ entry }) => entry.kind === 'WEAK');

/** Whether a segment is next to a negator of its own: "sales nahi", "no marketing", "ना तो सेल्स". */
function isRefusedAlone(clauses: Clauses, at: number): boolean {
  const { segments } = clauses;
  let from = at - 1;
  while (from > 0 && isEmpty(segments[from] as Segment) && !startsClause(clauses, from + 1)) from -= 1;
  const before = startsClause(clauses, from + 1) ? undefined : segments[from]?.negator;
  const after = segments[at + 1]?.negator;
  return (
    (after?.kind === 'negate' && after.direction === 'after' && !startsClause(clauses, at + 1)) ||
    (before?.kind === 'negate' && before.direction === 'before')
  );
}

/**
 * Whether the text asks for an occupation outside a refused part. `part` has the indexes of its segments, of which the first
 * is the nearest to the negator; the words between them belong to the part too.
 */
export function isWorkBeyond(clauses: Clauses, part: readonly number[], step: 1 | -1): boolean {
  const { segments } = clauses;
  let negator = part[0] ?? 0;
  while (segments[negator] !== undefined && segments[negator]?.negator === undefined) negator -= step;
  const from = Math.min(negator, part[0] ?? 0);
  const to = Math.max(negator, part[0] ?? 0);
  const isInside = (at: number): boolean => part.includes(at) || (at > from && at < to);
  // "Cook, no wait, not cook, tailor": the cook is refused, also where the text asked for it before.
  const refused = segments[part[0] ?? -1]?.words.join(' ');
  const isRefused = ({ words }: Segment): boolean => words.join(' ') === refused;
  return segments.some(
    (segment, at) =>
      !isInside(at) && isOccupation(segment) && !isRefused(segment) && !isRefusedAlone(clauses, at),
  );
}

/** Whether the words of a segment have no meaning, or may be a misspelling of others. */
export const isUnsure = (segment: Segment): boolean =>
  segment.number === undefined && (segment.matches[0]?.score ?? 0) < CERTAIN;

/** Kinds of meaning that words of an occupation's name can have. Unknown words can be part of it too. */
const NAME_KINDS: ReadonlySet<Meaning | undefined> = new Set<Meaning | undefined>([
  ...(['SUB_PROFILE', 'PROFILE', 'OTHER_WORK', 'WEAK', 'SKILL', 'GROUP', 'WORD'] as const),
  undefined,
]);

export const canBeInName = (segment: Segment | undefined): boolean =>
  segment !== undefined &&
  segment.number === undefined &&
  segment.negator === undefined &&
  !isUnschooled(segment) &&
  (NAME_KINDS.has(kindOf(segment)) || isCompany(segment)) &&
  !hasWord(segment, WANTS) &&
  !hasWord(segment, JOINS);
