import {
  JOB_FILTERS,
  NUMBER_FILTER_NAMES,
  type NumberFilterName,
} from '@nukkad/contract/jobs/job-filters.ts';
import vocabulary from './number-words.json' with { type: 'json' };

/** What a stretch of words of a query means. `from` and `to` count words, `to` stands behind the last. */
export interface NumberSpan {
  readonly from: number;
  readonly to: number;
  readonly filter: NumberFilterName;
  /** Both ends inclusive, in the filter's unit; the upper one may be the filter's highest, which is no ceiling. */
  readonly range: readonly [number, number];
}

const PAY_LEAST = 1000;
const PAY_MOST = 1_000_000;

/** Words, or patterns of their spellings. */
const oneOf = (...lists: readonly string[]): string => `(?:${lists.join(' ').replaceAll(' ', '|')})`;

const { thousand, lakh, glued, to, atLeast, atMost, atMostBefore, than, pay, units } = vocabulary;
const NUMERALS = new Map(
  Object.entries(vocabulary.numerals).flatMap(([value, words]) =>
    words.split(' ').map((word) => [word, Number(value)] as const),
  ),
);
const TOLD = oneOf(...NUMERALS.keys());

/** A number with its unit, in one word or two: 20000, rs20000, 2oooo, 20k, 15 hazar, pandrahhazar, 20 हजारच्या. */
const amount = (name: string): string =>
  `(?:(?:rs|inr)?(?<${name}>\\d[\\do]{0,6}|${TOLD})(?:rs|inr|rupees|rupaye)?(?: ?(?<${name}Unit>${oneOf(thousand, lakh)}))?(?=\\s|$|${oneOf(glued)}))`;

/**
 * What stands around a number: what it is of, and which way it is a limit. Marathi joins some of it to the unit. Bounded,
 * since some words may be read in two ways: unbounded, each would double what a text costs.
 */
const before = (beside: string): string =>
  `(?:${oneOf(beside)} ){0,4}(?:(?:(?<ceiling>${oneOf(atMostBefore)})|(?<floor>${oneOf(atLeast)})) )?(?:${oneOf(than, beside)} ){0,4}`;
const behind = (beside: string): string =>
  `(?:(?: ?${oneOf(than)})? ?(?:(?<most>${oneOf(atMost)})|(?<least>${oneOf(atLeast)}))(?!\\S))?(?: ?${oneOf(beside, atLeast, atMost)}(?!\\S)){0,5}(?!\\S)`;

/** The grammar of numbers, on words with a space between any two; the first form that makes sense is meant. */
const RANGE = new RegExp(
  `${before(pay)}${amount('low')}(?<to> ${oneOf(to)})? ${amount('high')}${behind(pay)}`,
  'y',
);
const LIMIT = new RegExp(`${before(pay)}${amount('low')}${behind(pay)}`, 'y');

type Groups = Readonly<Record<string, string | undefined>>;
type Range = NumberSpan['range'];

const numberOf = (text: string): number => NUMERALS.get(text) ?? Number(text.replaceAll('o', '0'));

/** Rupees; without a unit only what may be a pay, and never a number told in words, which has other meanings. */
function rupees(text: string, unit: string | undefined): number | null {
  const value = numberOf(text);
  if (unit !== undefined) return value * (lakh.split(' ').includes(unit) ? 100_000 : 1000);
  return !NUMERALS.has(text) && value >= PAY_LEAST && value <= PAY_MOST ? value : null;
}

/** The lower end of "15 to 20k" or "15-20k" counts in thousands; one told in words only where it says "to". */
function lowerEnd({ low = '', lowUnit, to: between }: Groups): number | null {
  const own = rupees(low, lowUnit);
  const isShort = /^\d{1,3}$/.test(low) || (between !== undefined && NUMERALS.has(low));
  return own ?? (isShort ? numberOf(low) * 1000 : null);
}

function rangeOf(groups: Groups): Range | null {
  const low = lowerEnd(groups);
  const high = rupees(groups.high ?? '', groups.highUnit);
  return low !== null && high !== null && low < high ? [low, high] : null;
}

/** A pay alone is the least that is asked for. */
function limitOf({ low = '', lowUnit, ceiling, most }: Groups, max: number): Range | null {
  const value = rupees(low, lowUnit);
  if (value === null) return null;
  return ceiling === undefined && most === undefined ? [value, max] : [0, value];
}

/** "2 years", "1-2 saal", "5 km ke andar": two ends, a limit, or just so many. */
function countedOf({ low, high = '', ceiling, floor, most, least }: Groups, max: number): Range {
  const value = numberOf(high);
  if (low !== undefined) return [numberOf(low), Math.max(numberOf(low), value)];
  if (ceiling ?? most) return [0, value];
  return [value, (floor ?? least) ? Math.max(value, max) : value];
}

interface Form {
  readonly filter: NumberFilterName;
  readonly pattern: RegExp;
  readonly meaning: (groups: Groups, max: number) => Range | null;
}

function counted({ number: digits, words, beside }: Record<'number' | 'words' | 'beside', string>): RegExp {
  const number = `${digits}|${TOLD}`;
  const ends = `(?:(?<low>${number}) (?:${oneOf(to)} )?)?(?<high>${number})`;
  return new RegExp(`${before(beside)}${ends} ?${oneOf(words)}${behind(beside)}`, 'y');
}

function formsOf(filter: NumberFilterName): Form[] {
  const { unit } = JOB_FILTERS[filter];
  if (unit !== 'rupees') return [{ filter, pattern: counted(units[unit]), meaning: countedOf }];
  return [
    { filter, pattern: RANGE, meaning: rangeOf },
    { filter, pattern: LIMIT, meaning: limitOf },
  ];
}

/** By the filters' records; numbers with a unit of their own before those that may be a pay. */
const FORMS = NUMBER_FILTER_NAMES.flatMap(formsOf).sort(
  (a, b) => Number(a.meaning !== countedOf) - Number(b.meaning !== countedOf),
);

function spanAt(words: readonly string[], from: number): NumberSpan | null {
  const text = words.slice(from).join(' ');
  for (const { filter, pattern, meaning } of FORMS) {
    pattern.lastIndex = 0;
    const match = pattern.exec(text);
    const range = match && meaning(match.groups ?? {}, JOB_FILTERS[filter].max);
    if (range) return { from, to: from + (match[0]?.split(' ').length ?? 0), filter, range };
  }
  return null;
}

/** The numbers in a query that filters are set by, with the words around them that belong to the number. */
export function numberSpans(words: readonly string[]): NumberSpan[] {
  const spans: NumberSpan[] = [];
  for (let at = 0; at < words.length; ) {
    const span = spanAt(words, at);
    if (span === null) at += 1;
    else {
      spans.push(span);
      at = span.to;
    }
  }
  return spans;
}
