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

/** Keys and types of the stored files, as the snapshot of the tables has them; for the copying of files alone. */
export const WANTED = 'wanted.txt';
const WANTED_FILES = `COPY (SELECT key, content_type FROM stored_file WHERE deleted_at IS NULL ORDER BY key) TO STDOUT`;

type Database = Pick<Manifest, 'postgresql' | 'migrations' | 'tables' | 'sequences'>;

/** Writes all tables as they are at one moment: one transaction sees the same rows from its first statement to its last. */
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
  await pipeline(client.query(copyTo(WANTED_FILES)), writeOwn(join(folder, WANTED)));
  await client.query('COMMIT');
  return { postgresql: versions[0].server_version, migrations, tables, sequences };
}

/** People's data: for the one who makes it. */
const writeOwn = (path: string) => createWriteStream(path, { mode: 0o600, flags: 'wx', flush: true });

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
  await pipeline(out, rows, createGzip(), meter, writeOwn(join(folder, tableFile(name))));
  return { name, columns, rows: rows.rows, bytes: meter.bytes, sha256: meter.digest() };
}

/** A sequence stands outside of transactions: read after the rows, it is behind none of them. */
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
