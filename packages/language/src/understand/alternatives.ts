import { phraseSet } from '../text/phrases.ts';
import { type Clauses, hasWord, isEmpty, namesWork, startsClause } from './clauses.ts';
import { isFallback } from './fallbacks.ts';
import { isPartOf, isSameWork, isSureWork } from './head-of.ts';
import { isNotOnly } from './negation.ts';
import { ALTERNATIVE_JOINS, JOINS } from './negators.ts';
import { isPlace } from './place-words.ts';
import type { Segment } from './segment.ts';

/** Maximum number of occupations that a search accepts in addition to the one that it is named after. */
const ALTERNATIVES_MAX = 3;

/** The occupations of a list on one side of its start, and whether a word of it says that each of them would do. */
interface ListPart {
  readonly works: readonly Segment[];
  readonly isAlternative: boolean;
}

/** Words for "also", which follow each of two occupations that would both do: "driver pan ahe guard pan ahe". */
const ALSO = phraseSet(['bhi', 'भी', 'pan', 'पण', 'पन', 'suddha', 'sudha', 'सुद्धा', 'also', 'too']);

/** Whether a segment contains "also", and is no refusal. */
const isAlso = ({ words, negator }: Segment): boolean =>
  (negator === undefined || negator.kind === 'indifferent') && words.some((word) => ALSO.has(word));

/** Whether a segment is "also" after an occupation: of another one too, or as a part of "also fine". */
function isAlsoAfterWork({ segments }: Clauses, at: number): boolean {
  const segment = segments[at];
  if (segment === undefined || !isAlso(segment)) return false;
  const follows = (index: number): boolean => namesWork(segments[index - 1] ?? segment);
  const isRepeated = segments.filter((one, index) => isAlso(one) && follows(index)).length > 1;
  return follows(at) && (isRepeated || segment.negator !== undefined);
}

/** Whether a segment says that each of two occupations would do: "or", "not only", "if not", "also". */
const saysBoth = (clauses: Clauses, at: number): boolean =>
  hasWord(clauses.segments[at] as Segment, ALTERNATIVE_JOINS) ||
  isNotOnly(clauses, at) ||
  isFallback(clauses, at) ||
  isAlsoAfterWork(clauses, at);

/** Whether a segment can be between two occupations of a list, such as the place of each: "Pune me cook ya Mumbai me driver". */
function canBeInList(clauses: Clauses, at: number): boolean {
  const segment = clauses.segments[at];
  if (segment === undefined) return false;
  const isLink = hasWord(segment, JOINS) || saysBoth(clauses, at);
  return isEmpty(segment) || isPlace(segment) || isLink;
}

/** Returns the occupations before or after one, up to a word that does not belong to their list. */
function listBeside(clauses: Clauses, start: number, step: 1 | -1): ListPart {
  const { segments, joinStarts } = clauses;
  const works: Segment[] = [];
  let isAlternative = false;
  let isJoined = false;
  for (let at = start + step; at >= 0 && at < segments.length; at += step) {
    const segment = segments[at];
    if (segment === undefined) break;
    const border = step === 1 ? at : at + 1;
    const isSlash = joinStarts.has(segments[border]?.wordIndexes[0] ?? -1);
    // "Sirf cook nahi, delivery bhi" wants both.
    const isEither = isSlash || saysBoth(clauses, at);
    isAlternative ||= isEither;
    isJoined ||= isEither || hasWord(segment, JOINS) || startsClause(clauses, border);
    if (segment.negator === undefined && namesWork(segment) && isSureWork(segment) && isJoined) {
      works.push(segment);
      isJoined = false;
    } else if (!canBeInList(clauses, at)) {
      break;
    }
  }
  return { works, isAlternative };
}

/**
 * Returns the other occupations of a list to which the head belongs, if a word of the list means "or" or "both": "sales or
 * delivery", "cook, tailor ya guard". Each of them would do. Only `included` segments count.
 */
export function alternativesOf(
  clauses: Clauses,
  included: readonly Segment[],
  head: Segment | null,
): readonly Segment[] {
  if (head === null || !isSureWork(head)) return [];
  const start = clauses.segments.indexOf(head);
  if (start < 0) return [];
  const before = listBeside(clauses, start, -1);
  const after = listBeside(clauses, start, 1);
  if (!before.isAlternative && !after.isAlternative) return [];
  const others = [...before.works, ...after.works].filter(
    (one) => included.includes(one) && !isSameWork(one, head) && !isPartOf(one, head) && !isPartOf(head, one),
  );
  return others.slice(0, ALTERNATIVES_MAX);
}
