import { SUMMARY_LONGER_THAN } from '@nukkad/contract/constants.ts';

/** Returns the length of a text in code points, so that an emoji counts as one character. */
export function textLength(text: string): number {
  return [...text].length;
}

/** Returns the first characters of a text, without cutting an emoji in half. */
export function firstCharacters(text: string, most: number): string {
  return text.length <= most ? text : [...text].slice(0, most).join('');
}

/** Whether an about-me or summary text has more than 20 characters after trimming. */
export function isLongEnough(text: string): boolean {
  return textLength(text.trim()) > SUMMARY_LONGER_THAN;
}
