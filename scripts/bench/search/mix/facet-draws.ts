import type { JobFilterInput } from '@nukkad/contract';
import { createGenerator, type GeneratedJob } from '@nukkad/demo-data/generator/index.ts';

type Said = Partial<JobFilterInput>;

/** Each filter as someone would set it who looks for a job like this one. */
const FACETS: Readonly<Record<string, (job: GeneratedJob) => Said>> = {
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

/** All combinations, from none to all five. */
export const COMBINATIONS: readonly (readonly string[])[] = Array.from(
  { length: 2 ** NAMES.length },
  (_, bits) => NAMES.filter((_name, at) => bits & (1 << at)),
);

const { jobAt } = createGenerator({ seed: 11, count: 4000, now: new Date('2026-11-21T06:00:00Z') });

/** The filters of a combination as the `draw`-th person sets them; the same on every machine and at every size. */
export function drawFacets(combination: readonly string[], draw: number): Said {
  const job = jobAt((draw * 397 + 13) % 4000);
  return Object.assign({}, ...combination.map((name) => FACETS[name]?.(job)));
}

/** Filters that nothing passes: students' work at a manager's pay. */
export const IMPOSSIBLE: Said = {
  jobType: 'INTERNSHIP',
  qualification: 'PG',
  experience: 'EXPERIENCED',
  pay: [99_000, 99_500],
};
