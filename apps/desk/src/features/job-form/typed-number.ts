import { onlyDigits } from '@nukkad/ui';

const DIGITS_MAX = 7;
/** A dot with one or two digits, such as paise. */
const PAISE = /\.[\d०-९]{1,2}(?![\d०-९])/;

/**
 * Returns the whole number of a typed text; null without a digit. Ignores signs, commas, words and paise, and knows
 * Devanagari digits. Digits after the seventh are dropped.
 */
export function typedNumber(text: string): number | null {
  const [whole = ''] = text.split(PAISE);
  const digits = onlyDigits(whole).slice(0, DIGITS_MAX);
  return digits === '' ? null : Number(digits);
}
