import type { Query } from '@nukkad/db/sql.ts';
import type { Container } from '../container.ts';
import type { Queryable } from '../database/rows.ts';
import { readCheckRecords } from './check-records.ts';
import {
  selectActiveJobFacts,
  selectAllCompanyFacts,
  selectCompanyFacts,
  selectJobFacts,
  selectJobsOfCompanies,
} from './checks.queries.ts';
import { type CheckRecords, type CompanyFacts, checkCompany, checkJob, type JobFacts } from './index.ts';
import { countOnCards, resultRows, writeResults } from './write-results.ts';

const BATCH = 1000;
const FIRST = '00000000-0000-0000-0000-000000000000';

type StoredJob = JobFacts & { readonly id: string };
type StoredCompany = CompanyFacts & { readonly id: string };

async function checkJobs(
  source: Queryable,
  jobs: readonly StoredJob[],
  records: CheckRecords,
): Promise<void> {
  const results = jobs.flatMap((job) => resultRows(job.id, checkJob(job, records)));
  await writeResults(source, 'job', results, records.now);
  await countOnCards(
    source,
    jobs.map(({ id }) => id),
  );
}

async function checkCompanies(
  source: Queryable,
  companies: readonly StoredCompany[],
  records: CheckRecords,
): Promise<void> {
  const results = companies.flatMap((company) => resultRows(company.id, checkCompany(company, records)));
  await writeResults(source, 'company', results, records.now);
}

/** Checks jobs again. Call it in the transaction that changed them. */
export async function recheckJobs(
  source: Queryable,
  jobIds: readonly string[],
  records: CheckRecords,
): Promise<void> {
  await checkJobs(source, await source.query(selectJobFacts(jobIds)), records);
}

/** Checks companies again, and updates the counts on the cards of their jobs. */
export async function recheckCompanies(
  source: Queryable,
  companyIds: readonly string[],
  records: CheckRecords,
): Promise<void> {
  const companies = await source.query(selectCompanyFacts(companyIds));
  await checkCompanies(source, companies, records);
  const jobs = await source.query(selectJobsOfCompanies(companyIds));
  await countOnCards(
    source,
    jobs.map(({ id }) => id),
  );
}

/** Reads a table by its key in batches, so that its rows are never all in memory. Returns the number of rows. */
async function inBatches<Row extends { readonly id: string }>(
  database: Queryable,
  select: (after: string, limit: number) => Query<Row>,
  work: (batch: Row[]) => Promise<void>,
): Promise<number> {
  let done = 0;
  for (let after = FIRST; ; ) {
    const batch = await database.query(select(after, BATCH));
    const last = batch.at(-1);
    if (!last) return done;
    await work(batch);
    done += batch.length;
    after = last.id;
  }
}

/** Checks every company and every active job with the current records. Runs every night. Returns the number of jobs. */
export async function recheckAll({
  database,
  clock,
}: Pick<Container, 'database' | 'clock'>): Promise<number> {
  const records = await readCheckRecords(database, clock.now());
  await inBatches(database, selectAllCompanyFacts, (batch) => checkCompanies(database, batch, records));
  return inBatches(database, selectActiveJobFacts, (batch) => checkJobs(database, batch, records));
}
