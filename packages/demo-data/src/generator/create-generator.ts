import { Random } from '@nukkad/domain/random.ts';
import { companyAt } from './company.ts';
import { planCompanies } from './company-plan.ts';
import { jobAt } from './job.ts';
import type { GeneratedCompany, GeneratedJob, GeneratorOptions } from './types.ts';

const JOBS_PER_COMPANY = 12;

/** A reproducible run of fictional companies and jobs. Rows are generated on demand and not stored. */
export interface SeedGenerator {
  readonly companyCount: number;
  readonly jobCount: number;
  /** Yields all companies in order. */
  companies(): Generator<GeneratedCompany, void, void>;
  /** Yields all jobs in order of their index. They are not sorted by time. */
  jobs(): Generator<GeneratedJob, void, void>;
  /** Returns one company, the same as `companies` yields. */
  companyAt(index: number): GeneratedCompany;
  /** Returns one job, the same as `jobs` yields. */
  jobAt(index: number): GeneratedJob;
}

/**
 * Creates a run. Equal options give equal rows on every machine. Throws RangeError unless the count is a whole number
 * of at least 1.
 */
export function createGenerator(options: GeneratorOptions): SeedGenerator {
  const { seed, count } = options;
  if (!Number.isInteger(count) || count < 1) throw new RangeError('Give a whole number of jobs, at least 1');
  const now = options.now.getTime();
  const companyCount = Math.ceil(count / JOBS_PER_COMPANY);
  const plan = planCompanies(seed, companyCount, now);
  const run = { seed, now, plan, random: new Random(), addressRandom: new Random() };
  return {
    companyCount,
    jobCount: count,
    companyAt: (index) => companyAt(seed, plan, index, run.random),
    jobAt: (index) => jobAt(run, index),
    *companies() {
      for (let index = 0; index < companyCount; index++) yield companyAt(seed, plan, index, run.random);
    },
    *jobs() {
      for (let index = 0; index < count; index++) yield jobAt(run, index);
    },
  };
}
