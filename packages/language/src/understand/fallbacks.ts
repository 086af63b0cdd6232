import { phraseSet } from '../text/phrases.ts';
import { type Clauses, isEmpty } from './clauses.ts';
import { isSureWork } from './head-of.ts';
import { isPlace } from './place-words.ts';
import type { Segment } from './segment.ts';

/** Words for "then", which a second choice follows: "cook नसेल तर driver". */
const THEN = phraseSet(['to', 'toh', 'तो', 'tar', 'तर', 'then', 'else', 'nahitar', 'nahitr', 'नाहीतर']);
/** Hindi and Marathi negators. "Not ready to" says no "then". */
const DENIES = /^(?:n[ah]+i?[a-z]*|nas[a-z]*|नही?ं?|नाही|ना|न|नस.*|नाहीतर)$/;
const IF_NOT = /^if (?:not|no)\b/;

/** Returns the nearest segment on one side that is neither empty nor a place. */
function besides(segments: readonly Segment[], at: number, step: 1 | -1): number {
  let next = at + step;
  while (segments[next] !== undefined && (isEmpty(segments[next] as Segment) || isPlace(segments[next])))
    next += step;
  return next;
}

const isWorkAt = (segments: readonly Segment[], at: number): boolean => {
  const segment = segments[at];
  return segment !== undefined && segment.negator === undefined && isSureWork(segment);
};

/** Whether punctuation separates a segment from the one before. */
const followsSign = ({ clauseStarts, breakStarts }: Clauses, { wordIndexes }: Segment): boolean =>
  clauseStarts.has(wordIndexes[0] ?? -1) && !breakStarts.has(wordIndexes[0] ?? -1);

/**
 * Whether a negator joins a first and a second choice, both occupations: "cook नहीं तो driver", "if not cook then driver". It
 * refuses neither.
 */
export function isFallback(clauses: Clauses, at: number): boolean {
  const { segments } = clauses;
  const { phrase } = segments[at]?.negator ?? {};
  if (phrase === undefined) return false;
  const after = besides(segments, at, 1);
  if (!isWorkAt(segments, after)) return false;
  if (IF_NOT.test(phrase) && isWorkAt(segments, besides(segments, after, 1))) return true;
  const between = segments.slice(at, after).flatMap(({ words }) => words);
  const isCut = segments.slice(at + 1, after + 1).some((segment) => followsSign(clauses, segment));
  const denial = between.findIndex((word) => DENIES.test(word));
  const saysThen =
    IF_NOT.test(phrase) || (denial >= 0 && between.slice(denial).some((word) => THEN.has(word)));
  return !isCut && saysThen && isWorkAt(segments, besides(segments, at, -1));
}
