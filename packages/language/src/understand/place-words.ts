import { phraseSet } from '../text/phrases.ts';
import { kindOf, PLACES } from './clauses.ts';
import vocabulary from './negators.json' with { type: 'json' };
import type { Segment } from './segment.ts';

/** Words for the surroundings of a place, which come between its name and a negator: "hadapsar side nahi". */
export const SIDES = phraseSet(vocabulary.sides);
/** Words that refer to the place named before: "mumbai is far, not going there". */
export const THERE = phraseSet(vocabulary.there);

const LOCATIVES = phraseSet(vocabulary.locatives);

/** Whether a word says where: "field me", "फील्डवर". */
export const isLocative = (word: string): boolean => LOCATIVES.has(word);

export const isPlace = (segment: Segment | undefined): boolean =>
  segment !== undefined && PLACES.has(kindOf(segment));
