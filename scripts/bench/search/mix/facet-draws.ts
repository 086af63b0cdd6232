import type { JobFilterInput } from '@nukkad/contract';
import { createGenerator, type GeneratedJob } from '@nukkad/demo-data/generator/index.ts';

type FilterFields = Partial<JobFilterInput>;

/** For each facet, the value with which a seeker would find a given job. */
const FACETS: Readonly<Record<string, (job: GeneratedJob) => FilterFields>> = {
  profile: (job) => ({ jobProfile: job.profileKey }),
  type: (job) => ({ jobType: job.jobType }),
  years: (job) =>
    job.experienceMin === 0
      ? { experience: 'FRESHER' }
      : { experience: 'EXPERIENCED', experienceYears: [1, job.experienceMin] },
  pay: (job) => ({ pay: [Math.min(job.salaryMin ?? 12_000, 99_000), 100_000] }),
  studies: (job) => ({ qualification: job.qualification ?? 'HSSC' }),
};
const NAMES = Object.keys(FACETS);

/** All combinations of facets, from none to all five. */
export const COMBINATIONS: readonly (readonly string[])[] = Array.from(
  { length: 2 ** NAMES.length },
  (_, bits) => NAMES.filter((_name, at) => bits & (1 << at)),
);

const { jobAt } = createGenerator({ seed: 11, count: 4000, now: new Date('2026-11-21T06:00:00Z') });

/** Returns the values of some facets for the `draw`-th seeker, the same in every run. */
export function drawFacets(combination: readonly string[], draw: number): FilterFields {
  const job = jobAt((draw * 397 + 13) % 4000);
  return Object.assign({}, ...combination.map((name) => FACETS[name]?.(job)));
}

/** Filters that no job matches: an internship with a manager's pay. */
export const IMPOSSIBLE: FilterFields = {
  jobType: 'INTERNSHIP',
  qualification: 'PG',
  experience: 'EXPERIENCED',
  pay: [99_000, 99_500],
};
