import type { PgBoss } from 'pg-boss';
import type { Container } from '../container.ts';
import { firstRow } from '../database/rows.ts';
import { selectServerVersion } from './background.queries.ts';

export const QUEUES = { short: 'tasks', long: 'long-tasks' } as const;

/** Maximum duration of a long task in seconds. A task that takes longer is considered failed. */
const LONG_MAX_SECONDS = 3600;
const RETRIES = 3;

/** Intervals of the task queue, in seconds. */
export interface Pace {
  /** Timeout of heartbeats. After it, a task is considered failed because its process probably died. */
  readonly heartbeat: number;
  /** Interval at which a process looks for failed tasks, updates the statistics of the queues, and reads them. */
  readonly check: number;
  /** Interval at which a worker asks each queue for a task. */
  readonly poll: { readonly short: number; readonly long: number };
}

export const PACE: Pace = { heartbeat: 20, check: 5, poll: { short: 3, long: 15 } };
const RETRY_SECONDS = 2;

/**
 * Returns the longest time in seconds until another process takes over the task of a process that died. It is the sum of:
 * - the heartbeat timeout,
 * - two checks of up to two intervals each: one marks the task as failed, the next updates the queue statistics,
 * - one interval until the process reads the statistics,
 * - the delay before a retry, and the longest polling interval.
 */
export function takeoverSeconds({ heartbeat, check, poll }: Pace): number {
  return heartbeat + 2 * (2 * check) + check + RETRY_SECONDS + Math.max(poll.short, poll.long);
}

/**
 * Creates the pg-boss task queue on the connection pool of the app. A 'worker' also maintains the queues and starts
 * scheduled tasks; a 'sender' only adds tasks. PGlite is detected, because it has a single session.
 */
export async function createBoss(
  { database }: Pick<Container, 'database'>,
  { check }: Pace = PACE,
  kind: 'worker' | 'sender' = 'worker',
): Promise<PgBoss> {
  const server = await firstRow(database, selectServerVersion());
  const isEmbedded = server?.version.includes('PGlite') ?? false;
  const { PgBoss: Boss } = await import('pg-boss');
  return new Boss({
    db: { executeSql: (text, values) => database.pool.query(text, values) as never },
    ...(isEmbedded ? { backend: 'pglite' } : {}),
    // The migrator creates the tables, so that servers need no right to do it.
    migrate: false,
    useListenNotify: false,
    supervise: kind === 'worker',
    schedule: kind === 'worker',
    superviseIntervalSeconds: check,
    monitorIntervalSeconds: check,
    queueCacheIntervalSeconds: check,
  } as ConstructorParameters<typeof Boss>[0]);
}

/** Creates the queues, or updates the options of existing ones. */
export async function prepareQueues(boss: PgBoss, { heartbeat }: Pace = PACE): Promise<void> {
  const options = {
    retryLimit: RETRIES,
    retryBackoff: true,
    expireInSeconds: LONG_MAX_SECONDS,
    heartbeatSeconds: heartbeat,
  };
  for (const name of Object.values(QUEUES)) {
    // The policy `stately` allows at most one waiting and one running entry of each task.
    await boss.createQueue(name, { policy: 'stately', ...options });
    await boss.updateQueue(name, options);
  }
}
