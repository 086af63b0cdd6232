import { phraseSet } from '../text/phrases.ts';
import { type Clauses, hasWord, isEmpty, isFreeWord, isUnsure, kindOf, namesWork } from './clauses.ts';
import { isSameWork, isSureWork } from './head-of.ts';
import vocabulary from './negators.json' with { type: 'json' };
import { JOINS, WANTS } from './negators.ts';
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

const isHours = (segment: Segment): boolean => kindOf(segment) === 'SHIFT';

/** Whether somebody may complain about a segment: hours that are a burden, or an occupation. */
const isBurden = (segment: Segment): boolean =>
  (isHours(segment) && BURDENS.has(segment.matches[0]?.entry.value ?? '')) || isSureWork(segment);

/** Words of a question such as "how can I". It asks nobody: "how can I do nights with a baby?" */
const ASKING = phraseSet(vocabulary.asking);
/** Words for what somebody has done. They praise rather than complain: "sales experience". */
const PAST = phraseSet(vocabulary.past);

const DIGIT = /\d/;

/** Whether a segment says something else than an unknown word about hours or an occupation, such as a wish or a place. */
const saysMore = (segment: Segment): boolean =>
  segment.negator !== undefined ||
  segment.number !== undefined ||
  segment.words.some((word) => DIGIT.test(word)) ||
  kindOf(segment) === 'EXPERIENCE' ||
  kindOf(segment) === 'QUALIFICATION' ||
  isPlace(segment) ||
  hasWord(segment, WANTS) ||
  segment.words.some((word) => PAST.has(word)) ||
  isHours(segment) ||
  (namesWork(segment) && !isUnsure(segment));

/** Words of a whole sentence, such as "is" and "me". A list such as "sales truck, cook" has none. */
const PREDICATING = phraseSet(vocabulary.predicating);
/** Endings that Marathi joins to what a sentence is about: "डिलिव्हरीने". */
const SUBJECT_ENDING = /(?:ने|ला|मुळे|च[ाीे])$/;

/** Whether a burden is the subject of a whole sentence, of which `rest` are the other segments. Hours need none. */
const isSubject = (burden: Segment, rest: readonly Segment[]): boolean =>
  isHours(burden) ||
  SUBJECT_ENDING.test(burden.words.at(-1) ?? '') ||
  rest.some(({ words }) => words.some((word) => PREDICATING.has(word)));

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

/** Least unknown words between what a speaker complains about and the wish, if no punctuation separates them. */
const STRANGE_WORDS_MIN = 2;

/**
 * Returns what a sentence says something strange about before it names another occupation: "sales ne dimag chaat liya accountant".
 * A word that jobs have, or one that joins or wants, ends it.
 */
function complaintsBefore(clauses: Clauses, sentence: readonly Segment[]): Segment[] {
  const found: Segment[] = [];
  let burden: Segment | null = null;
  let strange = 0;
  let between: Segment[] = [];
  for (const segment of sentence) {
    const isStrange = isUnknown(segment) && !segment.words.some(clauses.isJobWord);
    if (isStrange && !accepts(segment) && !saysMore(segment)) strange += segment.words.length;
    else if (!isEmpty(segment) || hasWord(segment, WANTS) || hasWord(segment, JOINS)) {
      const isOther = burden !== null && isSureWork(segment) && !isSameWork(segment, burden);
      const isNoted =
        burden !== null && isOther && strange >= STRANGE_WORDS_MIN && isSubject(burden, between);
      if (burden !== null && isNoted) found.push(burden);
      burden = isBurden(segment) ? segment : null;
      strange = 0;
      between = [];
    }
    between.push(segment);
  }
  return found;
}

/**
 * Returns the hours or the occupation that a sentence of unknown words is about, if another sentence names another occupation:
 * "night shift is murder, guard", "delivery makes my head spin, cook". Nobody can say whether they are wanted, so they are not applied.
 */
export function probableComplaints(clauses: Clauses): Segment[] {
  const sentences = sentencesOf(clauses);
  if (sentences.length < 2) return complaintsBefore(clauses, clauses.segments);
  return sentences.flatMap((sentence) => {
    const burden = sentence.find(isHours) ?? sentence.find(isSureWork);
    if (burden === undefined || !isBurden(burden)) return [];
    const isOther = (one: Segment): boolean => isSureWork(one) && !isSameWork(one, burden);
    const isRefusal = (one: Segment): boolean => one.negator !== undefined && !isHours(burden);
    const isWorkElsewhere = sentences.some(
      (other) => other !== sentence && other.some(isOther) && !other.some(isRefusal),
    );
    const rest = sentence.filter((segment) => segment !== burden);
    const isNoted = isWorkElsewhere && isSubject(burden, rest) && isComplaint(clauses, rest, burden);
    return isNoted ? [burden] : [];
  });
}
