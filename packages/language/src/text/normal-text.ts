import { latinDigits } from '@nukkad/domain/latin-digits.ts';

/** Characters that are removed: dots and apostrophes within words (B.Com, chef's), the nukta, and zero-width characters. */
const REMOVED = /\.|'|\u2018|\u2019|\u093C|\u200B|\u200C|\u200D|\uFEFF/g;
/** Characters that are neither letters nor digits; they separate words. */
const SEPARATORS = /[^a-z0-9\u0902-\u0963\u0971-\u097F]+/g;

/** A text that is normal already, such as "tele caller". Most phrases in Latin letters are. */
const NORMAL = /^[a-z0-9]+(?: [a-z0-9]+)*$/;

/** Returns a precomposed letter as the letter and its nukta. */
const decomposed = (sign: string): string => sign.normalize('NFD');

/**
 * Normalises a text for search: lower case, ASCII digits, no nukta, one nasal sign, and one space for each run of
 * characters that are neither letters nor digits. The database function `search_text` (prisma/migrations) does the same;
 * an integration test compares the two.
 */
export function normalText(text: string): string {
  if (NORMAL.test(text)) return text;
  return latinDigits(text)
    .toLowerCase()
    .replace(/[\u0958-\u095F]/g, decomposed)
    .replaceAll('\u0901', '\u0902')
    .replace(REMOVED, '')
    .replace(SEPARATORS, ' ');
}

/** Returns the normalised words of a text, in order. */
export function wordsOf(text: string): string[] {
  return normalText(text).split(' ').filter(Boolean);
}
