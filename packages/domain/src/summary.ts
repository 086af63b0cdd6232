import { SUMMARY_LONGER_THAN } from '@nukkad/contract/constants.ts';

/** The length of a text as people count it: code points, so that no letter outside the BMP counts twice. */
export function textLength(text: string): number {
  return [...text].length;
}

/** Whether an about-me or summary text is long enough (more than 20 characters after trimming). */
export function isLongEnough(text: string): boolean {
  return textLength(text.trim()) > SUMMARY_LONGER_THAN;
}
