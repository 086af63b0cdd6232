import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { BackupProblem } from './backup-problem.ts';
import { type Manifest, type TableEntry, tableFile } from './manifest.ts';
import { RowCounter } from './meter.ts';
import type { OnProgress } from './object-store.ts';
import { countRows, readForeignKeys, readTables } from './schema.ts';

/** Maximum time to wait for locks that other transactions hold on a table, as PostgreSQL's `lock_timeout`. */
const LOCK_TIMEOUT = '15s';

/**
 * Loads the rows of a backup into existing tables, in one transaction. Drops the foreign keys and creates them again
 * afterwards, because tables refer to each other in circles. Disables triggers, because their results are in the
 * backup too. Only requires the rights of the tables' owner, not a superuser.
 */
export async function loadDatabase(
  client: pg.Client,
  folder: string,
  manifest: Manifest,
  onProgress: OnProgress,
): Promise<void> {
  await client.query('BEGIN');
  await client.query(`SET LOCAL lock_timeout = '${LOCK_TIMEOUT}'`);
  const tables = await readTables(client);
  assertSameTables(
    tables.map(({ name }) => name),
    manifest,
  );
  const keys = await readForeignKeys(client);
  for (const { table, name } of keys) await client.query(`ALTER TABLE "${table}" DROP CONSTRAINT "${name}"`);
  for (const { name } of tables) await client.query(`ALTER TABLE "${name}" DISABLE TRIGGER USER`);
  await client.query(`TRUNCATE ${tables.map(({ name }) => `"${name}"`).join(', ')}`);
  for (const table of manifest.tables) await loadTable(client, folder, table, onProgress);
  for (const { name, value, isCalled } of manifest.sequences)
    await client.query('SELECT setval($1::regclass, $2::bigint, $3)', [`public."${name}"`, value, isCalled]);
  onProgress('Foreign keys:', 0, keys.length, 'keys');
  for (const { table, name, definition } of keys)
    await client.query(`ALTER TABLE "${table}" ADD CONSTRAINT "${name}" ${definition}`);
  for (const { name } of tables) await client.query(`ALTER TABLE "${name}" ENABLE TRIGGER USER`);
  await assertCounts(client, manifest);
  await client.query('COMMIT');
  await client.query('ANALYZE');
}

function assertSameTables(there: readonly string[], { tables }: Manifest): void {
  const given = new Set(tables.map(({ name }) => name));
  const lacking = [...given].filter((name) => !there.includes(name));
  const more = there.filter((name) => !given.has(name));
  if (lacking.length + more.length === 0) return;
  throw new BackupProblem([
    ...lacking.map((name) => `the backup has a table ${name}, the database has none`),
    ...more.map((name) => `the database has a table ${name}, the backup has none`),
  ]);
}

async function loadTable(
  client: pg.Client,
  folder: string,
  { name, columns, rows }: TableEntry,
  onProgress: OnProgress,
): Promise<void> {
  const list = columns.map((column) => `"${column}"`).join(', ');
  const into = client.query(copyFrom(`COPY "${name}" (${list}) FROM STDIN`));
  const counter = new RowCounter((done) => onProgress(`Table ${name}:`, done, rows, 'rows'));
  await pipeline(createReadStream(join(folder, tableFile(name))), createGunzip(), counter, into);
}

async function assertCounts(client: pg.Client, { tables }: Manifest): Promise<void> {
  const counts = await countRows(
    client,
    tables.map(({ name }) => name),
  );
  const problems = tables
    .filter(({ name, rows }) => counts.get(name) !== rows)
    .map(({ name, rows }) => `${name} has ${counts.get(name)} rows, the backup ${rows}`);
  if (problems.length > 0) throw new BackupProblem(problems);
}
