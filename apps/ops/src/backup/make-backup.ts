import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { BackupProblem } from './backup-problem.ts';
import { withConnection } from './connect.ts';
import { dumpDatabase } from './dump-database.ts';
import { dumpFiles } from './dump-files.ts';
import { FORMAT, MANIFEST, type Manifest } from './manifest.ts';
import type { ObjectStore, OnProgress } from './object-store.ts';

export interface BackupParts {
  readonly url: string;
  readonly store: Pick<ObjectStore, 'get'>;
  readonly version: string;
  readonly now: Date;
  readonly onProgress: OnProgress;
}

/**
 * Makes a backup. Writes the tables, then the stored files, then the manifest into a temporary folder, and renames
 * the folder at the end. An error leaves no files behind. A killed process leaves a folder `<name>.part-…`, which a
 * restore refuses.
 */
export async function makeBackup(folder: string, parts: BackupParts): Promise<Manifest> {
  const target = resolve(folder);
  if (existsSync(target)) throw new BackupProblem([`${folder} is there already: name a new folder`]);
  await mkdir(dirname(target), { recursive: true });
  const part = await mkdtemp(join(dirname(target), `${basename(target)}.part-`));
  try {
    const manifest = await writeInto(part, parts);
    await writeManifest(part, manifest);
    await rename(part, target);
    await syncFolder(dirname(target));
    return manifest;
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw error;
  }
}

async function writeInto(
  part: string,
  { url, store, version, now, onProgress }: BackupParts,
): Promise<Manifest> {
  const database = await withConnection(url, (client) => dumpDatabase(client, part, onProgress));
  const files = await dumpFiles(store, part, onProgress);
  return { format: FORMAT, made: now.toISOString(), version, ...database, files };
}

async function writeManifest(part: string, manifest: Manifest): Promise<void> {
  const file = await open(join(part, MANIFEST), 'wx', 0o600);
  await file.writeFile(`${JSON.stringify(manifest, null, 1)}\n`);
  await file.sync();
  await file.close();
}

/** Flushes a folder (fsync), so that the rename survives a crash. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync();
  await handle.close();
}
