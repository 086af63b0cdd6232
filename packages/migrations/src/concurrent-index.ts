import pg from 'pg';
import type { Migration } from './read-migrations.ts';
import { onConnection, unfinishedNames } from './recorded-migrations.ts';

/** Key of the schema engine's advisory lock, which a process holds while it applies migrations. */
const ENGINE_LOCK = 72_707_369;
const STATEMENT = /^(?:\s*--[^\n]*\n)*\s*CREATE (?:UNIQUE )?INDEX CONCURRENTLY (?:IF NOT EXISTS )?"?(\w+)"?/i;

/**
 * Matches a migration that creates an index CONCURRENTLY. It may have no other statement, because this one cannot run
 * in a transaction.
 */
export function concurrentIndexOf(migration: Migration | undefined): string | null {
  return STATEMENT.exec(migration?.sql ?? '')?.[1] ?? null;
}

/**
 * Drops the invalid index that a failed CREATE INDEX CONCURRENTLY has left. Otherwise the engine would refuse to
 * migrate at every later start. Does nothing if another process holds the engine's lock, because that process may be
 * creating the index.
 */
export async function takeBackIndexes(
  connectionString: string,
  migrations: readonly Migration[],
): Promise<void> {
  await onConnection(connectionString, async (client) => {
    const unfinished = await unfinishedNames(client);
    const broken = migrations.filter(
      (migration) => unfinished.includes(migration.name) && concurrentIndexOf(migration) !== null,
    );
    if (broken.length === 0) return;
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS is_ours', [ENGINE_LOCK]);
    if (!rows[0].is_ours) return;
    for (const migration of broken) await takeBack(client, migration);
  });
}

async function takeBack(client: pg.Client, migration: Migration): Promise<void> {
  const index = concurrentIndexOf(migration) as string;
  const { rowCount } = await client.query(
    'SELECT FROM pg_index WHERE indexrelid = to_regclass($1) AND NOT indisvalid',
    [pg.escapeIdentifier(index)],
  );
  if (rowCount !== 0) await client.query(`DROP INDEX CONCURRENTLY ${pg.escapeIdentifier(index)}`);
  await client.query(
    `UPDATE _prisma_migrations SET rolled_back_at = now()
      WHERE migration_name = $1 AND finished_at IS NULL AND rolled_back_at IS NULL`,
    [migration.name],
  );
}
