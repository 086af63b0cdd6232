import type { JobAttributes } from '@nukkad/contract';
import { mix32 } from '@nukkad/domain/random.ts';
import type { JobType } from './types.ts';
import type { WorkKind } from './work-kinds.ts';

type Hours = JobAttributes['shift'];

/** The percentage of employers who name each kind of hours. The other employers name none. */
type Shares = Readonly<Partial<Record<NonNullable<Hours>, number>>>;

const GUARDING: Shares = { DAY: 20, NIGHT: 40, ROTATING: 28 };
const CALL_CENTRE: Shares = { DAY: 30, NIGHT: 28, ROTATING: 22 };
const DRIVING: Shares = { DAY: 30, NIGHT: 25, ROTATING: 10, MORNING: 8 };
const HEALTH: Shares = { DAY: 22, NIGHT: 26, ROTATING: 38 };
const FACTORY: Shares = { DAY: 18, NIGHT: 8, ROTATING: 55 };
const SEWING: Shares = { DAY: 40, NIGHT: 3, ROTATING: 25 };
const HOTEL: Shares = { DAY: 26, NIGHT: 14, ROTATING: 30, EVENING: 12 };
const KITCHEN: Shares = { DAY: 24, MORNING: 14, EVENING: 18 };
const OTHER: Shares = { DAY: 32, NIGHT: 1, ROTATING: 2 };

const FULL_TIME: Readonly<Record<string, Shares>> = {
  'security-guard': GUARDING,
  'security-supervisor': GUARDING,
  'cctv-operator': GUARDING,
  'fire-safety': GUARDING,
  'customer-support': CALL_CENTRE,
  'call-quality': CALL_CENTRE,
  'telephone-operator': CALL_CENTRE,
  'process-trainer': CALL_CENTRE,
  'driver-light': DRIVING,
  'driver-heavy': DRIVING,
  'loader-helper': DRIVING,
  'food-delivery': DRIVING,
  'delivery-hub-lead': DRIVING,
  'hospital-receptionist': HEALTH,
  'lab-medical-technician': HEALTH,
  'hotel-receptionist': HOTEL,
  'waiter-steward': HOTEL,
  'machine-operator': FACTORY,
  'production-engineer': FACTORY,
  'quality-inspector': FACTORY,
  'food-quality': FACTORY,
  'safety-officer': FACTORY,
  'warehouse-executive': FACTORY,
  'sewing-machine-operator': SEWING,
  'garment-checker': SEWING,
  cook: KITCHEN,
};

const TEACHING: Shares = { MORNING: 18, EVENING: 40, WEEKEND: 18 };
const EXERCISE: Shares = { MORNING: 45, EVENING: 35, WEEKEND: 5 };
const ROUNDS: Shares = { MORNING: 34, EVENING: 34, WEEKEND: 6 };
const SHOPS: Shares = { DAY: 12, EVENING: 26, WEEKEND: 24 };
const WATCHING: Shares = { NIGHT: 40, EVENING: 20, WEEKEND: 10 };
const OTHER_PART_TIME: Shares = { DAY: 18, MORNING: 22, EVENING: 16, WEEKEND: 8 };

/** Part-time work is a few hours a day, so nobody names shifts that rotate. */
const PART_TIME: Readonly<Record<string, Shares>> = {
  teacher: TEACHING,
  trainer: TEACHING,
  'gym-trainer': EXERCISE,
  'yoga-instructor': EXERCISE,
  'sports-music-teacher': EXERCISE,
  delivery: ROUNDS,
  cook: ROUNDS,
  'counter-sales': SHOPS,
  'retail-store': SHOPS,
  'brand-promoter': SHOPS,
  'event-marketing': SHOPS,
  'security-guard': WATCHING,
  'customer-support': WATCHING,
};

/** Interns work by day or at hours that the employer does not name. */
const INTERNSHIP: Shares = { DAY: 32 };

const HOURS_SALT = 0x5f1d36a7;

/** The percentages of a kind of work: of its sub-profile, else of its profile, else of all others. */
function sharesOf({ subProfileKey, profileKey }: WorkKind, jobType: JobType): Shares {
  if (jobType === 'INTERNSHIP') return INTERNSHIP;
  const [table, others] = jobType === 'PART_TIME' ? [PART_TIME, OTHER_PART_TIME] : [FULL_TIME, OTHER];
  return table[subProfileKey] ?? table[profileKey] ?? others;
}

/**
 * Returns the value whose percentages contain the draw, a whole number from 0 to 99; null if none does. Percentages
 * are added up in the order of the record.
 */
export function valueAt<Value extends string>(
  shares: Readonly<Partial<Record<Value, number>>>,
  draw: number,
): Value | null {
  let end = 0;
  for (const [value, share] of Object.entries(shares) as [Value, number][]) {
    end += share;
    if (draw < end) return value;
  }
  return null;
}

/**
 * Returns the hours of a job. They are derived from a hash of seed and index, so that the random numbers of other
 * fields stay the same.
 */
export const hoursOf = (kind: WorkKind, jobType: JobType, seed: number, index: number): Hours =>
  valueAt(sharesOf(kind, jobType), mix32(seed ^ mix32(index ^ HOURS_SALT)) % 100);
