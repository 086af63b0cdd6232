import {
  type CheckRecords,
  type CheckResult,
  type CompanyChecks,
  checkCompany,
  checkJob,
  countChecks,
  type JobChecks,
  seedRecords,
} from '@nukkad/core/checks/index.ts';
import type { CopyValue } from '@nukkad/reference-data/load/copy-rows.ts';
import type { GeneratedCompany, GeneratedJob } from './generator/index.ts';

/** Number of companies out of ten whose identity has been checked, and whose contact has been checked. */
const IDENTITIES_SEEN = 7;
const CONTACTS_ANSWERED = 8;
export const SEED_OPERATOR = 'seed';

/**
 * Returns the times at which an operator checked a company's identity and its contact; null for a check that has not
 * been done.
 */
export function seenMoments({ index, createdAt }: GeneratedCompany) {
  return {
    identitySeenAt: index % 10 < IDENTITIES_SEEN ? createdAt : null,
    contactSeenAt: (index * 7) % 10 < CONTACTS_ANSWERED ? createdAt : null,
  };
}

export interface CheckedJob {
  readonly row: GeneratedJob;
  readonly checks: JobChecks;
  readonly done: number;
  readonly passed: number;
}

export const COMPANY_CHECK_COLUMNS = ['company_id', 'kind', 'outcome', 'reason', 'checked_at', 'checked_by'];
export const JOB_CHECK_COLUMNS = ['job_id', 'kind', 'outcome', 'reason', 'checked_at', 'checked_by'];

/**
 * Computes the five authenticity checks of generated rows while they are loaded. Call `company` before `job` of the
 * same company.
 */
export class GeneratedChecks {
  readonly #records: CheckRecords;
  readonly #now: Date;
  readonly #companies = new Map<string, CompanyChecks>();

  constructor(now: Date) {
    this.#now = now;
    this.#records = seedRecords(now);
  }

  company(row: GeneratedCompany): CopyValue[][] {
    const facts = {
      ...row,
      ...seenMoments(row),
      papersSeenAt: null,
      phone: row.contactPhone,
      email: row.contactEmail,
    };
    const checks = checkCompany(facts, this.#records);
    this.#companies.set(row.id, checks);
    return this.#rows(row.id, checks);
  }

  job(row: GeneratedJob): CheckedJob {
    const facts = {
      ...row,
      cityKey: row.citySlug,
      requirements: row.requirementsHtml,
      payMin: row.salaryMin,
      payMax: row.salaryMax,
      experienceMinYears: row.experienceMin,
      experienceMaxYears: row.experienceMax,
    };
    const checks = checkJob(facts, this.#records);
    const company = this.#companies.get(row.companyId);
    if (!company) throw new Error('companies come before their jobs');
    return { row, checks, ...countChecks(company, checks) };
  }

  jobRows({ row, checks }: CheckedJob): CopyValue[][] {
    return this.#rows(row.id, checks);
  }

  #rows(id: string, checks: CompanyChecks | JobChecks): CopyValue[][] {
    const results = Object.entries(checks) as [string, CheckResult][];
    return results.map(([kind, { outcome, reason }]) => {
      const isDone = outcome !== 'NOT_DONE';
      return [id, kind, outcome, reason, isDone ? this.#now : null, isDone ? SEED_OPERATOR : null];
    });
  }
}
