import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { withClient } from '@nukkad/db/testing/connect.ts';
import { testServer } from '@nukkad/db/testing/test-database.ts';
import { FORMAT } from '@nukkad/embedded-db/data-folder.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '@nukkad/embedded-db/start-embedded.ts';
import { deployDatabase, deployFingerprint } from '../deploy-database.ts';

const FOLDER = tmpdir();
const PREFIX = `nukkad-embedded-${userInfo().uid}-`;
const DAY = 86_400_000;
/** Key of the advisory lock (an arbitrary number), so that only one process at a time creates the snapshot. */
const LOCK = 7_214_092;

/**
 * Opens an embedded database in memory with all migrations applied and the tables of the task queue. It loads a snapshot, because installing PostGIS
 * and creating the tables takes ten seconds of CPU time. The snapshot is created once per machine and set of
 * migrations.
 */
export async function openMigratedEmbedded(): Promise<EmbeddedDatabase> {
  return startEmbeddedDatabase({ dataDir: 'memory://', port: 0, snapshot: await readSnapshot() });
}

async function readSnapshot(): Promise<Blob> {
  const content = `${FORMAT.replace('/', '-')}-${await deployFingerprint()}`;
  const file = join(FOLDER, `${PREFIX}${content}.tar`);
  await withClient(testServer().adminUrl, async (admin) => {
    // A session-level lock, which PostgreSQL releases when the connection closes.
    await admin.query('SELECT pg_advisory_lock($1)', [LOCK]);
    if (!existsSync(file)) await makeSnapshot(file);
  });
  return new Blob([await readFile(file)]);
}

/** Creates the snapshot under a temporary name and renames it when it is complete. */
async function makeSnapshot(file: string): Promise<void> {
  await removeOld();
  const database = await startEmbeddedDatabase({ dataDir: 'memory://', port: 0 });
  try {
    await deployDatabase(database.connectionString);
    const snapshot = await database.takeSnapshot();
    await writeFile(`${file}.new`, snapshot.stream());
    await rename(`${file}.new`, file);
  } finally {
    await database.stop();
  }
}

/** Deletes old snapshots. Recent ones are kept, because another checkout may use them. */
async function removeOld(): Promise<void> {
  for (const name of await readdir(FOLDER)) {
    if (!name.startsWith(PREFIX)) continue;
    const file = join(FOLDER, name);
    if (Date.now() - (await stat(file)).mtimeMs > DAY) await rm(file, { force: true });
  }
}
