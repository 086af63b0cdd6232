import vocabulary from './number-words.json' with { type: 'json' };

/** What a stretch of words of a query means. `from` and `to` count words, `to` stands behind the last. */
export interface NumberSpan {
  readonly from: number;
  readonly to: number;
  readonly kind: 'PAY' | 'YEARS';
  /** Rupees a month, or years: both ends inclusive. */
  readonly range: readonly [number, number];
}

const PAY_LEAST = 1000;
const PAY_MOST = 1_000_000;
const YEARS_MOST = 40;
/** No ceiling. */
export const PAY_OPEN = 100_000;

/** Words, or patterns of their spellings. */
const oneOf = (...lists: readonly string[]): string => `(?:${lists.join(' ').replaceAll(' ', '|')})`;

const { thousand, lakh, to, atLeast, atMost, atMostBefore, than, pay, years, experience } = vocabulary;
const NUMERALS = new Map(
  Object.entries(vocabulary.numerals).flatMap(([value, words]) =>
    words.split(' ').map((word) => [word, Number(value)] as const),
  ),
);
const TOLD = oneOf(...NUMERALS.keys());

/** A number with its unit, in one word or two: 20000, rs20000, 2oooo, 20k, 15 hazar, pandrahhazar. */
const amount = (name: string): string =>
  `(?:(?:rs|inr)?(?<${name}>\\d[\\do]{0,6}|${TOLD})(?:rs|inr|rupees|rupaye)?(?: ?(?<${name}Unit>${oneOf(thousand, lakh)}))?(?!\\S))`;

const BEFORE = `(?:${oneOf(pay, atLeast)} )*`;
const BEHIND = `(?: ${oneOf(pay, atLeast, atMost)}(?!\\S))*`;

/** The grammar of numbers, on words with a space between any two; the first form that makes sense is meant. */
const YEARS = new RegExp(
  `(?<low>\\d{1,2}|${TOLD})(?: (?<high>\\d{1,2}|${TOLD}))? ${oneOf(years)}(?: ${oneOf(experience)})*(?!\\S)`,
  'y',
);
const RANGE = new RegExp(`${BEFORE}${amount('low')}(?<to> ${oneOf(to)})? ${amount('high')}${BEHIND}`, 'y');
const LIMIT = new RegExp(
  `${BEFORE}(?<ceiling>${oneOf(atMostBefore)} )?${amount('low')}(?:(?: ${oneOf(than)})?(?: (?<most>${oneOf(atMost)})| ${oneOf(atLeast)})(?!\\S))?${BEHIND}`,
  'y',
);

type Groups = Readonly<Record<string, string | undefined>>;

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

type Range = NumberSpan['range'];

function rangeOf(groups: Groups): Range | null {
  const low = lowerEnd(groups);
  const high = rupees(groups.high ?? '', groups.highUnit);
  return low !== null && high !== null && low < high ? [low, high] : null;
}

function limitOf({ low = '', lowUnit, ceiling, most }: Groups): Range | null {
  const value = rupees(low, lowUnit);
  if (value === null) return null;
  return ceiling === undefined && most === undefined ? [value, PAY_OPEN] : [0, value];
}

function yearsOf({ low = '', high = low }: Groups): Range | null {
  const [least, most] = [numberOf(low), numberOf(high)];
  return least > YEARS_MOST ? null : [least, Math.max(least, most)];
}

const FORMS = [
  ['YEARS', YEARS, yearsOf],
  ['PAY', RANGE, rangeOf],
  ['PAY', LIMIT, limitOf],
] as const;

function spanAt(words: readonly string[], from: number): NumberSpan | null {
  const text = words.slice(from).join(' ');
  for (const [kind, form, meaning] of FORMS) {
    form.lastIndex = 0;
    const match = form.exec(text);
    const range = match && meaning(match.groups ?? {});
    if (range) return { from, to: from + (match[0]?.split(' ').length ?? 0), kind, range };
  }
  return null;
}

/** Pay and years of experience in a query, with the words around them that belong to the number. */
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
