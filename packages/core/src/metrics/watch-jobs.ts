import type { Database } from '@nukkad/db';
import { cachedRead } from '@nukkad/db/cached-read.ts';
import { DAY_MS } from '@nukkad/domain/durations.ts';
import type { Metrics } from '@nukkad/telemetry/metrics/metrics.ts';
import { countOpenJobs } from '../postings/job-days.queries.ts';

/** Cache time in milliseconds, because the count reads an index entry of every open job. */
const TTL_MS = 300_000;
const WEEK_MS = 7 * DAY_MS;

const jobCounts = cachedRead(async (database) => {
  const now = Date.now();
  const [counts] = await database.query(countOpenJobs(new Date(now + WEEK_MS), new Date(now - WEEK_MS)));
  return Object.entries({ ...counts }).map(([state, value]) => ({ labels: { state }, value }));
}, TTL_MS);

/** Adds a gauge of jobs: open, expiring within seven days, and expired in the last seven days. */
export function watchJobs(metrics: Metrics, database: Database): void {
  const help = 'Jobs: open, ending within 7 days, ended because their days ran out in the last 7.';
  metrics.gauge('nukkad_jobs', help, () => jobCounts.read(database), ['state']);
}
