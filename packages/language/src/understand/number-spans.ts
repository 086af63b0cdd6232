import { editDistance } from '../text/edit-distance.ts';
import { soundKeys } from '../text/sound-key.ts';
import {
  AT_LEAST,
  AT_MOST,
  AT_MOST_BEFORE,
  EXPERIENCE_WORDS,
  LAKH,
  NUMERAL,
  PAY_WORDS,
  THAN,
  THOUSAND,
  TO,
  YEARS,
} from './number-words.ts';

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

/** A unit as people write it, with a letter wrong or without. */
function isThousand(word: string): boolean {
  if (THOUSAND.has(word)) return true;
  return word.length >= 4 && soundKeys(word).some((sound) => editDistance(sound, 'hajar', 1) <= 1);
}

/** Digits out of what is typed in one go: rs20000, 20000rs, 2oooo. */
function digitsOf(word: string): string {
  const bare = word.replace(/^(rs|inr)(?=\d)/, '').replace(/(?<=\d)(rs|inr|rupees|rupaye)$/, '');
  return /^\d[\do]+$/.test(bare) ? bare.replaceAll('o', '0') : bare;
}

interface Amount {
  readonly value: number;
  readonly next: number;
}

/** Number and unit in one word: pandrahhazar. */
function joinedAmount(word: string, at: number): Amount | null {
  for (const [numeral, number] of NUMERAL) {
    const unit = word.slice(numeral.length);
    if (unit.length >= 4 && word.startsWith(numeral) && isThousand(unit)) {
      return { value: number * 1000, next: at + 1 };
    }
  }
  return null;
}

/** A number told in words: only with its unit, for most such words have other meanings. */
function toldAmountAt(words: readonly string[], at: number): Amount | null {
  const word = words[at] ?? '';
  const number = NUMERAL.get(word);
  const unit = words[at + 1] ?? '';
  if (number === undefined) return joinedAmount(word, at);
  if (isThousand(unit)) return { value: number * 1000, next: at + 2 };
  return LAKH.has(unit) ? { value: number * 100_000, next: at + 2 } : null;
}

function amountAt(words: readonly string[], at: number): Amount | null {
  const [, digits, unit = ''] = /^(\d{1,7})(k|हजार|hazar|hajar|lakh)?$/.exec(digitsOf(words[at] ?? '')) ?? [];
  if (digits === undefined) return toldAmountAt(words, at);
  const number = Number(digits);
  const following = unit || (words[at + 1] ?? '');
  const next = unit || !(isThousand(following) || LAKH.has(following)) ? at + 1 : at + 2;
  if (isThousand(following)) return { value: number * 1000, next };
  if (LAKH.has(following)) return { value: number * 100_000, next };
  return number >= PAY_LEAST && number <= PAY_MOST ? { value: number, next } : null;
}

/** A number whose unit follows with the upper end; one told in words only where it says "to". */
function bareThousands(word: string, isTo: boolean): number | null {
  if (/^\d{1,3}$/.test(word)) return Number(word) * 1000;
  const told = isTo ? NUMERAL.get(word) : undefined;
  return told === undefined ? null : told * 1000;
}

/** The lower end of "15 to 20k" or "15-20k": a bare number that counts in the unit of the upper one. */
function rangeAt(words: readonly string[], at: number): { low: number; high: Amount } | null {
  const behind = TO.has(words[at + 1] ?? '') ? at + 2 : at + 1;
  const low = amountAt(words, at);
  const start = low === null ? behind : TO.has(words[low.next] ?? '') ? low.next + 1 : low.next;
  const high = amountAt(words, start);
  if (high === null) return null;
  if (low !== null) return low.value < high.value ? { low: low.value, high } : null;
  const bare = bareThousands(words[at] ?? '', behind === at + 2);
  return bare !== null && bare < high.value ? { low: bare, high } : null;
}

function widened(words: readonly string[], from: number, to: number): { from: number; to: number } {
  let [first, end] = [from, to];
  while (PAY_WORDS.has(words[first - 1] ?? '') || AT_LEAST.has(words[first - 1] ?? '')) first -= 1;
  while ([PAY_WORDS, AT_LEAST, AT_MOST].some((known) => known.has(words[end] ?? ''))) end += 1;
  return { from: first, to: end };
}

function paySpanAt(words: readonly string[], at: number): NumberSpan | null {
  const range = rangeAt(words, at);
  if (range !== null) {
    return { ...widened(words, at, range.high.next), kind: 'PAY', range: [range.low, range.high.value] };
  }
  const amount = amountAt(words, at);
  if (amount === null) return null;
  const said = THAN.has(words[amount.next] ?? '') ? amount.next + 1 : amount.next;
  const behind = words[said] ?? '';
  const isBefore = AT_MOST_BEFORE.has(words[at - 1] ?? '');
  const isCeiling = isBefore || AT_MOST.has(behind);
  const ends: readonly [number, number] = isCeiling ? [0, amount.value] : [amount.value, PAY_OPEN];
  const to = AT_MOST.has(behind) || AT_LEAST.has(behind) ? said : amount.next;
  return { ...widened(words, isBefore ? at - 1 : at, to), kind: 'PAY', range: ends };
}

function yearsIn(word = ''): number | null {
  return /^\d{1,2}$/.test(word) ? Number(word) : (NUMERAL.get(word) ?? null);
}

function yearsSpanAt(words: readonly string[], at: number): NumberSpan | null {
  const number = yearsIn(words[at]);
  if (number === null || number > YEARS_MOST) return null;
  const upper = yearsIn(words[at + 1]);
  const unit = upper === null ? at + 1 : at + 2;
  if (!YEARS.has(words[unit] ?? '')) return null;
  let to = unit + 1;
  while (EXPERIENCE_WORDS.has(words[to] ?? '')) to += 1;
  return { from: at, to, kind: 'YEARS', range: [number, Math.max(number, upper ?? number)] };
}

/** Pay and years of experience in a query, with the words around them that belong to the number. */
export function numberSpans(words: readonly string[]): NumberSpan[] {
  const spans: NumberSpan[] = [];
  for (let at = 0; at < words.length; ) {
    const span = yearsSpanAt(words, at) ?? paySpanAt(words, at);
    if (span === null) at += 1;
    else {
      spans.push(span);
      at = span.to;
    }
  }
  return spans;
}
