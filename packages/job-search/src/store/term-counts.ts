import type { Database } from '@nukkad/db';
import { cachedRead } from '@nukkad/db/cached-read.ts';

const TTL_MS = 300_000;
/** Jobs that were loaded at once lie term by term: of fewer pages a sample would miss whole terms. */
const SAMPLE_ROWS = 400_000;

const SIZE = `SELECT greatest(reltuples, 0)::float8 AS rows FROM pg_class WHERE oid = 'job_term'::regclass`;

/** In how many jobs each term stands, by a sample: enough to tell the rarer of two. */
async function load(database: Database): Promise<ReadonlyMap<number, number>> {
  const [size] = await database.query<{ rows: number }>(SIZE);
  const percent = Math.min(100, (100 * SAMPLE_ROWS) / Math.max(size?.rows ?? 0, 1));
  const counted = await database.batchQuery<{ term: number; jobs: number }>(
    `SELECT term, count(*)::int AS jobs FROM job_term TABLESAMPLE SYSTEM (${percent}) GROUP BY term`,
  );
  return new Map(counted.map(({ term, jobs }) => [term, (jobs * 100) / percent]));
}

export const termCounts = cachedRead(load, TTL_MS);
