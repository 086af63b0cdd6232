import { listCompanyJobs } from '@nukkad/core/companies/list-company-jobs.ts';
import { viewJob } from '@nukkad/core/jobs/view-job.ts';
import { postingId } from '@nukkad/core/postings/posting-ids.ts';
import { selectJobs } from '@nukkad/core/sitemap/sitemap.queries.ts';
import { indiaDay } from '@nukkad/domain/india-day.ts';
import { beforeEach, expect } from 'vitest';
import type { OpsUnderTest } from './start-ops.ts';

const place = { city: 'Pune', address: 'Main Road, Pune', latitude: 18.52, longitude: 73.85 };

/** Fields of jobs in import files: of valid jobs, and of jobs that must wait for an operator. */
export const VALID = { payMin: 16_000, payMax: 20_000, requirements: '<p>Cook for a mess.</p>' };
export const MONEY = { requirements: '<p>Pay Rs 500 registration fee before joining</p>' };
export const TOO_LITTLE = { payMin: 100, payMax: 200 };
export const TOO_MUCH = { payMin: 900_000, payMax: 990_000 };

export const WAITS = 'PAUSED awaiting-moderation';

interface ImportedRow {
  readonly ref: string;
  readonly [field: string]: unknown;
}

/** Imports files of jobs for one company. Each test has its own company. Jobs are named by their refs. */
export class CompanyFiles {
  ref = '';
  phone = '';
  #count = 0;

  readonly #test: OpsUnderTest;

  constructor(test: OpsUnderTest) {
    this.#test = test;
  }

  async begin(): Promise<void> {
    this.#count += 1;
    this.ref = `c${this.#count}`;
    this.phone = `98123450${10 + this.#count}`;
    await this.importCompany();
  }

  get companyId(): string {
    return postingId('company', this.ref);
  }

  async importCompany(change: object = {}): Promise<string> {
    const { ref, phone } = this;
    const company = { ref, name: `Company ${ref}`, phone, email: `hr@${ref}.example`, ...place };
    const file = await this.#test.file(`${ref}.json`, JSON.stringify([{ ...company, ...change }]));
    expect((await this.#test.ops('companies', 'import', file)).code).toBe(0);
    return this.companyId;
  }

  async importWith(options: readonly string[], rows: readonly ImportedRow[]) {
    const { ref } = this;
    const whole = rows.map((row) => ({
      company: ref,
      title: 'Cook',
      profile: 'cook',
      jobType: 'FULL_TIME',
      ...place,
      ...VALID,
      ...row,
      ref: `${ref}-${row.ref}`,
    }));
    const file = await this.#test.file(`${ref}-jobs.json`, JSON.stringify(whole, null, 1));
    return this.#test.ops('jobs', 'import', file, ...options);
  }

  importJobs = (...rows: ImportedRow[]) => this.importWith([], rows);

  idOf = (name: string): string => postingId('job', `${this.ref}-${name}`);

  read = (name: string) =>
    this.#test.container.database.prisma.job.findUniqueOrThrow({ where: { id: this.idOf(name) } });

  stateOf = async (name: string): Promise<string> => {
    const { status, statusReason } = await this.read(name);
    return statusReason === null ? status : `${status} ${statusReason}`;
  };

  /**
   * Returns whether a job is visible in each of four places: its page by id, its page by link, the sitemap, and the
   * page of its company.
   */
  isPublic = async (name: string): Promise<readonly boolean[]> => {
    const { id, shareId, companyId, createdAt } = await this.read(name);
    const { container } = this.#test;
    const seen = { candidateId: null, language: 'en' } as const;
    const opened = await Promise.allSettled([
      viewJob(container, { ...seen, job: { id } }),
      viewJob(container, { ...seen, job: { shareId } }),
    ]);
    const page = { day: indiaDay(createdAt), afterAt: null, afterId: null, skip: 0, size: 1000 };
    const inSitemap = (await container.database.query(selectJobs(page))).some((row) => row.id === id);
    const { jobs } = await listCompanyJobs(container, null, { company: { companyId }, size: 50 });
    return [
      ...opened.map(({ status }) => status === 'fulfilled'),
      inSitemap,
      jobs.some((card) => card.id === id),
    ];
  };
}

/** Creates a company before each test of a file. */
export function useCompanyFiles(test: OpsUnderTest): CompanyFiles {
  const files = new CompanyFiles(test);
  beforeEach(() => files.begin());
  return files;
}
