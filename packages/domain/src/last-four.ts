import { latinDigits } from './latin-digits.ts';

/** The last four digits of a number as typed, in Latin digits; null for anything but four, so for a whole number too. */
export function readLastFour(text: string): string | null {
  return /^\d{4}$/.exec(latinDigits(text).replace(/[\s-]/g, ''))?.[0] ?? null;
}
