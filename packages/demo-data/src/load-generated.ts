import { copyRows } from '@nukkad/reference-data/load/copy-rows.ts';
import { readCityIds } from '@nukkad/reference-data/load/load-reference-data.ts';
import type { ClientBase } from 'pg';
import { COMPANY_CHECK_COLUMNS, GeneratedChecks, JOB_CHECK_COLUMNS } from './generated-checks.ts';
import { COMPANY_COLUMNS, companyRow, JOB_COLUMNS, jobRow, type RowContext } from './generated-rows.ts';
import type { GeneratedCompany, GeneratedJob } from './generator/index.ts';

/** Number of rows per COPY. It is lower for the embedded database, which keeps the rows in memory. */
const ROWS_PER_COPY = { native: 25_000, embedded: 2500 };

/** A run of generated companies and jobs. */
export interface GeneratedRun {
  companyCount: number;
  jobCount: number;
  companies(): Iterable<GeneratedCompany>;
  jobs(): Iterable<GeneratedJob>;
}

/** Called after each COPY with the number of rows loaded so far. */
export type OnProgress = (table: 'company' | 'job', done: number, total: number) => void;

/** Copies a run's companies and jobs into empty tables. Call it within a transaction. */
export async function loadGenerated(
  client: ClientBase,
  run: GeneratedRun,
  { now, onProgress = () => {} }: { now: Date; onProgress?: OnProgress },
): Promise<void> {
  const context: RowContext = { now, cityIds: await readCityIds(client) };
  const size = (await isEmbedded(client)) ? ROWS_PER_COPY.embedded : ROWS_PER_COPY.native;
  const checks = new GeneratedChecks(now);
  let done = 0;
  for (const batch of batchesOf(run.companies(), size)) {
    await copyRows(
      client,
      'company',
      COMPANY_COLUMNS,
      batch.map((row) => companyRow(row, context)),
    );
    const checkRows = batch.flatMap((row) => checks.company(row));
    await copyRows(client, 'company_check', COMPANY_CHECK_COLUMNS, checkRows);
    done += batch.length;
    onProgress('company', done, run.companyCount);
  }
  done = 0;
  // The search tables are filled once at the end, because building an index is faster than updating it row by row.
  await client.query('SELECT job_search_wait()');
  for (const batch of batchesOf(run.jobs(), size)) {
    const checked = batch.map((row) => checks.job(row));
    await copyRows(
      client,
      'job',
      JOB_COLUMNS,
      checked.map((job) => jobRow(job, context)),
    );
    await copyRows(
      client,
      'job_check',
      JOB_CHECK_COLUMNS,
      checked.flatMap((job) => checks.jobRows(job)),
    );
    done += batch.length;
    onProgress('job', done, run.jobCount);
  }
  await client.query('SELECT job_search_catch_up()');
}

function* batchesOf<Row>(rows: Iterable<Row>, size: number): Generator<Row[]> {
  let batch: Row[] = [];
  for (const row of rows) {
    batch.push(row);
    if (batch.length === size) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}

async function isEmbedded(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ version: string }>('SELECT version()');
  return rows[0]?.version.includes('PGlite') ?? false;
}
