import type { JobAttributes } from '@nukkad/contract';
import { mix32 } from '@nukkad/domain/random.ts';
import { valueAt } from './work-hours.ts';
import type { WorkKind } from './work-kinds.ts';

type WorkPlace = JobAttributes['workPlace'];

/** The percentage of employers who name each place of work. The other employers name none. */
type Shares = Readonly<Partial<Record<NonNullable<WorkPlace>, number>>>;

const AT_A_SCREEN: Shares = { ON_SITE: 20, HOME: 14, BOTH: 16 };
const WRITING: Shares = { ON_SITE: 12, HOME: 26, BOTH: 18 };
const BY_PHONE: Shares = { ON_SITE: 24, HOME: 12, BOTH: 8 };
const LESSONS: Shares = { ON_SITE: 20, HOME: 14, BOTH: 12 };
const OFFICE: Shares = { ON_SITE: 26, HOME: 3, BOTH: 7 };
/** Work that cannot be done at home. */
const ELSEWHERE: Shares = { ON_SITE: 14 };

const PLACES: Readonly<Record<string, Shares>> = {
  'software-engineer': AT_A_SCREEN,
  'design-engineer': AT_A_SCREEN,
  'software-tester': AT_A_SCREEN,
  'digital-marketing': AT_A_SCREEN,
  'graphic-designer': AT_A_SCREEN,
  'interior-designer': ELSEWHERE,
  'content-writing': WRITING,
  telesales: BY_PHONE,
  'customer-support': BY_PHONE,
  'call-quality': BY_PHONE,
  recruiter: BY_PHONE,
  'home-tutor': LESSONS,
  'coaching-faculty': LESSONS,
  'soft-skills-trainer': LESSONS,
  'computer-trainer': LESSONS,
  'yoga-instructor': LESSONS,
  'career-counselor': LESSONS,
  'visa-counselor': LESSONS,
  accountant: OFFICE,
  'budget-analyst': OFFICE,
  'hr-executive': OFFICE,
  'payroll-executive': OFFICE,
  'financial-analyst': OFFICE,
  partnerships: OFFICE,
};

const PLACE_SALT = 0x2c9277b5;

/**
 * Returns the place of work of a job, derived from a hash of seed and index, so that the random numbers of other
 * fields stay the same.
 */
export function workPlaceOf({ subProfileKey, profileKey }: WorkKind, seed: number, index: number): WorkPlace {
  const shares = PLACES[subProfileKey] ?? PLACES[profileKey] ?? ELSEWHERE;
  return valueAt(shares, mix32(seed ^ mix32(index ^ PLACE_SALT)) % 100);
}
