import { INTERESTS_MAX, INTERESTS_MIN, INTERESTS_SUGGESTED } from '@nukkad/contract/constants.ts';

export type InterestsProblem = 'TOO_FEW' | 'TOO_MANY';

/** Returns the trimmed keys of the chosen profiles in order, without blanks and duplicates. */
export function tidyInterests(keys: readonly string[]): string[] {
  return [...new Set(keys.map((key) => key.trim()).filter((key) => key !== ''))];
}

/**
 * Returns why a choice of job profiles is invalid, because it has fewer than 1 or more than 6; null if it is valid.
 */
export function interestsProblem(keys: readonly string[]): InterestsProblem | null {
  const { length } = tidyInterests(keys);
  if (length < INTERESTS_MIN) return 'TOO_FEW';
  return length > INTERESTS_MAX ? 'TOO_MANY' : null;
}

/**
 * Whether the app should suggest more profiles: fewer than three are chosen, and three give better recommendations.
 */
export function couldAddInterests(keys: readonly string[]): boolean {
  return tidyInterests(keys).length < INTERESTS_SUGGESTED;
}
