import { Random } from '@nukkad/domain/random.ts';
import { companyAt } from './company.ts';
import { planCompanies } from './company-plan.ts';
import { jobAt } from './job.ts';
import type { GeneratedCompany, GeneratedJob, GeneratorOptions } from './types.ts';

const JOBS_PER_COMPANY = 12;

/** A run of made-up companies and jobs; rows are made as they are asked for and not kept. */
export interface SeedGenerator {
  readonly companyCount: number;
  readonly jobCount: number;
  /** All companies, first to last. */
  companies(): Generator<GeneratedCompany, void, void>;
  /** All jobs, first to last, in no order of time. */
  jobs(): Generator<GeneratedJob, void, void>;
  /** One company alone, the same as in the whole run. */
  companyAt(index: number): GeneratedCompany;
  /** One job alone, the same as in the whole run. */
  jobAt(index: number): GeneratedJob;
}

/** Prepares a run; equal options give equal rows on every machine. Throws on a count below 1. */
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
