import {
  DUTIES,
  EARNINGS,
  FEES,
  GIVERS,
  GIVING,
  MONEY,
  MUST,
  NOT_AROUND,
  NOT_BEFORE,
  PRETEXTS,
  withoutNukta,
} from './money-words.ts';
import { type CheckResult, failed, passed } from './outcome.ts';

/**
 * Maximum distance in words between a negation and the word it negates: if it precedes the word, or stands on either
 * side.
 */
const REACH_BEFORE = 4;
const REACH_AROUND = 5;

const DEVANAGARI_ZERO = 0x0966;

/**
 * Returns a text in normalised form: without tags and entities, in lower case, with ASCII digits and without nukta.
 * Block tags become line breaks.
 */
export function normalizeText(html: string): string {
  return withoutNukta(html)
    .replace(/<\/?(?:p|li|ul|ol|br|div|h\d)[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:nbsp|#160);/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/[\u200B-\u200D\uFEFF]/g, '')
    .toLowerCase()
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO))
    .replace(/(\d)[,.](?=\d)/g, '$1')
    .replace(/₹/g, ' rs ')
    .replace(/\brs\.?\s*(?=\d)/g, ' rs ')
    .replace(/(\d)\s*\/-/g, '$1 rs ')
    .replace(/(\d)\s*k\b/g, '$1000');
}

const SENTENCE = /[\n.!?।;|•]+/;
const WORD = /[\p{L}\p{M}\p{N}']+/gu;
const AMOUNT = /^\d{2,6}$/;

function isNegated(sentence: readonly string[], at: number): boolean {
  const before = sentence.slice(Math.max(0, at - REACH_BEFORE), at);
  if (before.some((word) => NOT_BEFORE.has(word))) return true;
  const around = sentence.slice(Math.max(0, at - REACH_AROUND), at + REACH_AROUND + 1);
  return around.some((word) => NOT_AROUND.has(word));
}

const hasAny = (sentence: readonly string[], set: ReadonlySet<string>): boolean =>
  sentence.some((word) => set.has(word));

/** Whether the sentence has a word of the set that is not negated. */
function hasAsserted(sentence: readonly string[], set: ReadonlySet<string>): boolean {
  return sentence.some((word, at) => set.has(word) && !isNegated(sentence, at));
}

/** Whether the sentence says that the employer pays: "Company will pay", "paid by the company". */
function employerGives(sentence: readonly string[]): boolean {
  return sentence.some((word, at) => {
    if (!GIVERS.has(word)) return false;
    const isGiver = sentence.slice(at + 1, at + 4).some((next) => GIVING.has(next));
    return isGiver || sentence.slice(Math.max(0, at - 2), at).includes('by');
  });
}

function asksForMoney(sentence: readonly string[]): boolean {
  const fee = hasAsserted(sentence, FEES);
  const giving = hasAsserted(sentence, GIVING);
  if ((!fee && !giving) || employerGives(sentence)) return false;
  const amount = sentence.some((word) => AMOUNT.test(word));
  const money = amount && hasAny(sentence, MONEY);
  const pretext = hasAny(sentence, PRETEXTS);
  const must = hasAny(sentence, MUST);
  const isWork = hasAny(sentence, DUTIES) || hasAny(sentence, GIVERS);
  const isPay = hasAny(sentence, EARNINGS);
  if (fee && pretext && (giving || must || money)) return !isWork || money;
  if (fee && giving && amount) return !isWork;
  if (fee && money) return !isWork && !isPay;
  return giving && money && (pretext || must) && !isPay;
}

/** Returns the first sentence of a text that asks its reader for money; null if there is none. */
export function findDemand(html: string): string | null {
  for (const sentence of normalizeText(html).split(SENTENCE)) {
    const found = sentence.match(WORD);
    if (found && asksForMoney(found)) return sentence.trim();
  }
  return null;
}

/**
 * Check 4, words. The text must not ask the seeker for money, in English, Hindi, Marathi or their Latin spellings.
 */
export function checkWords({ title, requirements }: { title: string; requirements: string }): CheckResult {
  return findDemand(`${title}\n${requirements}`) === null ? passed('asks-no-money') : failed('asks-money');
}
