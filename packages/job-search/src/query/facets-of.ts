import {
  EXPERIENCE_YEARS_MAX,
  JOB_FILTERS,
  type JobFilterValues,
  type Qualification,
  SALARY_MAX,
} from '@nukkad/contract';
import { ANY_FACETS, type Facets, type Range } from '../facets.ts';

/** Of no job. */
const UNKNOWN_CODE = -1;

const one = (value: number): Range => [value, value];

type Filter = Pick<JobFilterValues, 'jobType' | 'qualification' | 'experience' | 'experienceYears' | 'pay'>;

function codeOf<Name extends 'jobType' | 'qualification'>(name: Name, { [name]: value }: Filter): Range {
  const codes: Readonly<Record<string, number>> = JOB_FILTERS[name].attribute.codes;
  return value === undefined ? ANY_FACETS[name] : one(codes[value] ?? UNKNOWN_CODE);
}

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
  return {
    profile: profile === undefined ? ANY_FACETS.profile : one(profile),
    jobType: codeOf('jobType', filter),
    qualification: codeOf('qualification', filter),
    experience: experienceOf(filter),
    pay: payOf(filter),
  };
}
