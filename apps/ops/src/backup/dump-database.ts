import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type Manifest, type TableEntry, tableFile } from './manifest.ts';
import { Meter, RowCounter } from './meter.ts';
import type { OnProgress } from './object-store.ts';
import { readAppliedMigrations, readTables, type Table } from './schema.ts';

/**
 * Name of the temporary file with the keys and types of the stored files in the snapshot. The step that copies the
 * files reads it.
 */
export const FILE_KEYS = 'file-keys.txt';
const COPY_FILE_KEYS = `COPY (SELECT key, content_type FROM stored_file WHERE deleted_at IS NULL ORDER BY key) TO STDOUT`;

type Database = Pick<Manifest, 'postgresql' | 'migrations' | 'tables' | 'sequences'>;

/**
 * Writes all tables into the folder, from one snapshot: a REPEATABLE READ transaction sees the same rows in all
 * statements.
 */
export async function dumpDatabase(
  client: pg.Client,
  folder: string,
  onProgress: OnProgress,
): Promise<Database> {
  await mkdir(join(folder, 'tables'), { mode: 0o700 });
  await client.query('BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const { rows: versions } = await client.query('SHOW server_version');
  const migrations = await readAppliedMigrations(client);
  const tables: TableEntry[] = [];
  for (const table of await readTables(client))
    tables.push(await dumpTable(client, folder, table, onProgress));
  const sequences = await readSequences(client);
  await pipeline(client.query(copyTo(COPY_FILE_KEYS)), createPrivateFile(join(folder, FILE_KEYS)));
  await client.query('COMMIT');
  return { postgresql: versions[0].server_version, migrations, tables, sequences };
}

/** Creates a file that only its owner can read, because it holds personal data. */
const createPrivateFile = (path: string) =>
  createWriteStream(path, { mode: 0o600, flags: 'wx', flush: true });

async function dumpTable(
  client: pg.Client,
  folder: string,
  { name, columns }: Table,
  onProgress: OnProgress,
): Promise<TableEntry> {
  const list = columns.map((column) => `"${column}"`).join(', ');
  const rows = new RowCounter((done) => onProgress(`Table ${name}:`, done, undefined, 'rows'));
  const meter = new Meter();
  const out = client.query(copyTo(`COPY "${name}" (${list}) TO STDOUT`));
  await pipeline(out, rows, createGzip(), meter, createPrivateFile(join(folder, tableFile(name))));
  return { name, columns, rows: rows.rows, bytes: meter.bytes, sha256: meter.digest() };
}

/**
 * Reads the values of all sequences. Sequences are not transactional, so they are read after the rows; then no
 * sequence is behind its rows.
 */
async function readSequences(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows: names } = await client.query<{ name: string }>(`
    SELECT c.relname AS name FROM pg_class c
     WHERE c.relkind = 'S' AND c.relnamespace = 'public'::regnamespace ORDER BY 1`);
  const sequences: Manifest['sequences'] = [];
  for (const { name } of names) {
    const { rows } = await client.query(
      `SELECT last_value::text AS value, is_called AS "isCalled" FROM "${name}"`,
    );
    sequences.push({ name, ...rows[0] });
  }
  return sequences;
}
