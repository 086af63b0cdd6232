import type { Random } from '@nukkad/domain/random.ts';
import { cities, minimumWages } from '@nukkad/reference-data';
import type { JobType } from './types.ts';
import type { WorkKind } from './work-kinds.ts';

/** Range of pay in whole rupees a month. Both ends are null if the employer states no pay. */
export interface PayRange {
  min: number | null;
  max: number | null;
}

const NO_PAY_SHARE = 0.04;
const STEP = 500;

const wageByState = new Map(minimumWages.rows.map((row) => [row.state, row.unskilled]));

const lowestPayByCity = cities.map((city) => wageByState.get(city.state) ?? 0);

function cityFactor(population: number): number {
  if (population >= 4_000_000) return 1.25;
  if (population >= 1_000_000) return 1.1;
  return population >= 300_000 ? 1 : 0.9;
}

const factorByCity = cities.map((city) => cityFactor(city.population));

/** Rounds rupees as employers do. */
export const toStep = (rupees: number): number => Math.round(rupees / STEP) * STEP;

function stipend(random: Random): PayRange {
  if (random.chance(0.1)) return { min: null, max: null };
  const min = random.between(6, 24) * STEP;
  return { min, max: min + random.between(0, 8) * STEP };
}

/** The minimum wage for part-time work, as a share of the full-time one. */
const PART_TIME_SHARE = 0.4;

/** Returns the legal minimum for a job, in rupees a month. */
export function legalMinimum(jobType: JobType, cityIndex: number): number {
  return (lowestPayByCity[cityIndex] as number) * (jobType === 'PART_TIME' ? PART_TIME_SHARE : 1);
}

/** Draws a usual pay for the city and experience. Pay for full-time work is never below the state's minimum wage. */
export function drawPay(
  random: Random,
  kind: WorkKind,
  jobType: JobType,
  cityIndex: number,
  experienceMin: number,
): PayRange {
  if (jobType === 'INTERNSHIP') return stipend(random);
  if (random.chance(NO_PAY_SHARE)) return { min: null, max: null };
  const hours = jobType === 'PART_TIME' ? 0.5 : 1;
  const lowest = (lowestPayByCity[cityIndex] as number) * hours;
  const usual =
    kind.fresherPay *
    (factorByCity[cityIndex] as number) *
    (1 + kind.yearlyGrowth) ** experienceMin *
    (0.88 + random.unit() * 0.3) *
    hours;
  const min = Math.max(toStep(usual), Math.ceil(lowest / STEP) * STEP);
  if (random.chance(0.08)) return { min, max: min };
  return { min, max: Math.max(toStep(min * (1.1 + random.unit() * 0.5)), min + STEP) };
}
