import {
  JOB_FILTERS,
  NUMBER_FILTER_NAMES,
  type NumberFilterName,
} from '@nukkad/contract/jobs/job-filters.ts';
import { inverse, oneOf } from '../text/rules.ts';
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
const THOUSAND = 1000;

const { glued, to, atLeast, atMost, atMostBefore, than, units } = vocabulary;
const NUMERALS = inverse(vocabulary.numerals);
/** The units that people say, and how much of their filter's unit each is. */
const UNITS = Object.values(units)
  .flatMap(({ worth }) => Object.entries(worth))
  .map(([worth, words]) => ({ pattern: new RegExp(`^${oneOf(words)}$`), worth: Number(worth) }));

/**
 * What stands around a number: what it is of, and which way it is a limit. Marathi joins some of it to the unit. Bounded,
 * since some words may be read in two ways: unbounded, each would double what a text costs.
 */
const before = (beside: string): string =>
  `(?:${oneOf(beside)} ){0,4}(?:(?:(?<ceiling>${oneOf(atMostBefore)})|(?<floor>${oneOf(atLeast)})) )?(?:${oneOf(than, beside)} ){0,4}`;
const behind = (beside: string): string =>
  `(?:(?: ?${oneOf(than)})? ?(?:(?<most>${oneOf(atMost)})|(?<least>${oneOf(atLeast)}))(?!\\S))?(?: ?${oneOf(beside, atLeast, atMost)}(?!\\S)){0,5}(?!\\S)`;

/**
 * The grammar of the numbers that a filter is set by, on words with a space between any two: two ends, or one. A number
 * stands with its unit in one word or two: 20000, rs20000, 2oooo, 12.5k, 15 hazar, pandrahhazar, 20 हजारच्या.
 */
function formsOf(filter: NumberFilterName) {
  const { number, worth, beside } = units[JOB_FILTERS[filter].unit];
  const told = `(?:${number})(?:\\.\\d{1,2})?|${oneOf(...NUMERALS.keys())}`;
  const unit = oneOf(...Object.values(worth));
  const amount = (name: string): string =>
    `(?:(?:rs|inr)?(?<${name}>${told})(?:rs|inr|rupees|rupaye)?(?: ?(?<${name}Unit>${unit}))?(?=\\s|$|${oneOf(glued)}))`;
  const range = `${amount('low')}(?<to> ${oneOf(to)})? ${amount('high')}`;
  const forms = [range, amount('high')].map((ends) => `^${before(beside)}${ends}${behind(beside)}`);
  return forms.map((form) => ({ filter, pattern: new RegExp(form) }));
}

/** By the filters' records; the first form that makes sense is meant. */
const FORMS = NUMBER_FILTER_NAMES.flatMap(formsOf);

type Groups = Readonly<Record<string, string | undefined>>;

const numberOf = (text: string): number => Number(NUMERALS.get(text) ?? text.replaceAll('o', '0'));

const worthOf = (unit = ''): number | undefined => UNITS.find(({ pattern }) => pattern.test(unit))?.worth;

/** In the filter's unit; where none is said only what may be a pay, and never a number in words, which have other meanings. */
function amountIn(text: string, unit: string | undefined): number | null {
  const [number, worth] = [numberOf(text), worthOf(unit)];
  if (worth !== undefined) return Number((number * worth).toFixed(2));
  return !NUMERALS.has(text) && number >= PAY_LEAST && number <= PAY_MOST ? number : null;
}

/** The lower end of "15-20k" is of the same unit, or of thousands; "kaam do bees hazar" has none, for it does not say "to". */
function lowerEnd({ low = '', lowUnit, to: between, highUnit }: Groups, high: number): number | null {
  const worth = worthOf(highUnit) ?? THOUSAND;
  if (NUMERALS.has(low) && between === undefined && worth >= THOUSAND) return null;
  const values = [amountIn(low, lowUnit), numberOf(low) * worth, numberOf(low) * THOUSAND];
  return values.find((value) => value !== null && value <= high) ?? null;
}

/** Two ends, a limit, or just so many: a pay alone is the least that is asked for. */
function rangeOf(groups: Groups, filter: NumberFilterName): NumberSpan['range'] | null {
  const { low, high = '', highUnit, ceiling, floor, most, least } = groups;
  const { unit, max } = JOB_FILTERS[filter];
  const value = amountIn(high, highUnit);
  if (value === null) return null;
  const isLeast = unit === 'rupees' || (floor ?? least) !== undefined;
  if (low !== undefined) {
    const lower = lowerEnd(groups, value);
    return lower === null ? null : [lower, value];
  }
  if ((ceiling ?? most) !== undefined) return [0, value];
  return [value, isLeast ? Math.max(value, max) : value];
}

/** The numbers in a query that filters are set by, with the words around them that belong to the number. */
export function numberSpans(words: readonly string[], from = 0): NumberSpan[] {
  if (from >= words.length) return [];
  const text = words.slice(from).join(' ');
  for (const { filter, pattern } of FORMS) {
    const match = pattern.exec(text);
    const range = match && rangeOf(match.groups ?? {}, filter);
    if (!range) continue;
    const to = from + match[0].split(' ').length;
    const [low, high] = range;
    return [{ from, to, filter, range: [Math.floor(low), Math.ceil(high)] }, ...numberSpans(words, to)];
  }
  return numberSpans(words, from + 1);
}
