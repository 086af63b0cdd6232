import { phraseSet } from '../text/phrases.ts';
import { type Clauses, isEmpty } from './clauses.ts';
import { containsPhraseOf } from './double-negation.ts';
import { isPartOf, isSureWork } from './head-of.ts';
import { INDEFINITE } from './negators.ts';
import { isPlace } from './place-words.ts';
import type { Segment } from './segment.ts';

/** Words for "then", which a second choice follows: "cook नसेल तर driver". */
const THEN = phraseSet(['to', 'toh', 'तो', 'tar', 'तर', 'then', 'else', 'nahitar', 'nahitr', 'नाहीतर']);
/** Hindi and Marathi negators. "Not ready to" says no "then". */
const DENIES = /^(?:n[ah]+i?[a-z]*|nas[a-z]*|नही?ं?|नाही|ना|न|नस.*|नाहीतर)$/;
const IF_NOT = /^if (?:not|no)\b/;

/** Returns the nearest segment on one side that has a meaning and is not `skipped`. */
function besides(
  segments: readonly Segment[],
  at: number,
  step: 1 | -1,
  isSkipped: (segment: Segment | undefined) => boolean = isPlace,
): number {
  let next = at + step;
  while (segments[next] !== undefined && (isEmpty(segments[next] as Segment) || isSkipped(segments[next])))
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

/** Whether the first choice is a kind of the second, of which anything would do: "बर्तन धोने का काम न हो तो रसोई में कुछ भी". */
function isAnyOther(segments: readonly Segment[], first: number, second: number): boolean {
  const kind = segments[first];
  const whole = segments[second];
  if (kind === undefined || whole === undefined || !isPartOf(kind, whole)) return false;
  const following = segments.slice(second + 1).flatMap(({ words }) => words);
  return containsPhraseOf(following, INDEFINITE);
}

/**
 * Whether a negator joins a first and a second choice, both occupations or both places: "cook नहीं तो driver", "if not cook then
 * driver", "pune me na ho to mumbai". It refuses neither.
 */
export function isFallback(clauses: Clauses, at: number): boolean {
  const { segments } = clauses;
  const { phrase } = segments[at]?.negator ?? {};
  if (phrase === undefined) return false;
  const nearest = besides(segments, at, 1, () => false);
  const arePlaces = isPlace(segments[nearest]) && isPlace(segments[besides(segments, at, -1, () => false)]);
  const after = arePlaces ? nearest : besides(segments, at, 1);
  if (!arePlaces && !isWorkAt(segments, after)) return false;
  if (IF_NOT.test(phrase) && isWorkAt(segments, besides(segments, after, 1))) return true;
  const between = segments.slice(at, after).flatMap(({ words }) => words);
  const isCut = segments.slice(at + 1, after + 1).some((segment) => followsSign(clauses, segment));
  const denial = between.findIndex((word) => DENIES.test(word));
  const saysThen =
    IF_NOT.test(phrase) || (denial >= 0 && between.slice(denial).some((word) => THEN.has(word)));
  if (isCut || !saysThen) return false;
  const before = besides(segments, at, -1);
  return arePlaces || (isWorkAt(segments, before) && !isAnyOther(segments, before, after));
}
