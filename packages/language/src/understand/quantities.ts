import { phraseSet } from '../text/phrases.ts';
import { type Clauses, isFreeWord, isUnsure } from './clauses.ts';
import { objectOf } from './negated-object.ts';
import vocabulary from './negators.json' with { type: 'json' };
import numberWords from './number-words.json' with { type: 'json' };
import type { Segment } from './segment.ts';

/** A bare number such as the hours of "8 hours", or an age. It says nothing that the words of a job could say. */
export const SMALL_NUMBER = /^\d{1,2}$/;

/** Numerals, and words that compare numbers: "more", "से ज्यादा". */
const QUANTITIES = phraseSet([
  ...vocabulary.comparatives,
  ...Object.values(numberWords.numerals).flatMap((words) => words.split(' ')),
  ...[numberWords.atLeast, numberWords.atMost].flatMap((words) => words.split(' ')),
]);
/** What Marathi joins to a word to compare with it: "तासांपेक्षा". */
const THAN_ENDING = /(?:पेक्षा|peksha|pekshya)$/;
/** Units that are no filter, with their endings. */
const UNIT =
  /^(?:ta+s[a-z]*|तास.*|gha?nt[a-z]*|घंट.*|घण्ट.*|h(?:ou)?rs?|divas.*|दिवस.*|din|दिन|days?|weeks?|months?|min(?:ute)?s?)$/;

const isQuantityWord = (word: string): boolean =>
  SMALL_NUMBER.test(word) || QUANTITIES.has(word) || THAN_ENDING.test(word) || UNIT.test(word);

/** Whether a segment without a meaning says how much of something: "8", "ज्यादा". */
const isQuantity = (segment: Segment): boolean =>
  (isFreeWord(segment) || isUnsure(segment)) && segment.words.every(isQuantityWord);

/** Returns the indexes of the negators that limit a number which is no filter: "not more than 8 hours". They refuse nothing. */
export function negatorsOfQuantities(clauses: Clauses): number[] {
  const { segments } = clauses;
  return [...segments.keys()].filter((at) => {
    if (segments[at]?.negator?.kind !== 'negate') return false;
    const object = segments[objectOf(clauses, at)];
    return object !== undefined && isQuantity(object);
  });
}
