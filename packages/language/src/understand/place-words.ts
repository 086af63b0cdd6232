import type { Meaning } from '../lexicon/lexicon-entry.ts';
import { wordsOf } from '../text/normal-text.ts';
import { kindOf } from './clauses.ts';
import vocabulary from './negators.json' with { type: 'json' };
import type { Segment } from './segment.ts';

const setOf = (words: readonly string[]): ReadonlySet<string> =>
  new Set(words.map((word) => wordsOf(word).join(' ')));

/** Words for the surroundings of a place, which come between its name and a negator: "hadapsar side nahi". */
export const SIDES = setOf(vocabulary.sides);
/** Words that refer to the place named before: "mumbai is far, not going there". */
export const THERE = setOf(vocabulary.there);

const LOCATIVES = setOf(vocabulary.locatives);

/** Whether a word says where: "field me", "फील्डवर". */
export const isLocative = (word: string): boolean => LOCATIVES.has(word);

/** Kinds of meaning that name places. */
const PLACES: ReadonlySet<Meaning | undefined> = new Set<Meaning | undefined>(['CITY', 'LOCALITY']);

export const isPlace = (segment: Segment | undefined): boolean =>
  segment !== undefined && PLACES.has(kindOf(segment));
