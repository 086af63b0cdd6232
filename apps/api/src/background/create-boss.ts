import { PgBoss } from 'pg-boss';
import type { Container } from '../container.ts';
import { firstRow } from '../database/rows.ts';

export const QUEUES = { short: 'tasks', long: 'long-tasks' } as const;

/** A task that takes longer is given up. */
const LONG_MAX_SECONDS = 3600;
/** A process that says nothing of its task for so long has died, and another takes the task over. */
const HEARTBEAT_SECONDS = 60;
const RETRIES = 3;

const OPTIONS = {
  retryLimit: RETRIES,
  retryBackoff: true,
  expireInSeconds: LONG_MAX_SECONDS,
  heartbeatSeconds: HEARTBEAT_SECONDS,
} as const;

/** The queue of background work on the app's own pool: an embedded database has one session for everybody. */
export async function createBoss({ database }: Pick<Container, 'database'>): Promise<PgBoss> {
  const server = await firstRow<{ version: string }>(database, 'SELECT version()');
  const isEmbedded = server?.version.includes('PGlite') ?? false;
  return new PgBoss({
    db: { executeSql: (text, values) => database.pool.query(text, values) as never },
    ...(isEmbedded ? { backend: 'pglite' } : {}),
    useListenNotify: false,
  } as ConstructorParameters<typeof PgBoss>[0]);
}

/** Makes the queues, or brings those that are there up to date. */
export async function prepareQueues(boss: PgBoss): Promise<void> {
  for (const name of Object.values(QUEUES)) {
    // Of each task at most one waits and one runs, however many processes and reasons ask for it.
    await boss.createQueue(name, { policy: 'stately', ...OPTIONS });
    await boss.updateQueue(name, OPTIONS);
  }
}
