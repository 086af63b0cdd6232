import { INTERESTS_MAX, INTERESTS_MIN, INTERESTS_SUGGESTED } from '@nukkad/contract/constants.ts';

export type InterestsProblem = 'TOO_FEW' | 'TOO_MANY';

/** The chosen profiles in order, without duplicates. */
export function tidyInterests(keys: readonly string[]): string[] {
  return [...new Set(keys.map((key) => key.trim()).filter((key) => key !== ''))];
}

/** The problem of a choice of job profiles (1 to 6 are allowed); null if there is none. */
export function interestsProblem(keys: readonly string[]): InterestsProblem | null {
  const { length } = tidyInterests(keys);
  if (length < INTERESTS_MIN) return 'TOO_FEW';
  return length > INTERESTS_MAX ? 'TOO_MANY' : null;
}

/** Whether to suggest choosing more profiles, because three give better recommendations. */
export function couldAddInterests(keys: readonly string[]): boolean {
  return tidyInterests(keys).length < INTERESTS_SUGGESTED;
}
