import { type CheckRecords, type CompanyFacts, checkCompany, checkJob, type JobFacts } from '@nukkad/checks';
import type { Container } from '../../container.ts';
import { type Queryable, rows } from '../../database/rows.ts';
import { readCheckRecords } from './check-records.ts';
import { countOnCards, resultRows, writeResults } from './write-results.ts';

const BATCH = 1000;
const FIRST = '00000000-0000-0000-0000-000000000000';

type StoredJob = JobFacts & { readonly id: string };
type StoredCompany = CompanyFacts & { readonly id: string };

const JOB_FACTS = `
  SELECT id::text, title, requirements, profile_key AS "profileKey", job_type AS "jobType", pay_min AS "payMin",
         pay_max AS "payMax", experience_min_years::int AS "experienceMinYears", city_id AS "cityKey", address,
         latitude, longitude FROM job`;

const COMPANY_FACTS = `
  SELECT id::text, gstin, cin, udyam, identity_seen_at AS "identitySeenAt", phone, email,
         contact_seen_at AS "contactSeenAt" FROM company`;

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

/** Checks jobs that were just written, within the transaction that wrote them. */
export async function recheckJobs(
  source: Queryable,
  jobIds: readonly string[],
  records: CheckRecords,
): Promise<void> {
  await checkJobs(source, await rows(source, `${JOB_FACTS} WHERE id = ANY($1::uuid[])`, jobIds), records);
}

/** Checks companies that were just written or looked at, and brings their active jobs' counts in line. */
export async function recheckCompanies(
  source: Queryable,
  companyIds: readonly string[],
  records: CheckRecords,
): Promise<void> {
  const companies = await rows<StoredCompany>(
    source,
    `${COMPANY_FACTS} WHERE id = ANY($1::uuid[])`,
    companyIds,
  );
  await checkCompanies(source, companies, records);
  const jobs = await rows<{ id: string }>(
    source,
    'SELECT id::text FROM job WHERE company_id = ANY($1::uuid[])',
    companyIds,
  );
  await countOnCards(
    source,
    jobs.map(({ id }) => id),
  );
}

/** Walks a table by its key, a batch at a time, so that a million rows are never in memory. */
async function inBatches<Row extends { readonly id: string }>(
  database: Queryable,
  sql: string,
  work: (batch: Row[]) => Promise<void>,
): Promise<number> {
  let done = 0;
  for (let after = FIRST; ; ) {
    const batch = await rows<Row>(database, sql, after, BATCH);
    const last = batch.at(-1);
    if (!last) return done;
    await work(batch);
    done += batch.length;
    after = last.id;
  }
}

/** The nightly round: every company and every active job, by what is on record now; answers how many jobs. */
export async function recheckAll({
  database,
  clock,
}: Pick<Container, 'database' | 'clock'>): Promise<number> {
  const records = await readCheckRecords(database, clock.now());
  await inBatches<StoredCompany>(
    database,
    `${COMPANY_FACTS} WHERE id > $1::uuid ORDER BY company.id LIMIT $2`,
    (batch) => checkCompanies(database, batch, records),
  );
  return inBatches<StoredJob>(
    database,
    `${JOB_FACTS} WHERE id > $1::uuid AND status = 'ACTIVE' ORDER BY job.id LIMIT $2`,
    (batch) => checkJobs(database, batch, records),
  );
}
