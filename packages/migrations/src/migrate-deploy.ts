import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { MigrationList } from '@prisma/schema-engine-wasm';
import { concurrentIndexOf, takeBackIndexes } from './concurrent-index.ts';
import { assertPrepared } from './prepared-database.ts';
import { MIGRATIONS_DIR, type Migration, readMigrations } from './read-migrations.ts';
import { readApplied, readUnfinished } from './recorded-migrations.ts';
import { openSchemaEngine } from './schema-engine/load-engine.ts';

const LOCKFILE = 'migration_lock.toml';
const FILTERS = { externalTables: [], externalEnums: [] };

/**
 * `lock_timeout` of migrations, and the pauses before each retry, in milliseconds. The timeout is short, because all
 * later statements on a table wait behind a statement that waits for its lock.
 */
const LOCK_TIMEOUT = 2000;
const PAUSES = [1000, 2000, 4000, 8000, 15_000, 30_000];
/** Matches errors after which a migration is retried: a lock timeout, or a deadlock. */
const LOCKED = /lock timeout|deadlock detected/i;

export interface MigrateOptions {
  readonly directory?: string;
  /** Names of the migrations to apply; by default all of the repository. */
  readonly only?: ReadonlySet<string>;
  readonly lockTimeout?: number;
  readonly pauses?: readonly number[];
  /** Called with the name of a migration whose wait for a lock timed out, before the pause. */
  readonly onLocked?: (migration: string) => void;
}

/** Thrown if a migration did not get a lock in any of its attempts. It has changed nothing. */
export class MigrationLocked extends Error {}

/**
 * Applies the pending migrations and records them, like `prisma migrate deploy` but without starting Prisma's command
 * line. Returns the names of the applied migrations. Throws before the first change if the database does not fulfil
 * their requirements. Throws the engine's error if a migration fails.
 */
export async function migrateDeploy(
  connectionString: string,
  { directory = MIGRATIONS_DIR, only, ...options }: MigrateOptions = {},
): Promise<string[]> {
  const all = await readMigrations(directory);
  const migrations = only === undefined ? all : all.filter(({ name }) => only.has(name));
  await assertPrepared(connectionString, migrations);
  const before = new Set(await readApplied(connectionString));
  await takeBackIndexes(connectionString, migrations);
  for (const count of stopsOf(migrations)) {
    const upTo = migrations.slice(0, count);
    const isConcurrent = concurrentIndexOf(upTo.at(-1)) !== null;
    const list = await listOf(upTo, directory);
    if (isConcurrent) await applyConcurrently(connectionString, upTo, list);
    else await applyPatiently(connectionString, list, options);
  }
  return (await readApplied(connectionString)).filter((name) => !before.has(name));
}

/**
 * Splits the migrations into batches. Returns the index at which each batch ends. A migration that creates an index
 * CONCURRENTLY is a batch of its own.
 */
function stopsOf(migrations: readonly Migration[]): number[] {
  const around = migrations.flatMap((migration, index) =>
    concurrentIndexOf(migration) === null ? [] : [index, index + 1],
  );
  return [...new Set([...around, migrations.length])].filter((count) => count > 0);
}

async function apply(
  connectionString: string,
  migrationsList: MigrationList,
  lockTimeout: number,
): Promise<void> {
  const { engine, close } = await openSchemaEngine({ connectionString, lockTimeout });
  try {
    await engine.applyMigrations({ migrationsList, filters: FILTERS });
  } finally {
    await close();
  }
}

/** Creates an index CONCURRENTLY. It needs no lock timeout, because no other statement waits behind it. */
async function applyConcurrently(
  connectionString: string,
  migrations: readonly Migration[],
  list: MigrationList,
): Promise<void> {
  try {
    await apply(connectionString, list, 0);
  } catch (error) {
    await takeBackIndexes(connectionString, migrations);
    throw error;
  }
}

async function applyPatiently(
  connectionString: string,
  list: MigrationList,
  { lockTimeout = LOCK_TIMEOUT, pauses = PAUSES, onLocked = () => {} }: MigrateOptions,
): Promise<void> {
  for (const pause of [...pauses, null]) {
    try {
      return await apply(connectionString, list, lockTimeout);
    } catch (error) {
      const [locked] = LOCKED.test((error as Error).message) ? await readUnfinished(connectionString) : [];
      if (locked === undefined) throw error;
      // The migration ran in one transaction, which was rolled back.
      await markRolledBack(connectionString, locked);
      if (pause === null) throw new MigrationLocked(lockedMessage(locked, pauses.length + 1));
      onLocked(locked);
      await wait(pause);
    }
  }
}

async function markRolledBack(connectionString: string, migrationName: string): Promise<void> {
  const { engine, close } = await openSchemaEngine({ connectionString });
  try {
    await engine.markMigrationRolledBack({ migrationName });
  } finally {
    await close();
  }
}

const lockedMessage = (name: string, tries: number): string =>
  [
    `The migration ${name} did not get the lock it needs, ${tries} times; nothing of it was applied. Something works on`,
    'the same table for long: look for it in pg_stat_activity (an import, a backup, a forgotten transaction), let it end,',
    'and start again.',
  ].join('\n');

async function listOf(migrations: readonly Migration[], directory: string): Promise<MigrationList> {
  return {
    baseDir: directory,
    lockfile: { path: LOCKFILE, content: await readFile(join(directory, LOCKFILE), 'utf8') },
    shadowDbInitScript: '',
    migrationDirectories: migrations.map(({ name, sql }) => ({
      path: name,
      migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: sql } },
    })),
  };
}
