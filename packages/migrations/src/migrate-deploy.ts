import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openSchemaEngine } from '@nukkad/schema-engine/load-engine.ts';
import type { MigrationList } from '@prisma/schema-engine-wasm';
import { assertPrepared } from './prepared-database.ts';
import { MIGRATIONS_DIR, type Migration, readMigrations } from './read-migrations.ts';

const LOCKFILE = 'migration_lock.toml';

/**
 * Applies what is pending of the migrations (of `only`, where that is given), as `prisma migrate deploy` does and
 * recorded alike, without starting the command line. Answers the names applied; throws before anything is written where
 * the database is not prepared for them, and the engine's error when one fails.
 */
export async function migrateDeploy(
  connectionString: string,
  directory = MIGRATIONS_DIR,
  only?: ReadonlySet<string>,
): Promise<string[]> {
  const all = await readMigrations(directory);
  const migrations = only === undefined ? all : all.filter(({ name }) => only.has(name));
  await assertPrepared(connectionString, migrations);
  const { engine, close } = await openSchemaEngine({ connectionString });
  try {
    const migrationsList = await listOf(migrations, directory);
    const filters = { externalTables: [], externalEnums: [] };
    const { appliedMigrationNames } = await engine.applyMigrations({ migrationsList, filters });
    return appliedMigrationNames;
  } finally {
    await close();
  }
}

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
