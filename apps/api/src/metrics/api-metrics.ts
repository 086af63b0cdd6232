import type { Database } from '@nukkad/db';
import { Metrics } from '@nukkad/metrics';

/** What this process counts beside its requests. */
export interface ApiMetrics {
  readonly metrics: Metrics;
  /** First pages of a search by what came of them: jobs, none, or none of the work that was named. */
  readonly searches: { inc(labels: { outcome: 'found' | 'empty' | 'work missing' }): void };
  /** Runs of background tasks by name. */
  readonly tasks: { inc(labels: { task: string; outcome: 'done' | 'failed' }): void };
}

/** Connections of a pool by what they do, and callers that wait for one. */
function watchPool(metrics: Metrics, { pool }: Database): void {
  metrics.gauge(
    'nukkad_database_connections',
    'Connections of the pool; waiting are callers without one.',
    () => [
      { labels: { state: 'busy' }, value: pool.totalCount - pool.idleCount },
      { labels: { state: 'idle' }, value: pool.idleCount },
      { labels: { state: 'waiting' }, value: pool.waitingCount },
    ],
    ['state'],
  );
}

/** The metrics of an API process on this database. */
export function createApiMetrics(database: Database): ApiMetrics {
  const metrics = new Metrics('api');
  watchPool(metrics, database);
  return {
    metrics,
    searches: metrics.counter('nukkad_searches_total', 'Searches by what came of them.', ['outcome']),
    tasks: metrics.counter('nukkad_background_tasks_total', 'Runs of background tasks.', ['task', 'outcome']),
  };
}
