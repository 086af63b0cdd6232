import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '@nukkad/embedded-db/start-embedded.ts';
import { withFilterColumns } from './job-filters/schema-columns.ts';
import { searchChange } from './job-filters/search-view.ts';
import { runPrisma } from './prisma-cli.ts';
import { MIGRATIONS_DIR, readMigrations } from './read-migrations.ts';

const SCHEMA = new URL('../../../prisma/schema.prisma', import.meta.url);

async function prisma(args: string[], url: string): Promise<void> {
  const exitCode = await runPrisma(args, url);
  if (exitCode !== 0) throw new Error(`prisma ${args.join(' ')} ended with exit code ${exitCode}`);
}

/** Adds the columns of new search filters to `prisma/schema.prisma`. */
async function updateSchema(url: string): Promise<void> {
  const schema = await readFile(SCHEMA, 'utf8');
  const updated = withFilterColumns(schema);
  if (updated === schema) return;
  await writeFile(SCHEMA, updated);
  await prisma(['format'], url);
}

/**
 * Writes the search view and triggers of new filters into a separate migration, because PostgreSQL cannot use a new
 * enum value in the transaction that adds it.
 */
async function writeSearchMigration(name: string, url: string): Promise<void> {
  const migrations = await readMigrations(MIGRATIONS_DIR);
  const sql = searchChange(migrations.map((migration) => migration.sql).join('\n'));
  if (sql === '') return;
  const timestamp = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14);
  const folder = join(MIGRATIONS_DIR, `${timestamp}_${name}_search`);
  await mkdir(folder);
  await writeFile(join(folder, 'migration.sql'), sql);
  await prisma(['migrate', 'deploy'], url);
}

async function writeMigrations(name: string, url: string): Promise<void> {
  await updateSchema(url);
  await prisma(['migrate', 'dev', '--name', name], url);
  await writeSearchMigration(name, url);
  await prisma(['generate'], url);
}

/**
 * `pnpm db:change what-changes`: writes the migration for the changes in `prisma/schema.prisma`, and for new filters in
 * `JOB_FILTERS` also their columns, search view and triggers. Applies them to DATABASE_URL, by default to a temporary
 * database in memory.
 */
async function changeDatabase(name: string): Promise<void> {
  const url = process.env.DATABASE_URL;
  if (url) return writeMigrations(name, url);
  const { connectionString, stop } = await startEmbeddedDatabase({ dataDir: 'memory://', port: 0 });
  try {
    await prisma(['migrate', 'deploy'], connectionString);
    await writeMigrations(name, connectionString);
  } finally {
    await stop();
  }
}

const [name] = process.argv.slice(2);
try {
  if (!name) throw new Error('Usage: pnpm db:change <name-of-the-change>');
  await changeDatabase(name.replaceAll(/\W+/g, '_'));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
