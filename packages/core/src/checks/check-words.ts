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

/** How many words before, and around, what it denies a "not" may stand. */
const REACH_BEFORE = 4;
const REACH_AROUND = 5;

const DEVANAGARI_ZERO = 0x0966;

/** Text as it is compared: entities and tags gone, lower case, ASCII digits, no nukta, sentences apart. */
export function tidyWords(html: string): string {
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

function isDenied(sentence: readonly string[], at: number): boolean {
  const before = sentence.slice(Math.max(0, at - REACH_BEFORE), at);
  if (before.some((word) => NOT_BEFORE.has(word))) return true;
  const around = sentence.slice(Math.max(0, at - REACH_AROUND), at + REACH_AROUND + 1);
  return around.some((word) => NOT_AROUND.has(word));
}

const holds = (sentence: readonly string[], set: ReadonlySet<string>): boolean =>
  sentence.some((word) => set.has(word));

/** Whether words of a kind stand in the sentence and are not denied. */
function says(sentence: readonly string[], set: ReadonlySet<string>): boolean {
  return sentence.some((word, at) => set.has(word) && !isDenied(sentence, at));
}

/** "Company will pay", "paid by the company": the money goes the other way. */
function employerGives(sentence: readonly string[]): boolean {
  return sentence.some((word, at) => {
    if (!GIVERS.has(word)) return false;
    const isGiver = sentence.slice(at + 1, at + 4).some((next) => GIVING.has(next));
    return isGiver || sentence.slice(Math.max(0, at - 2), at).includes('by');
  });
}

function asksForMoney(sentence: readonly string[]): boolean {
  const fee = says(sentence, FEES);
  const giving = says(sentence, GIVING);
  if ((!fee && !giving) || employerGives(sentence)) return false;
  const amount = sentence.some((word) => AMOUNT.test(word));
  const money = amount && holds(sentence, MONEY);
  const pretext = holds(sentence, PRETEXTS);
  const must = holds(sentence, MUST);
  const isWork = holds(sentence, DUTIES) || holds(sentence, GIVERS);
  const isPay = holds(sentence, EARNINGS);
  if (fee && pretext && (giving || must || money)) return !isWork || money;
  if (fee && giving && amount) return !isWork;
  if (fee && money && (must || !isPay)) return !isWork && !isPay;
  return giving && money && (pretext || must) && !isPay;
}

/** The first sentence of a text that asks its reader for money; null where none does. */
export function findDemand(html: string): string | null {
  for (const sentence of tidyWords(html).split(SENTENCE)) {
    const found = sentence.match(WORD);
    if (found && asksForMoney(found)) return sentence.trim();
  }
  return null;
}

/** (4) Words: no money is asked of the seeker, in any of the three languages or their Latin spellings. */
export function checkWords({ title, requirements }: { title: string; requirements: string }): CheckResult {
  return findDemand(`${title}\n${requirements}`) === null ? passed('asks-no-money') : failed('asks-money');
}
