import {
  JOB_FILTERS,
  NUMBER_FILTER_NAMES,
  type NumberFilterName,
} from '@nukkad/contract/jobs/job-filters.ts';
import { anyWordOf, invertTable } from '../text/rules.ts';
import vocabulary from './number-words.json' with { type: 'json' };

/** A number in a text that sets a filter. `from` and `to` are the indexes of its words; `to` is exclusive. */
export interface NumberSpan {
  readonly from: number;
  readonly to: number;
  readonly filter: NumberFilterName;
  /**
   * The filter's minimum and maximum, both inclusive, in its unit. An upper end equal to the filter's maximum means
   * "no upper limit".
   */
  readonly range: readonly [number, number];
}

/** A number without a unit is a monthly pay in rupees if it is within these limits. */
const PAY_MIN = 1000;
const PAY_MAX = 1_000_000;
const THOUSAND = 1000;
const MONTHS = 12;

const { glued, to, atLeast, atMost, atMostBefore, than, yearly, year, each, units } = vocabulary;
const NUMERALS = invertTable(vocabulary.numerals);
const TENS = invertTable(vocabulary.tens);
const ONES = invertTable(vocabulary.ones);
/** Words before a numeral with what they add to it: "साढ़े बारह" is 12.5. */
const PARTS = invertTable(vocabulary.parts);
const NUMERAL_IN_WORDS = `${anyWordOf(...TENS.keys())} ${anyWordOf(...ONES.keys())}|${anyWordOf(...NUMERALS.keys())}`;
const PAY_WORD = new RegExp(`(?:^| )${anyWordOf(vocabulary.payWords)}(?:$| )`);
/** All numerals in words. */
export const NUMERAL_WORDS: readonly string[] = [...TENS.keys(), ...ONES.keys(), ...NUMERALS.keys()];
/** The smallest and largest number that means thousands next to a word for pay. */
const THOUSANDS_MIN = 5;
const THOUSANDS_MAX = 99;

/** The spellings of units, each with its factor to its filter's unit: "hazar" is 1000 rupees. */
const UNITS = Object.values(units)
  .flatMap(({ worth }) => Object.entries(worth))
  .map(([factor, words]) => ({ pattern: new RegExp(`^${anyWordOf(words)}$`), factor: Number(factor) }));

const UNIT_WORD = new RegExp(
  `^${anyWordOf(...Object.values(units).flatMap(({ worth }) => Object.values(worth)))}${anyWordOf(glued)}?$`,
);

/** Whether a word is the unit of a number, such as "thousand" or "वर्षांचा". */
export const isUnit = (word: string): boolean => word.length > 1 && UNIT_WORD.test(word);

/**
 * Returns a pattern for the words before a number: its subject, and whether it is a limit (groups `ceiling` and
 * `floor`). Repetitions are bounded, because some words match in two ways, which would make backtracking exponential.
 */
function wordsBefore(related: string): string {
  const relatedWords = `(?:${anyWordOf(related)} ){0,4}`;
  const limit = `(?:(?:(?<ceiling>${anyWordOf(atMostBefore)})|(?<floor>${anyWordOf(atLeast)})) )?`;
  const thanOrRelated = `(?:${anyWordOf(than, related)} ){0,4}`;
  return relatedWords + limit + thanOrRelated;
}

/**
 * Returns a pattern for the words after a number, the same in reverse order (groups `most` and `least`). Marathi may
 * join them to the unit without a space.
 */
function wordsAfter(related: string): string {
  const limitWord = `(?:(?<most>${anyWordOf(atMost)})|(?<least>${anyWordOf(atLeast)}))`;
  const limit = `(?:(?: ?${anyWordOf(than)})? ?${limitWord}(?!\\S))?`;
  const relatedWords = `(?: ?${anyWordOf(related, atLeast, atMost)}(?!\\S)){0,5}`;
  return `${limit}${relatedWords}(?!\\S)`;
}

/**
 * Returns the patterns of a number filter, for words joined by single spaces: first a range ("15 to 20 hazar"), then
 * a single number. A number and its unit are one word or two: 20000, rs20000, 2oooo, 12.5k, 15 hazar, pandrahhazar,
 * 20 हजारच्या.
 */
function patternsOf(filter: NumberFilterName) {
  const { number, worth, beside: related } = units[JOB_FILTERS[filter].unit];
  const numeral = `(?:${anyWordOf(...PARTS.keys())} ?)?(?:(?:${number})(?:\\.\\d{1,2})?|${NUMERAL_IN_WORDS})`;
  const unit = anyWordOf(...Object.values(worth));
  const amount = (name: string): string =>
    `(?:(?:rs|inr)?(?<${name}>${numeral})(?:rs|inr|rupees|rupaye)?(?: ?(?<${name}Unit>${unit}))?(?=\\s|$|${anyWordOf(glued)}))`;
  const range = `${amount('low')}(?<to> ${anyWordOf(to)})? ${amount('high')}`;
  const single = amount('high');
  const isPay = JOB_FILTERS[filter].unit === 'rupees';
  const before = isPay ? `(?<yearlyBefore>${anyWordOf(yearly)} )?` : '';
  const perYear = `(?:${anyWordOf(yearly)}|${anyWordOf(each)} ${anyWordOf(year)})`;
  const after = isPay ? `(?: ?(?<yearlyAfter>${perYear})(?!\\S))?` : '';
  return [range, single].map((ends) => ({
    filter,
    pattern: new RegExp(`^${before}${wordsBefore(related)}${ends}${after}${wordsAfter(related)}`),
  }));
}

