import { routes } from '@nukkad/contract';
import { CreditReason, type Database, type ReadReplica } from '@nukkad/db';
import { cachedRead } from '@nukkad/db/cached-read.ts';
import { HOUR_MS } from '@nukkad/domain/durations.ts';
import type { Valkey } from '@nukkad/server/valkey/valkey.ts';
import { VALKEY_FAILURES_HELP } from '@nukkad/server/valkey/valkey-failures-help.ts';
import { Metrics } from '@nukkad/telemetry/metrics/metrics.ts';
import { SHOWN_LISTS } from '@nukkad/telemetry/shown-rows.ts';
import { selectMoved } from '../credits/credits.queries.ts';
import type { ProcessMetrics } from '../ports.ts';
import { TASK_NAMES } from '../task-names.ts';
import { backupAge } from './backup-age.ts';
import { watchJobs } from './watch-jobs.ts';
import { watchSms } from './watch-sms.ts';
import { watchWaiting } from './watch-waiting.ts';

/**
 * Adds a gauge of the database connections by state and of the callers that wait for one. The pool and the pipelines
 * of frequent queries have separate values.
 */
function watchConnections(metrics: Metrics, database: Database): void {
  const read = () => {
    const { totalCount, idleCount, waitingCount } = database.pool;
    const pool = { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
    return [
      ...statesOf('pool', pool),
      ...(database.pipelineLoad === null ? [] : statesOf('pipelines', { ...database.pipelineLoad })),
    ];
  };
  const help = 'Connections; waiting are callers without one of the pool, or behind another in a pipeline.';
  metrics.gauge('nukkad_database_connections', help, read, ['of', 'state']);
}

const statesOf = (of: string, counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).map(([state, value]) => ({ labels: { of, state }, value }));

function watchValkey(metrics: Metrics, valkey: Valkey | null): void {
  if (valkey === null) return;
  metrics.gauge('nukkad_valkey_failures', VALKEY_FAILURES_HELP, () => valkey.failures);
}

/**
 * Adds gauges of the search replica: whether it is used, its lag, and how many of its statements the primary had to
 * run.
 */
function watchReplica(metrics: Metrics, { replica }: Database): void {
  if (replica === null) return;
  const isUsed = 'Whether searches are read from the replica (1) or from the primary (0).';
  metrics.gauge('nukkad_search_replica_used', isUsed, () => (replica.problem === null ? 1 : 0));
  const lag = 'Seconds that the replica of searches was behind at the last check; NaN if unknown.';
  metrics.gauge('nukkad_search_replica_lag_seconds', lag, () => lagOf(replica));
  const leftToPrimary = 'Statements for the replica that the primary had to run, since the start.';
  metrics.gauge('nukkad_search_replica_left_to_primary', leftToPrimary, () => replica.leftToPrimary);
}

const lagOf = ({ lagMs }: ReadReplica): number => (lagMs === null ? Number.NaN : lagMs / 1000);

/** Cache time in milliseconds, because it is expensive to sum the last hour of the ledger. */
const CREDITS_TTL_MS = 60_000;

const movedCredits = cachedRead(async (database) => {
  const creditsByReason = new Map(
    (await database.query(selectMoved(new Date(Date.now() - HOUR_MS)))).map(({ reason, credits }) => [
      reason,
      credits,
    ]),
  );
  return Object.values(CreditReason).map((reason) => ({
    labels: { reason },
    value: creditsByReason.get(reason) ?? 0,
  }));
}, CREDITS_TTL_MS);

/**
 * Adds a gauge of the credits given and spent in the last hour. It reads the ledger, because a counter in this
 * process would miss those of other processes and operators.
 */
function watchCredits(metrics: Metrics, database: Database): void {
  const help =
    'Credits given and spent within the last hour, by the reason of their entry; each process reports the total.';
  metrics.gauge('nukkad_credits_moved_last_hour', help, () => movedCredits.read(database), ['reason']);
}

function watchBackups(metrics: Metrics, database: Database): void {
  const help =
    'Seconds since the newest checked backup, or since the database was created if there is none; the same for each process.';
  metrics.gauge('nukkad_backup_age_seconds', help, () => backupAge.read(database));
}

/** Creates the metrics of a process, and those of the shared database, replica and Valkey. */
export function createProcessMetrics(
  process: 'api' | 'worker',
  database: Database,
  valkey: Valkey | null,
): ProcessMetrics {
  const metrics = new Metrics(process);
  watchConnections(metrics, database);
  watchReplica(metrics, database);
  watchValkey(metrics, valkey);
  watchCredits(metrics, database);
  watchSms(metrics, database);
  watchJobs(metrics, database);
  watchBackups(metrics, database);
  watchWaiting(metrics, database);
  const queue: ProcessMetrics['queue'] = { read: null };
  const queueHelp = 'Background tasks that are due or running; each process reports the whole queue.';
  metrics.gauge('nukkad_background_queue', queueHelp, () => queue.read?.() ?? [], ['queue', 'state']);
  const tasks = metrics.counter('nukkad_background_tasks_total', 'Runs of background tasks.', [
    'task',
    'outcome',
  ]);
  // Counters used by alarms start at 0, because Prometheus does not see an increase in a series that starts at 1.
  for (const task of TASK_NAMES) for (const outcome of ['done', 'failed']) tasks.inc({ task, outcome }, 0);
  const refusals = metrics.counter('nukkad_refusals_total', 'Refusals by the code of their error.', [
    'route',
    'code',
  ]);
  for (const code of ['SMS_FAILED', 'SMS_UNAVAILABLE', 'SMS_BUDGET_USED'])
    for (const { path } of [routes.otpSend, routes.signInSendCode]) refusals.inc({ route: path, code }, 0);
  const oddRows = metrics.counter('nukkad_odd_rows_total', 'Rows that a list could not show and left out.', [
    'list',
  ]);
  for (const list of SHOWN_LISTS) oddRows.inc({ list }, 0);
  return {
    metrics,
    queue,
    oddRows,
    tasks,
    refusals,
    searches: metrics.counter('nukkad_searches_total', 'Searches by what came of them.', ['outcome']),
  };
}
