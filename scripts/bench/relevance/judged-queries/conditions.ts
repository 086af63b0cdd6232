import type { JobAttributes } from '@nukkad/contract';
import { wordsOf } from '@nukkad/language/text/normal-text.ts';
import type { StoredJob } from '../judge.ts';
import spokenRows from './conditions-spoken.json' with { type: 'json' };
import tuningRows from './conditions-tuning.json' with { type: 'json' };

/** What a job is. It must meet all given fields, with at least one of the values of each. */
export interface Condition {
  readonly profiles?: readonly string[];
  readonly subProfiles?: readonly string[];
  readonly city?: string;
  readonly cities?: readonly string[];
  readonly jobTypes?: readonly string[];
  readonly shifts?: readonly string[];
  readonly workPlaces?: readonly string[];
  readonly qualifications?: readonly string[];
  /** Words of the title. */
  readonly words?: readonly string[];
  /** Whether somebody without experience may apply. */
  readonly fresher?: true;
  /** The job asks for at least so many years. */
  readonly minExperience?: number;
  /** The highest pay is at least this, in rupees a month. */
  readonly pay?: number;
}

/** A sentence with conditions, and the jobs that it should find and must not find. */
export interface ConditionQuery {
  readonly query: string;
  readonly hasError: boolean;
  readonly is: Condition;
  /** A job that meets any of these fields is the opposite of what was asked. */
  readonly never: Condition;
}

export type ConditionJob = StoredJob & Pick<JobAttributes, 'shift' | 'workPlace'>;

/** Returns, for each given field of a condition, whether the job meets it. */
function fieldsMet(job: ConditionJob, condition: Condition): boolean[] {
  const { city, words, fresher, minExperience, pay } = condition;
  const isOneOf = (values: readonly string[] | undefined, value: string | null) =>
    values === undefined ? [] : [value !== null && values.includes(value)];
  return [
    ...isOneOf(condition.profiles, job.profileKey),
    ...isOneOf(condition.subProfiles, job.subProfileKey),
    ...isOneOf(condition.cities, job.citySlug),
    ...isOneOf(condition.jobTypes, job.jobType),
    ...isOneOf(condition.shifts, job.shift),
    ...isOneOf(condition.workPlaces, job.workPlace),
    ...isOneOf(condition.qualifications, job.qualification),
    ...(city === undefined ? [] : [job.citySlug === city]),
    ...(words === undefined ? [] : [wordsOf(job.title).some((word) => words.includes(word))]),
    ...(fresher === undefined ? [] : [job.experienceMin === 0]),
    ...(minExperience === undefined ? [] : [job.experienceMin >= minExperience]),
    ...(pay === undefined ? [] : [(job.salaryMax ?? 0) >= pay]),
  ];
}

export const isOpposite = (job: ConditionJob, { never }: ConditionQuery): boolean =>
  fieldsMet(job, never).some(Boolean);

export const isAsked = (job: ConditionJob, query: ConditionQuery): boolean =>
  fieldsMet(job, query.is).every(Boolean) && !isOpposite(job, query);

interface Row {
  readonly is: Condition;
  readonly never: Condition;
  readonly clean: readonly string[];
  readonly errors: readonly string[];
}

/** Sentences with conditions, on which rules and phrases of the search may be tuned. */
export const conditionQueries: readonly ConditionQuery[] = (
  [...tuningRows, ...spokenRows] as readonly Row[]
).flatMap(({ is, never, clean, errors }) => [
  ...clean.map((query) => ({ query, is, never, hasError: false })),
  ...errors.map((query) => ({ query, is, never, hasError: true })),
]);
