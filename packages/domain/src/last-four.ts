import { latinDigits } from './latin-digits.ts';

/**
 * The last four digits of an identity number as typed, in Latin digits. Null unless there are exactly four, so also for
 * a whole number.
 */
export function readLastFour(text: string): string | null {
  return /^\d{4}$/.exec(latinDigits(text).replace(/[\s-]/g, ''))?.[0] ?? null;
}
