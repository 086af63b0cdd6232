import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { getConstructionPlans, PgBoss } from 'pg-boss';

/** Seconds between two indexes that the library builds; its minimum. */
const BUILD_INTERVAL_SECONDS = 10;
/** Milliseconds until it is checked again whether all indexes are built. */
const CHECK_MILLISECONDS = 200;

/** The statements that create the tables of the task queue. They change with the version of its library. */
export const taskQueueSchema = (): string => getConstructionPlans();

/**
 * Creates the tables of the task queue (pg-boss, schema `pgboss`), or brings them to the version of the library. The
 * servers only use them, so that they need no right to create tables. Throws if an index could not be built.
 */
export async function prepareTaskQueue(connectionString: string): Promise<void> {
  const pool = new pg.Pool({ connectionString, max: 1, connectionTimeoutMillis: 15_000 });
  try {
    const { rows } = await pool.query<{ version: string }>('SELECT version()');
    const boss = new PgBoss({
      db: { executeSql: (text, values) => pool.query(text, values) as never },
      ...(rows[0]?.version.includes('PGlite') ? { backend: 'pglite' } : {}),
      supervise: false,
      schedule: false,
      bamIntervalSeconds: BUILD_INTERVAL_SECONDS,
    } as ConstructorParameters<typeof PgBoss>[0]);
    const problems: Error[] = [];
    boss.on('error', (error) => problems.push(error));
    await boss.start();
    try {
      await untilIndexesAreBuilt(boss, problems);
    } finally {
      await boss.stop({ graceful: false });
    }
  } finally {
    await pool.end();
  }
}

/** Waits until the indexes that an update of the library builds in the background are complete. */
async function untilIndexesAreBuilt(boss: PgBoss, problems: readonly Error[]): Promise<void> {
  for (;;) {
    const [problem] = problems;
    if (problem !== undefined) throw problem;
    const states = await boss.getBamStatus();
    if (states.every(({ status }) => status === 'completed')) return;
    await wait(CHECK_MILLISECONDS);
  }
}
