import { anyWordOf, invertTable } from '../text/rules.ts';
import vocabulary from './hours.json' with { type: 'json' };
import numberWords from './number-words.json' with { type: 'json' };

/** Parts of the day, by which an hour of the clock is one of the day. */
export type Daypart = keyof typeof vocabulary.dayparts;
/** Working hours that a text can describe. */
export type Shift = 'DAY' | 'NIGHT' | 'MORNING' | 'EVENING' | 'WEEKEND';

export const NUMERALS = invertTable(numberWords.numerals);
export const HOURS_OF_CLOCK = 12;

/** Returns a pattern for any of some words; an underscore is a space. */
export const anyOf = (...lists: readonly string[]): string => anyWordOf(...lists).replaceAll('_', ' ');

/** A pattern for the end of a word. */
export const END = '(?!\\S)';

/** The numerals of the hours of a clock, as words. */
export const NUMERAL_WORDS = [...NUMERALS]
  .filter(([, value]) => Number.isInteger(Number(value)) && Number(value) <= HOURS_OF_CLOCK)
  .map(([word]) => word);
