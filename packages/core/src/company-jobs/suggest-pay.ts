import type { JobType } from '@nukkad/contract';
import { goodPay, leastPay } from '../checks/check-pay.ts';
import type { Container } from '../container.ts';
import { AppError, invalidField } from '../errors/app-error.ts';
import { payFactsOf } from './job-problems.ts';
import { cityOf, readPostingRecords } from './posting-records.ts';

/** Three neighbouring ranges around good pay for a beginner, as shares of it. */
const SHARES = [
  [0.75, 0.9],
  [0.9, 1.05],
  [1.05, 1.3],
] as const;
/** Pay is suggested in steps of 500 rupees. */
const STEP = 500;

const roundedUp = (rupees: number): number => Math.ceil(rupees / STEP) * STEP;
const rounded = (rupees: number): number => Math.round(rupees / STEP) * STEP;

interface PayQuestion {
  readonly profile: string;
  readonly subProfile?: string | undefined;
  readonly city: string;
  readonly jobType?: JobType | undefined;
}

/**
 * Returns three usual ranges of pay for a work in a city, and the least lawful pay, below which none of them is. Throws
 * CITY_UNKNOWN, and VALIDATION_FAILED for an unknown profile.
 */
export async function suggestPay(
  { database, clock }: Pick<Container, 'database' | 'clock'>,
  { profile, subProfile, city: slug, jobType = 'FULL_TIME' }: PayQuestion,
) {
  const records = await readPostingRecords(database, clock.now());
  const city = cityOf(records, slug);
  if (city === undefined) throw new AppError('CITY_UNKNOWN');
  if (records.profiles.profile(profile)?.key !== profile) throw invalidField('profile', 'is not a profile');
  const facts = payFactsOf({ profile, subProfile, jobType }, city, records.records);
  if (facts === null) throw invalidField('profile', 'is missing');
  const least = leastPay(facts);
  const good = goodPay(facts, 0);
  const floor = roundedUp(least ?? 0);
  const usual: { payMin: number; payMax: number }[] = [];
  for (const [low, high] of SHARES) {
    const payMin = Math.max(rounded(good * low), usual.at(-1)?.payMax ?? floor);
    usual.push({ payMin, payMax: Math.max(rounded(good * high), payMin + STEP) });
  }
  return { least, usual };
}
