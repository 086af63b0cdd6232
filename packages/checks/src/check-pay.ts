import { type CheckResult, failed, notDone, passed } from './outcome.ts';
import { OTHER_PAY, USUAL_PAY } from './usual-pay.ts';

export interface PayFacts {
  readonly jobType: 'FULL_TIME' | 'PART_TIME' | 'INTERNSHIP';
  readonly profileKey: string;
  /** Whole rupees a month; null where the employer does not tell. */
  readonly payMin: number | null;
  readonly payMax: number | null;
  readonly experienceMinYears: number;
  readonly population: number;
  /** The state's least lawful pay of unskilled work for full days, a month; null where none is on record. */
  readonly minimumWage: number | null;
}

/** Above this multiple of good pay an offer is a lure. */
const LURE = 1.6;
const YEARS_COUNTED = 10;
/** The least that part-time work may come to, as a share of full days. */
const PART_TIME_SHARE = 0.4;
/** The record is rounded and monthly figures are made of daily ones. */
const TOLERANCE = 0.95;

function cityFactor(population: number): number {
  if (population >= 4_000_000) return 1.25;
  if (population >= 1_000_000) return 1.1;
  return 1;
}

function lureFrom({ profileKey, experienceMinYears, population, jobType }: PayFacts): number {
  const { high, growth } = USUAL_PAY[profileKey] ?? OTHER_PAY;
  const years = Math.min(experienceMinYears, YEARS_COUNTED);
  const hours = jobType === 'FULL_TIME' ? 1 : 0.8;
  return high * cityFactor(population) * (1 + growth) ** years * hours * LURE;
}

/** An internship may be paid less: it is no employment. */
function leastOf({ jobType, minimumWage }: PayFacts): number {
  if (minimumWage === null || jobType === 'INTERNSHIP') return 0;
  return minimumWage * TOLERANCE * (jobType === 'PART_TIME' ? PART_TIME_SHARE : 1);
}

/** (5) Pay: not below the minimum wage on record, and not beyond belief for the work, the city and the experience. */
export function checkPay(facts: PayFacts): CheckResult {
  const lowest = facts.payMin ?? facts.payMax;
  if (lowest === null) return notDone('pay-not-told');
  if (lowest < leastOf(facts)) return failed('below-minimum-wage');
  return lowest > lureFrom(facts) ? failed('too-good-to-be-true') : passed('pay-plausible');
}
