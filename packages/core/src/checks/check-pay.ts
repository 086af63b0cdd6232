import { type CheckResult, failed, notDone, passed } from './outcome.ts';
import { goodPayAfter, usualPayOf } from './usual-pay.ts';

export interface PayFacts {
  readonly jobType: 'FULL_TIME' | 'PART_TIME' | 'INTERNSHIP';
  readonly profileKey: string;
  /** Null if the employer names only the profile. */
  readonly subProfileKey: string | null;
  /** Lower end of the pay in whole rupees a month; null if the employer does not state it. */
  readonly payMin: number | null;
  readonly payMax: number | null;
  readonly experienceMinYears: number;
  /** Null if the employer names no upper end. */
  readonly experienceMaxYears: number | null;
  readonly population: number;
  /** The state's minimum wage for unskilled full-time work, rupees a month; null if none is on record. */
  readonly minimumWage: number | null;
  /** The lowest minimum wage of all states, which applies if the state has none on record; null if no state has one. */
  readonly lowestMinimumWage: number | null;
}

/** A lower end above this multiple of good pay is treated as a lure. */
const LURE = 1.6;
/** The same for the upper end. It is higher, because honest ranges include incentives. */
const UPPER_END_LURE = 2.5;
/** The minimum for part-time work, as a share of the full-time minimum. */
const PART_TIME_SHARE = 0.4;
/**
 * Factor applied to the minimum wage, because the wages on record are rounded and monthly figures are computed from
 * daily ones.
 */
const TOLERANCE = 0.95;
/** Lowest usual stipend in rupees a month. Stipends of Indian internships are mostly between 3,000 and 15,000. */
const LOWEST_USUAL_STIPEND = 2_000;
/** Pay of each type of job as a share of full-time pay for the same work. */
const SHARE_OF_FULL_PAY = {
  FULL_TIME: 1,
  PART_TIME: 0.65,
  INTERNSHIP: 0.6,
};

function cityFactor(population: number): number {
  if (population >= 4_000_000) return 1.25;
  if (population >= 1_000_000) return 1.1;
  return 1;
}

/** Returns good pay for the work, city, type of job and years of experience, in rupees a month. */
export function goodPay({ profileKey, subProfileKey, population, jobType }: PayFacts, years: number): number {
  const usual = usualPayOf(profileKey, subProfileKey);
  return goodPayAfter(usual, years) * cityFactor(population) * SHARE_OF_FULL_PAY[jobType];
}

/** Returns whether the lower end of the pay is too high for the least experience, or the upper end for the most. */
function isLure(facts: PayFacts, lowest: number): boolean {
  const { experienceMinYears, experienceMaxYears } = facts;
  const highest = Math.max(lowest, facts.payMax ?? lowest);
  const mostYears = Math.max(experienceMinYears, experienceMaxYears ?? experienceMinYears);
  return (
    lowest > goodPay(facts, experienceMinYears) * LURE || highest > goodPay(facts, mostYears) * UPPER_END_LURE
  );
}

/** Checks the pay of an internship. Minimum wages do not apply, so a usual stipend neither passes nor fails. */
function checkStipend(facts: PayFacts, stipend: number): CheckResult {
  if (stipend < LOWEST_USUAL_STIPEND) return failed('stipend-far-below');
  if (isLure(facts, stipend)) return failed('stipend-far-above');
  return notDone('stipend-usual');
}

/** Returns the least lawful pay in rupees a month; for an internship the least usual stipend. Null if none is on record. */
export function leastPay(
  facts: Pick<PayFacts, 'jobType' | 'minimumWage' | 'lowestMinimumWage'>,
): number | null {
  if (facts.jobType === 'INTERNSHIP') return LOWEST_USUAL_STIPEND;
  const wage = facts.minimumWage ?? facts.lowestMinimumWage;
  return wage === null ? null : Math.ceil(wage * (facts.jobType === 'PART_TIME' ? PART_TIME_SHARE : 1));
}

function isBelowMinimumWage(facts: PayFacts, lowest: number): boolean {
  const wage = facts.minimumWage ?? facts.lowestMinimumWage;
  const share = facts.jobType === 'PART_TIME' ? PART_TIME_SHARE : 1;
  return wage !== null && lowest < wage * TOLERANCE * share;
}

/**
 * Check 5, pay. The lower end of the range must not be below the minimum wage on record. Both ends must be believable
 * for the work, the city and the experience.
 */
export function checkPay(facts: PayFacts): CheckResult {
  const lowest = facts.payMin ?? facts.payMax;
  if (lowest === null) return notDone('pay-not-told');
  if (facts.jobType === 'INTERNSHIP') return checkStipend(facts, lowest);
  if (isBelowMinimumWage(facts, lowest)) return failed('below-minimum-wage');
  if (isLure(facts, lowest)) return failed('too-good-to-be-true');
  return passed(facts.minimumWage === null ? 'pay-usual-no-wage-on-record' : 'pay-plausible');
}
