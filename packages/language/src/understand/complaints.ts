import { phraseSet } from '../text/phrases.ts';
import { type Clauses, hasWord, isEmpty, isFreeWord, isUnsure, kindOf, namesWork } from './clauses.ts';
import { isSureWork } from './head-of.ts';
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

const isBurden = (segment: Segment): boolean =>
  kindOf(segment) === 'SHIFT' && BURDENS.has(segment.matches[0]?.entry.value ?? '') && !isUnsure(segment);

/** Whether a segment says something else than an unknown word about hours: a wish, a refusal, a place, or an occupation. */
const saysMore = (segment: Segment): boolean =>
  segment.negator !== undefined ||
  segment.number !== undefined ||
  isPlace(segment) ||
  hasWord(segment, WANTS) ||
  segment.words.some((word) => ACCEPTING.has(word)) ||
  (namesWork(segment) && !isUnsure(segment));

/**
 * Returns the hours that a sentence of unknown words is about, if another sentence names the occupation: "night shift is murder,
 * guard". Nobody can say whether they are wanted, so they are not applied.
 */
export function probableComplaints(clauses: Clauses): Segment[] {
  const sentences = sentencesOf(clauses);
  if (sentences.length < 2) return [];
  return sentences.flatMap((sentence) => {
    const hours = sentence.filter((segment) => kindOf(segment) === 'SHIFT');
    const [burden] = hours;
    if (burden === undefined || hours.length > 1 || !isBurden(burden)) return [];
    const rest = sentence.filter((segment) => segment !== burden);
    const isWorkElsewhere = sentences.some(
      (other) => other !== sentence && other.some((one) => one.negator === undefined && isSureWork(one)),
    );
    return rest.some(isUnknown) && !rest.some(saysMore) && isWorkElsewhere ? [burden] : [];
  });
}
