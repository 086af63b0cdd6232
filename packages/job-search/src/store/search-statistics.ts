import type { Database } from '@nukkad/db';
import { cachedRead } from '@nukkad/db/cached-read.ts';
import { FACETS } from '../facets.ts';
import { buildStatistics, type SampleRow, type Statistics } from '../plan/estimate.ts';

const TTL_MS = 300_000;
const SAMPLE_ROWS = 30_000;

const SIZE = `SELECT greatest(reltuples, 0)::float8 AS rows FROM pg_class WHERE oid = 'job_search'::regclass`;

const SAMPLED = [...new Set(FACETS.flatMap(({ low, high }) => [low, high])), 'latitude', 'longitude'];

const sampleSql = (percent: number): string => `
  SELECT ${SAMPLED.join(', ')}
    FROM job_search TABLESAMPLE SYSTEM (${percent})
   WHERE is_active`;

/** Reads what the planner goes by: a sample of whole pages, at most some 30,000 rows. */
async function load(database: Database): Promise<Statistics> {
  const [size] = await database.query<{ rows: number }>(SIZE);
  const known = size?.rows ?? 0;
  const percent = known > SAMPLE_ROWS ? (100 * SAMPLE_ROWS) / known : 100;
  const rows = await database.batchQuery<SampleRow>(sampleSql(percent));
  return buildStatistics(rows, (rows.length * 100) / percent);
}

/** The planner's knowledge, read every five minutes. Old numbers cost time, never an answer. */
export const searchStatistics = cachedRead(load, TTL_MS);
