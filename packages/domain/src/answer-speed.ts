import type { AnswerSpeed } from '@nukkad/contract/companies/answer-speed.ts';

/** How many people a company had to answer, how many it did, and after how many hours at least half had an answer. */
export interface CompanyFigures {
  readonly applications: number;
  readonly answered: number;
  /** Null if fewer than half were answered. */
  readonly medianHours: number | null;
}

/** Nothing is said about fewer applications. */
const APPLICATIONS_LEAST = 5;

/** The longest wait of each speed, in hours. */
const LONGEST = [
  ['DAY', 24],
  ['TWO_DAYS', 48],
  ['THREE_DAYS', 72],
  ['WEEK', 168],
  ['TWO_WEEKS', 336],
] as const satisfies readonly (readonly [AnswerSpeed, number])[];

/**
 * Returns how fast a company usually answers. Undefined below five applications, and if between a third and half of them
 * were answered, because then neither "usually" nor "often not" is true.
 */
export function answerSpeedOf({
  applications,
  answered,
  medianHours,
}: CompanyFigures): AnswerSpeed | undefined {
  if (applications < APPLICATIONS_LEAST) return undefined;
  if (medianHours === null) return answered * 3 < applications ? 'OFTEN_NOT' : undefined;
  const speed = LONGEST.find(([, hours]) => medianHours <= hours);
  return speed?.[0] ?? 'LONGER';
}
