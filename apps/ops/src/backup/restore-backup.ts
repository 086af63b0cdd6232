import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { deployDatabase } from '@nukkad/migrations/deploy-database.ts';
import { migrateDeploy } from '@nukkad/migrations/migrate-deploy.ts';
import { MIGRATIONS_DIR, readMigrations } from '@nukkad/migrations/read-migrations.ts';
import { BackupProblem } from './backup-problem.ts';
import { checkBackup } from './check-backup.ts';
import { withConnection } from './connect.ts';
import { forEachOf, objectFile, readFileList } from './file-list.ts';
import { loadDatabase } from './load-database.ts';
import type { Manifest } from './manifest.ts';
import type { ObjectStore, OnProgress } from './object-store.ts';
import { readAppliedMigrations, readFilledTables } from './schema.ts';

export interface RestoreParts {
  readonly url: string;
  readonly store: ObjectStore;
  /** Whether existing rows and files may be overwritten. */
  readonly isReplacing: boolean;
  readonly onProgress: OnProgress;
}

/**
 * Restores a backup. Checks it completely, migrates the database to the backup's schema, loads the rows in one
 * transaction, applies later migrations, and copies the files. Throws BackupProblem if the target has data, unless
 * `isReplacing` is set.
 */
export async function restoreBackup(folder: string, parts: RestoreParts): Promise<Manifest> {
  const { url, store, isReplacing, onProgress } = parts;
  const manifest = await checkBackup(folder, onProgress);
  await assertKnown(manifest);
  await withConnection(url, async (client) => {
    assertNotBehind(await readAppliedMigrations(client), manifest);
    if (!isReplacing) assertEmpty(await readFilledTables(client));
  });
  if (!isReplacing) await assertNoFiles(store);
  await migrateDeploy(url, { only: new Set(manifest.migrations) });
  await withConnection(url, (client) => loadDatabase(client, folder, manifest, onProgress));
  await deployDatabase(url);
  await putFiles(store, folder, manifest, onProgress);
  return manifest;
}

async function assertKnown({ migrations, version }: Manifest): Promise<void> {
  const known = new Set((await readMigrations(MIGRATIONS_DIR)).map(({ name }) => name));
  const unknown = migrations.filter((name) => !known.has(name));
  if (unknown.length === 0) return;
  throw new BackupProblem([
    `the backup was made by version ${version}, whose database has ${unknown.join(', ')}; this version is older:`,
    'restore with that version or a newer one',
  ]);
}

function assertNotBehind(applied: readonly string[], { migrations }: Manifest): void {
  const since = applied.filter((name) => !migrations.includes(name));
  if (since.length === 0) return;
  throw new BackupProblem([
    `the database is newer than the backup (it has ${since.join(', ')}), and migrations go one way:`,
    'name a new, empty database in DATABASE_URL, into which the restore brings the tables of the backup and then these',
  ]);
}

function assertEmpty(filled: readonly string[]): void {
  if (filled.length === 0) return;
  throw new BackupProblem([
    `the database is not empty: ${filled.slice(0, 5).join(', ')}${filled.length > 5 ? ` and ${filled.length - 5} more` : ''} have rows`,
    '--replace deletes all that is in it, in the transaction that brings the backup in',
  ]);
}

async function assertNoFiles(store: ObjectStore): Promise<void> {
  for await (const _ of store.list())
    throw new BackupProblem([
      'the store of files is not empty',
      '--replace writes over files of the same key',
    ]);
}

async function putFiles(
  store: ObjectStore,
  folder: string,
  { files }: Manifest,
  onProgress: OnProgress,
): Promise<void> {
  let done = 0;
  await forEachOf(readFileList(folder), async ({ key, contentType, bytes }) => {
    await store.put(key, createReadStream(join(folder, objectFile(key))), { contentType, bytes });
    done += 1;
    onProgress('Files:', done, files.count, 'files');
  });
}
