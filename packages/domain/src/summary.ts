import { SUMMARY_LONGER_THAN } from '@nukkad/contract/constants.ts';

/** Returns the length of a text in code points, so that an emoji counts as one character. */
export function textLength(text: string): number {
  return [...text].length;
}

/** Whether an about-me or summary text has more than 20 characters after trimming. */
export function isLongEnough(text: string): boolean {
  return textLength(text.trim()) > SUMMARY_LONGER_THAN;
}
