import { INTERESTS_MAX, INTERESTS_MIN, INTERESTS_SUGGESTED } from '@nukkad/contract/constants.ts';

export type InterestsProblem = 'TOO_FEW' | 'TOO_MANY';

/** The chosen profiles, once each in the order of choice. */
export function tidyInterests(keys: readonly string[]): string[] {
  return [...new Set(keys.map((key) => key.trim()).filter((key) => key !== ''))];
}

/** What is wrong with a choice of job profiles (1 to 6); null when nothing is. */
export function interestsProblem(keys: readonly string[]): InterestsProblem | null {
  const { length } = tidyInterests(keys);
  if (length < INTERESTS_MIN) return 'TOO_FEW';
  return length > INTERESTS_MAX ? 'TOO_MANY' : null;
}

/** Whether to suggest choosing more (three make better picks). */
export function couldAddInterests(keys: readonly string[]): boolean {
  return tidyInterests(keys).length < INTERESTS_SUGGESTED;
}
