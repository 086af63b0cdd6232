import {
  EXPERIENCE_YEARS_MAX,
  type JobFilterInput,
  type JobType,
  type Qualification,
  SALARY_MAX,
} from '@nukkad/contract';
import { ANY_FACETS, type Facets, type Range } from '@nukkad/search';

/** As in the view `job_search_source`. */
const JOB_TYPE: Record<JobType, number> = { FULL_TIME: 1, PART_TIME: 2, INTERNSHIP: 3 };
const QUALIFICATION: Record<Qualification, number> = { SSC: 1, HSSC: 2, UG: 3, PG: 4 };

const one = (value: number): Range => [value, value];

type Filter = Pick<JobFilterInput, 'jobType' | 'qualification' | 'experience' | 'experienceYears' | 'pay'>;

/**
 * Fresher: jobs that ask for no years. Experience: jobs whose years overlap the slider's, from one year up while it
 * is untouched; its upper end means that many or more.
 */
function experienceOf({ experience, experienceYears }: Filter): Range {
  if (experience === 'FRESHER') return one(0);
  if (experienceYears === undefined) return experience === undefined ? ANY_FACETS.experience : [1, 99];
  const [low, high] = experienceYears;
  return [low, high >= EXPERIENCE_YEARS_MAX ? ANY_FACETS.experience[1] : high];
}

/** Overlapping pay; a job that tells none passes only while the slider is untouched. */
function payOf({ pay }: Filter): Range {
  if (pay === undefined) return ANY_FACETS.pay;
  const [low, high] = pay;
  return [low, high >= SALARY_MAX ? ANY_FACETS.pay[1] : high];
}

/** What someone who has passed that can take: jobs that ask for it or for one step less. */
const PASSED: Record<Qualification, Range> = { SSC: [0, 1], HSSC: [1, 2], UG: [3, 3], PG: [3, 4] };

export function passedFacet(passed: Qualification): Range {
  return PASSED[passed];
}

/** The filter in the numbers of the search tables; `profile` is a code, -1 for one that does not exist. */
export function facetsOf(filter: Filter, profile: number | undefined): Facets {
  const { jobType, qualification } = filter;
  return {
    profile: profile === undefined ? ANY_FACETS.profile : one(profile),
    jobType: jobType === undefined ? ANY_FACETS.jobType : one(JOB_TYPE[jobType]),
    qualification: qualification === undefined ? ANY_FACETS.qualification : one(QUALIFICATION[qualification]),
    experience: experienceOf(filter),
    pay: payOf(filter),
  };
}
