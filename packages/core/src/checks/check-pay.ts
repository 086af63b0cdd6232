import { type CheckResult, failed, notDone, passed } from './outcome.ts';
import { OTHER_PAY, USUAL_PAY } from './usual-pay.ts';

export interface PayFacts {
  readonly jobType: 'FULL_TIME' | 'PART_TIME' | 'INTERNSHIP';
  readonly profileKey: string;
  /** Lower end of the pay in whole rupees a month; null if the employer does not state it. */
  readonly payMin: number | null;
  readonly payMax: number | null;
  readonly experienceMinYears: number;
  readonly population: number;
  /** The state's minimum wage for unskilled full-time work, rupees a month; null if none is on record. */
  readonly minimumWage: number | null;
}

/** Pay above this multiple of the usual good pay is treated as a lure. */
const LURE = 1.6;
const YEARS_COUNTED = 10;
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
  PART_TIME: 0.8,
  INTERNSHIP: 0.6,
};

function cityFactor(population: number): number {
  if (population >= 4_000_000) return 1.25;
  if (population >= 1_000_000) return 1.1;
  return 1;
}

/** Returns the highest believable pay in rupees a month. An offer above it is treated as a lure. */
function highestBelievable({ profileKey, experienceMinYears, population, jobType }: PayFacts): number {
  const { high, growth } = USUAL_PAY[profileKey] ?? OTHER_PAY;
  const years = Math.min(experienceMinYears, YEARS_COUNTED);
  return high * cityFactor(population) * (1 + growth) ** years * SHARE_OF_FULL_PAY[jobType] * LURE;
}

/** Checks the pay of an internship. Minimum wages do not apply, so a usual stipend neither passes nor fails. */
function checkStipend(facts: PayFacts, stipend: number): CheckResult {
  if (stipend < LOWEST_USUAL_STIPEND) return failed('stipend-far-below');
  if (stipend > highestBelievable(facts)) return failed('stipend-far-above');
  return notDone('stipend-usual');
}

/**
 * Check 5, pay. The lower end of the range must not be below the minimum wage on record, and must be believable for
 * the work, the city and the experience.
 */
export function checkPay(facts: PayFacts): CheckResult {
  const { jobType, minimumWage } = facts;
  const lowest = facts.payMin ?? facts.payMax;
  if (lowest === null) return notDone('pay-not-told');
  if (jobType === 'INTERNSHIP') return checkStipend(facts, lowest);
  const share = jobType === 'PART_TIME' ? PART_TIME_SHARE : 1;
  if (minimumWage !== null && lowest < minimumWage * TOLERANCE * share) return failed('below-minimum-wage');
  if (lowest > highestBelievable(facts)) return failed('too-good-to-be-true');
  return passed(minimumWage === null ? 'pay-usual-no-wage-on-record' : 'pay-plausible');
}
