import { phraseSet } from '../text/phrases.ts';
import { type Clauses, hasWord, isEmpty, isFreeWord, isUnsure, kindOf, namesWork } from './clauses.ts';
import { isSameWork, isSureWork, profileOf } from './head-of.ts';
import vocabulary from './negators.json' with { type: 'json' };
import { WANTS } from './negators.ts';
import { isPlace } from './place-words.ts';
import type { Segment } from './segment.ts';

/** Hours that are a burden. A sentence of unknown words about them is rather a complaint than a wish. */
const BURDENS: ReadonlySet<string> = new Set(['NIGHT', 'ROTATING', 'WEEKEND']);

/** Words with which somebody accepts hours: "raat me kaam kar sakta hu". */
const ACCEPTING = phraseSet(vocabulary.accepting);

/** Returns the segments of a text by its sentences, which punctuation separates. Words such as "but" do not. */
function sentencesOf({ segments, clauseStarts, breakStarts }: Clauses): Segment[][] {
  const sentences: Segment[][] = [[]];
  for (const segment of segments) {
    const first = segment.wordIndexes[0] ?? -1;
    if (clauseStarts.has(first) && !breakStarts.has(first)) sentences.push([]);
    sentences.at(-1)?.push(segment);
  }
  return sentences;
}

const isUnknown = (segment: Segment): boolean =>
  !isEmpty(segment) && segment.negator === undefined && (isFreeWord(segment) || isUnsure(segment));

const isHours = (segment: Segment): boolean => kindOf(segment) === 'SHIFT' && !isUnsure(segment);

/** Whether somebody may complain about a segment: hours that are a burden, or an occupation. */
const isBurden = (segment: Segment): boolean =>
  (isHours(segment) && BURDENS.has(segment.matches[0]?.entry.value ?? '')) || isSureWork(segment);

/** Words of a question such as "how can I". It asks nobody: "how can I do nights with a baby?" */
const ASKING = phraseSet(vocabulary.asking);
/** Words for what somebody has done. They praise rather than complain: "sales experience". */
const PAST = phraseSet(vocabulary.past);

/** Whether a segment says something else than an unknown word about hours or an occupation, such as a wish or a place. */
const saysMore = (segment: Segment): boolean =>
  segment.negator !== undefined ||
  segment.number !== undefined ||
  kindOf(segment) === 'EXPERIENCE' ||
  kindOf(segment) === 'QUALIFICATION' ||
  isPlace(segment) ||
  hasWord(segment, WANTS) ||
  segment.words.some((word) => PAST.has(word)) ||
  isHours(segment) ||
  (namesWork(segment) && !isUnsure(segment));

const accepts = ({ words }: Segment): boolean => words.some((word) => ACCEPTING.has(word));
const asks = ({ words }: Segment): boolean => words.some((word) => ASKING.has(word));

/** Whether a sentence only says words about its hours or occupation that no job has, or asks how somebody could do it. */
function isComplaint(clauses: Clauses, rest: readonly Segment[], burden: Segment): boolean {
  if (rest.some(saysMore)) return false;
  if (isHours(burden) && rest.some(asks)) return true;
  // Words that jobs have describe an occupation: "data entry, fast typing".
  const isStrange = (one: Segment): boolean =>
    isUnknown(one) && (isHours(burden) || !one.words.some(clauses.isJobWord));
  return rest.some(isStrange) && !rest.some(accepts);
}

const profileNamed = ({ matches }: Segment): string => profileOf(matches[0]?.entry.value ?? '');

/** Whether two segments name the same occupation, or two of the same profile. */
const isRelatedWork = (a: Segment, b: Segment): boolean =>
  isSameWork(a, b) || profileNamed(a) === profileNamed(b);

/**
 * Returns the hours or the occupation that a sentence of unknown words is about, if another sentence names another occupation:
 * "night shift is murder, guard", "delivery makes my head spin, cook". Nobody can say whether they are wanted, so they are not applied.
 */
export function probableComplaints(clauses: Clauses): Segment[] {
  const sentences = sentencesOf(clauses);
  if (sentences.length < 2) return [];
  return sentences.flatMap((sentence) => {
    const burden = sentence.find(isHours) ?? sentence.find(isSureWork);
    if (burden === undefined || !isBurden(burden)) return [];
    const isOther = (one: Segment): boolean => isSureWork(one) && !isRelatedWork(one, burden);
    const isRefusal = (one: Segment): boolean => one.negator !== undefined && !isHours(burden);
    const isWorkElsewhere = sentences.some(
      (other) => other !== sentence && other.some(isOther) && !other.some(isRefusal),
    );
    const rest = sentence.filter((segment) => segment !== burden);
    return isWorkElsewhere && isComplaint(clauses, rest, burden) ? [burden] : [];
  });
}
