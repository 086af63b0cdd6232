import { latinDigits } from '@nukkad/domain/latin-digits.ts';

/** Dots and apostrophes stand within a word (B.Com, chef's); joiners are no letters. */
const WITHIN_WORDS = /\.|'|\u2018|\u2019|\u093C|\u200B|\u200C|\u200D|\uFEFF/g;
const BETWEEN_WORDS = /[^a-z0-9\u0902-\u0963\u0971-\u097F]+/g;

/** A letter of one sign as the letter and its nukta. */
const parted = (sign: string): string => sign.normalize('NFD');

/**
 * Text as the search cuts it into words: lower case, Devanagari digits as ASCII, no nukta, one nasal sign, and a space
 * for whatever is neither letter nor digit. The database does the same in `search_text` (prisma/migrations); an
 * integration test holds the two together.
 */
export function normalText(text: string): string {
  return latinDigits(text)
    .toLowerCase()
    .replace(/[\u0958-\u095F]/g, parted)
    .replaceAll('\u0901', '\u0902')
    .replace(WITHIN_WORDS, '')
    .replace(BETWEEN_WORDS, ' ');
}

/** The words of a text, in order. */
export function wordsOf(text: string): string[] {
  return normalText(text).split(' ').filter(Boolean);
}
