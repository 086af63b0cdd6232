/** Letters and combining marks of any script (including Devanagari), joiners, and spaces. */
const LETTERS_AND_SPACES = /^[\p{L}\p{M}\p{Join_Control} ]+$/u;
const OTHER_CHARACTERS = /[^\p{L}\p{M}\p{Join_Control} ]+/gu;

/** Whether a text has only letters and spaces, with at least one letter. */
export function isLettersOnly(text: string): boolean {
  return LETTERS_AND_SPACES.test(text) && /\p{L}/u.test(text);
}

/** Removes everything but letters and spaces. */
export function keepLetters(text: string): string {
  return text.replace(OTHER_CHARACTERS, '');
}

/** A name as it is stored: NFC, single spaces, trimmed. */
export function tidyName(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim();
}
