/** Letters and their marks of any script (so Devanagari too), joiners inside words, and spaces. */
const LETTERS_AND_SPACES = /^[\p{L}\p{M}\p{Join_Control} ]+$/u;
const OTHER_CHARACTERS = /[^\p{L}\p{M}\p{Join_Control} ]+/gu;

/** Whether a text is made of letters and spaces alone, with a letter at least; blank is not. */
export function isLettersOnly(text: string): boolean {
  return LETTERS_AND_SPACES.test(text) && /\p{L}/u.test(text);
}

/** What remains of typed text when all but letters and spaces is ignored. */
export function keepLetters(text: string): string {
  return text.replace(OTHER_CHARACTERS, '');
}

/** A name as it is stored: composed (NFC), single spaces, none at its ends. */
export function tidyName(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim();
}