/** The patterns of all number filters. The first one that gives a valid range wins. */
const PATTERNS = NUMBER_FILTER_NAMES.flatMap(patternsOf);

type Groups = Readonly<Record<string, string | undefined>>;

const PART_AND_NUMERAL = new RegExp(`^(${anyWordOf(...PARTS.keys())})? ?(.+)$`);

function parseNumber(text: string): number {
  const [, part = '', numeral = text] = PART_AND_NUMERAL.exec(text) ?? [];
  const [tens = '', ones = ''] = numeral.split(' ');
  const words =
    TENS.has(tens) && ONES.has(ones) ? Number(TENS.get(tens)) + Number(ONES.get(ones)) : undefined;
  const number = words ?? Number(NUMERALS.get(numeral) ?? numeral.replaceAll('o', '0'));
  return number + Number(PARTS.get(part) ?? 0);
}

const isInWords = (text: string): boolean => !/\d/.test(text);

const factorOf = (unit = ''): number | undefined => UNITS.find(({ pattern }) => pattern.test(unit))?.factor;

/**
 * Converts a number to its filter's unit. Without a unit, only digits in the range of a monthly pay are accepted, or
 * a small number next to a word for pay; otherwise returns null.
 */
function parseAmount(text: string, unit: string | undefined, isPayNamed = false): number | null {
  const number = parseNumber(text);
  const factor = factorOf(unit);
  if (factor !== undefined) return Number((number * factor).toFixed(2));
  if (isPayNamed && number >= THOUSANDS_MIN && number <= THOUSANDS_MAX) return number * THOUSAND;
  const isPay = !isInWords(text) && number >= PAY_MIN && number <= PAY_MAX;
  return isPay ? number : null;
}

/**
 * Returns the lower end of a range such as "15-20k": its unit is its own, that of the upper end, or thousands. Null
 * if the first number is not part of a range: "kaam do bees hazar" has no "to" between its numbers.
 */
function lowerEnd({ low = '', lowUnit, to: between, highUnit }: Groups, high: number): number | null {
  const factor = factorOf(highUnit) ?? THOUSAND;
  if (isInWords(low) && between === undefined && factor >= THOUSAND) return null;
  const candidates = [parseAmount(low, lowUnit), parseNumber(low) * factor, parseNumber(low) * THOUSAND];
  return candidates.find((value) => value !== null && value <= high) ?? null;
}

/** Returns the number by which a pay is divided: 12 if the match says that it is for a year. */
const monthsOf = ({ yearlyBefore, yearlyAfter }: Groups): number =>
  (yearlyBefore ?? yearlyAfter) === undefined ? 1 : MONTHS;

/**
 * Returns the range of a match: two ends, a limit, or one number. A pay without a limit is a minimum. Null if the
 * match is no valid range.
 */
function rangeOf(groups: Groups, filter: NumberFilterName, matched: string): NumberSpan['range'] | null {
  const { low, high = '', highUnit, ceiling, floor, most, least } = groups;
  const { unit, max } = JOB_FILTERS[filter];
  const total = parseAmount(high, highUnit, unit === 'rupees' && PAY_WORD.test(matched));
  if (total === null) return null;
  const months = monthsOf(groups);
  const value = total / months;
  if (low !== undefined) {
    const lower = lowerEnd(groups, total);
    return lower === null ? null : [lower / months, value];
  }
  if ((ceiling ?? most) !== undefined) return [0, value];
  const isMinimum = unit === 'rupees' || (floor ?? least) !== undefined;
  return [value, isMinimum ? Math.max(value, max) : value];
}

/** Returns the number that begins at a word, with the words that belong to it; null if none does. */
function numberAt(words: readonly string[], from: number): NumberSpan | null {
  const text = words.slice(from).join(' ');
  for (const { filter, pattern } of PATTERNS) {
    const match = pattern.exec(text);
    const range = match && rangeOf(match.groups ?? {}, filter, match[0]);
    if (!range) continue;
    const [low, high] = range;
    const wordCount = match[0].split(' ').length;
    return { from, to: from + wordCount, filter, range: [Math.floor(low), Math.ceil(high)] };
  }
  return null;
}

/** Returns the numbers in a text that set filters, in order. */
export function numberSpans(words: readonly string[]): NumberSpan[] {
  const spans: NumberSpan[] = [];
  let from = 0;
  while (from < words.length) {
    const span = numberAt(words, from);
    if (span !== null) spans.push(span);
    from = span?.to ?? from + 1;
  }
  return spans;
}
