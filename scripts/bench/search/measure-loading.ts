import { GeneratedChecks } from '@nukkad/demo-data/generated-checks.ts';
import { COMPANY_COLUMNS, companyRow, JOB_COLUMNS, jobRow } from '@nukkad/demo-data/generated-rows.ts';
import { createGenerator } from '@nukkad/demo-data/generator/index.ts';
import { copyRows } from '@nukkad/reference-data/load/copy-rows.ts';
import { readCityIds } from '@nukkad/reference-data/load/load-reference-data.ts';
import type { ClientBase } from 'pg';
import type { BenchServer } from '../shared/bench-server.ts';
import { BENCH_NOW, BENCH_SEED, emptyBenchDatabase } from '../shared/load-bench-database.ts';
import { withClient } from '../shared/with-client.ts';

/** Seconds that loading jobs takes, the best of several runs. */
export interface LoadingTimes {
  /** COPY into a table without keys and constraints. */
  readonly heap: number;
  /** COPY into the table of jobs with its keys and constraints, but without search tables. */
  readonly withoutSearch: number;
  /** COPY into the table of jobs, and filling the search tables and their indexes. */
  readonly withSearch: number;
  readonly jobs: number;
}

type Rows = Parameters<typeof copyRows>[3];

const HEAP = 'CREATE TABLE bare_job AS SELECT * FROM job WITH NO DATA';

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return (performance.now() - begin) / 1000;
}

async function inTransaction(client: ClientBase, work: () => Promise<unknown>): Promise<void> {
  await client.query('BEGIN');
  await work();
  await client.query('COMMIT');
}

/** Generates all rows beforehand, so that no load has to wait for the generator. */
async function generateRows(client: ClientBase, jobs: number): Promise<{ companies: Rows; jobs: Rows }> {
  const run = createGenerator({ seed: BENCH_SEED, count: jobs, now: BENCH_NOW });
  const context = { now: BENCH_NOW, cityIds: await readCityIds(client) };
  const checks = new GeneratedChecks(BENCH_NOW);
  const companies = [...run.companies()];
  for (const company of companies) checks.company(company);
  return {
    companies: companies.map((row) => companyRow(row, context)),
    jobs: Array.from(run.jobs(), (row) => jobRow(checks.job(row), context)),
  };
}

const LOADS: Readonly<
  Record<keyof Omit<LoadingTimes, 'jobs'>, (client: ClientBase, rows: Rows) => Promise<void>>
> = {
  heap: async (client, rows) => {
    await client.query(HEAP);
    await copyRows(client, 'bare_job', JOB_COLUMNS, rows);
  },
  withoutSearch: async (client, rows) => {
    await client.query('ALTER TABLE job DISABLE TRIGGER USER');
    await copyRows(client, 'job', JOB_COLUMNS, rows);
  },
  withSearch: async (client, rows) => {
    await client.query('SELECT job_search_wait()');
    await copyRows(client, 'job', JOB_COLUMNS, rows);
    await client.query('SELECT job_search_catch_up()');
  },
};

/** Measures one load in a new database that has everything except jobs. */
async function loadOnce(
  server: BenchServer,
  template: string,
  load: keyof typeof LOADS,
  rows: Rows,
): Promise<number> {
  const name = 'nukkad_bench_loading';
  await server.dropDatabase(name);
  const url = await server.createDatabase(name, template);
  try {
    return await withClient(url, async (client) => {
      await client.query('CHECKPOINT');
      return timed(() => inTransaction(client, () => LOADS[load](client, rows)));
    });
  } finally {
    await server.dropDatabase(name);
  }
}

/** Measures all kinds of loading alternately, so that other load on the machine affects all of them. */
export async function measureLoading(server: BenchServer, jobs: number, runs: number): Promise<LoadingTimes> {
  const template = 'nukkad_bench_companies';
  await server.dropDatabase(template);
  const url = await emptyBenchDatabase(server, template);
  const rows = await withClient(url, async (client) => {
    const generated = await generateRows(client, jobs);
    await copyRows(client, 'company', COMPANY_COLUMNS, generated.companies);
    return generated.jobs;
  });
  const best: Record<keyof typeof LOADS, number> = {
    heap: Infinity,
    withoutSearch: Infinity,
    withSearch: Infinity,
  };
  for (let run = 0; run < runs; run += 1) {
    for (const load of Object.keys(LOADS) as (keyof typeof LOADS)[]) {
      best[load] = Math.min(best[load], await loadOnce(server, template, load, rows));
    }
  }
  await server.dropDatabase(template);
  return { ...best, jobs };
}
