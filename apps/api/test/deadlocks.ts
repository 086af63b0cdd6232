import type { TestApp } from './test-app.ts';

const CONNECTIONS = 20;

/** Returns the number of deadlocks that the database has resolved. Each connection first flushes its statistics. */
export async function deadlocks({ database }: Pick<TestApp, 'database'>): Promise<number> {
  const report = () => database.query('SELECT pg_stat_force_next_flush(), pg_sleep(0.05)');
  await Promise.all(Array.from({ length: CONNECTIONS }, report));
  const [row] = await database.query<{ count: number }>(
    'SELECT deadlocks AS count FROM pg_stat_database WHERE datname = current_database()',
  );
  return row?.count ?? Number.NaN;
}
