import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { withClient } from '@nukkad/db/testing/connect.ts';
import { testServer } from '@nukkad/db/testing/test-database.ts';
import { FORMAT } from '@nukkad/embedded-db/data-folder.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '@nukkad/embedded-db/start-embedded.ts';
import { migrateDeploy } from '../migrate-deploy.ts';
import { fingerprintOf, MIGRATIONS_DIR, readMigrations } from '../read-migrations.ts';

const FOLDER = tmpdir();
const PREFIX = `nukkad-embedded-${userInfo().uid}-`;
const DAY = 86_400_000;
/** Any number: it orders those who would make the snapshot at the same time. */
const LOCK = 7_214_092;

/**
 * An embedded database in memory with all migrations applied. It begins with a snapshot that is made once a machine and
 * state of the migrations: making PostGIS and the tables anew takes about ten seconds of processor.
 */
export async function openMigratedEmbedded(): Promise<EmbeddedDatabase> {
  return startEmbeddedDatabase({ dataDir: 'memory://', port: 0, snapshot: await readSnapshot() });
}

async function readSnapshot(): Promise<Blob> {
  const content = `${FORMAT.replace('/', '-')}-${fingerprintOf(await readMigrations(MIGRATIONS_DIR))}`;
  const file = join(FOLDER, `${PREFIX}${content}.tar`);
  await withClient(testServer().adminUrl, async (admin) => {
    // A session's lock: it goes with the connection.
    await admin.query('SELECT pg_advisory_lock($1)', [LOCK]);
    if (!existsSync(file)) await makeSnapshot(file);
  });
  return new Blob([await readFile(file)]);
}

/** Only a whole snapshot gets the name. */
async function makeSnapshot(file: string): Promise<void> {
  await removeOld();
  const database = await startEmbeddedDatabase({ dataDir: 'memory://', port: 0 });
  try {
    await migrateDeploy(database.connectionString);
    const snapshot = await database.takeSnapshot();
    await writeFile(`${file}.new`, snapshot.stream());
    await rename(`${file}.new`, file);
  } finally {
    await database.stop();
  }
}

/** Those of migrations that nobody has any more give their room back; another checkout's may be in use. */
async function removeOld(): Promise<void> {
  for (const name of await readdir(FOLDER)) {
    if (!name.startsWith(PREFIX)) continue;
    const file = join(FOLDER, name);
    if (Date.now() - (await stat(file)).mtimeMs > DAY) await rm(file, { force: true });
  }
}
