import { PgBoss } from 'pg-boss';
import type { Container } from '../container.ts';
import { firstRow } from '../database/rows.ts';
import { selectServerVersion } from './background.queries.ts';

export const QUEUES = { short: 'tasks', long: 'long-tasks' } as const;

/** A task that takes longer is given up. */
const LONG_MAX_SECONDS = 3600;
const RETRIES = 3;

/** How soon the queue notices things, in seconds. */
export interface Pace {
  /** A process that says nothing of its task for so long has died. */
  readonly heartbeat: number;
  /** How often a living one looks for the dead, counts who is at work, and reads those counts. */
  readonly look: number;
  /** How often each queue is asked for a task. */
  readonly poll: { readonly short: number; readonly long: number };
}

export const PACE: Pace = { heartbeat: 20, look: 5, poll: { short: 3, long: 15 } };
const RETRY_SECONDS = 2;

/**
 * The longest that a dead process's task waits for another: its silence; two rounds of looking, of which the first
 * takes its task away and the second counts it out (a round comes after one look or two); reading that count; the pause
 * before a retry; asking for a task.
 */
export function takeoverSeconds({ heartbeat, look, poll }: Pace): number {
  return heartbeat + 2 * (2 * look) + look + RETRY_SECONDS + Math.max(poll.short, poll.long);
}

/**
 * The queue of background work on the app's own pool (asking: without looking after it); an embedded database has one
 * session for everybody.
 */
export async function createBoss(
  { database }: Pick<Container, 'database'>,
  { look }: Pace = PACE,
  kind: 'worker' | 'asking' = 'worker',
): Promise<PgBoss> {
  const server = await firstRow(database, selectServerVersion());
  const isEmbedded = server?.version.includes('PGlite') ?? false;
  return new PgBoss({
    db: { executeSql: (text, values) => database.pool.query(text, values) as never },
    ...(isEmbedded ? { backend: 'pglite' } : {}),
    useListenNotify: false,
    supervise: kind === 'worker',
    schedule: kind === 'worker',
    superviseIntervalSeconds: look,
    monitorIntervalSeconds: look,
    queueCacheIntervalSeconds: look,
  } as ConstructorParameters<typeof PgBoss>[0]);
}

/** Makes the queues, or brings those that are there up to date. */
export async function prepareQueues(boss: PgBoss, { heartbeat }: Pace = PACE): Promise<void> {
  const options = {
    retryLimit: RETRIES,
    retryBackoff: true,
    expireInSeconds: LONG_MAX_SECONDS,
    heartbeatSeconds: heartbeat,
  };
  for (const name of Object.values(QUEUES)) {
    // Of each task at most one waits and one runs, however many processes and reasons ask for it.
    await boss.createQueue(name, { policy: 'stately', ...options });
    await boss.updateQueue(name, options);
  }
}
