import type { Database } from '@nukkad/db';
import { cachedRead } from '@nukkad/db/cached-read.ts';
import { FACETS } from '../facets.ts';
import { buildStatistics, type SampleRow, type Statistics } from '../plan/estimate.ts';

const TTL_MS = 300_000;
const JOBS_SAMPLED = 30_000;
/**
 * Number of rows of `job_term` to sample. More than for jobs, because bulk-loaded rows are stored term by term, so a
 * few pages would miss whole terms.
 */
const TERMS_SAMPLED = 400_000;

const SIZE = 'SELECT greatest(reltuples, 0)::float8 AS rows FROM pg_class WHERE oid = $1::regclass';

/** The percentage of a table's pages to sample in order to read about `rows` rows. */
async function percentOf(database: Database, table: string, rows: number): Promise<number> {
  const [size] = await database.query<{ rows: number }>(SIZE, [table]);
  return Math.min(100, (100 * rows) / Math.max(size?.rows ?? 0, 1));
}

const COLUMNS = [...new Set(FACETS.flatMap(({ low, high }) => [low, high])), 'latitude', 'longitude'];

async function loadStatistics(database: Database): Promise<Statistics> {
  const percent = await percentOf(database, 'job_search', JOBS_SAMPLED);
  const rows = await database.batchQuery<SampleRow>(
    `SELECT ${COLUMNS.join(', ')} FROM job_search TABLESAMPLE SYSTEM (${percent}) WHERE is_active`,
  );
  return buildStatistics(rows, (rows.length * 100) / percent);
}

/** The planner's statistics, reloaded every five minutes. Old statistics cost time, not correctness. */
export const searchStatistics = cachedRead(loadStatistics, TTL_MS);

async function loadTermCounts(database: Database): Promise<ReadonlyMap<number, number>> {
  const percent = await percentOf(database, 'job_term', TERMS_SAMPLED);
  const counted = await database.batchQuery<{ term: number; jobs: number }>(
    `SELECT term, count(*)::int AS jobs FROM job_term TABLESAMPLE SYSTEM (${percent}) GROUP BY term`,
  );
  return new Map(counted.map(({ term, jobs }) => [term, (jobs * 100) / percent]));
}

/** Estimated number of jobs with each term. Accurate enough to find the rarer of two terms. */
export const termCounts = cachedRead(loadTermCounts, TTL_MS);
