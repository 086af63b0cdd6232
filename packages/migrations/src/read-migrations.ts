import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Path of the repository's migrations. */
export const MIGRATIONS_DIR = fileURLToPath(new URL('../../../prisma/migrations', import.meta.url));

/** A migration: the name of its folder, and its SQL. */
export interface Migration {
  name: string;
  sql: string;
}

/** Reads all migrations of a folder, in the order in which they apply. */
export async function readMigrations(directory: string): Promise<Migration[]> {
  const entries = await readdir(directory, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return Promise.all(
    names.sort().map(async (name) => ({
      name,
      sql: await readFile(join(directory, name, 'migration.sql'), 'utf8'),
    })),
  );
}
