import { createHash } from 'node:crypto';
import { urlOf, withClient } from '@nukkad/db/testing/connect.ts';
import { TEST_ROLES, testPassword } from '@nukkad/db/testing/test-database.ts';
import { deployDatabase, deployFingerprint } from '@nukkad/migrations/deploy-database.ts';
import { SERVERS } from '@nukkad/migrations/roles/server-roles.ts';
import { referenceFingerprint } from '@nukkad/reference-data/load/fingerprint.ts';
import { loadReferenceData } from '@nukkad/reference-data/load/load-reference-data.ts';
import type pg from 'pg';

/** Key of an advisory lock (an arbitrary number), so that only one process at a time creates the template. */
const LOCK = 7_214_091;

/**
 * Creates, once per server, the template of test databases: all migrations, the tables of the task queue, the roles of the servers and the reference data (cities, profiles,
 * lists, content), without companies, jobs or seekers. Returns its name, which contains a hash of its content.
 */
export async function ensureTemplate(adminUrl: string): Promise<string> {
  const name = await templateName();
  await withClient(adminUrl, async (admin) => {
    await admin.query('SELECT pg_advisory_lock($1)', [LOCK]);
    const { rowCount } = await admin.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) await createTemplate(admin, adminUrl, name);
  });
  return name;
}

async function templateName(): Promise<string> {
  const parts = [await deployFingerprint(), TEST_ROLES, referenceFingerprint()];
  const hash = createHash('sha256').update(parts.join()).digest('hex').slice(0, 16);
  return `nukkad_template_${hash}`;
}

/** Creates the template under a temporary name, and renames it when it is complete. */
async function createTemplate(admin: pg.Client, adminUrl: string, name: string): Promise<void> {
  const unfinished = `${name}_unfinished`;
  await admin.query(`DROP DATABASE IF EXISTS ${unfinished} WITH (FORCE)`);
  await admin.query(`CREATE DATABASE ${unfinished} TEMPLATE template0 ENCODING 'UTF8'`);
  const url = urlOf(adminUrl, unfinished);
  const passwords = Object.fromEntries(SERVERS.map((server) => [server, testPassword(server)]));
  await deployDatabase(url, { owner: TEST_ROLES, passwords });
  await withClient(url, async (client) => {
    await loadReferenceData(client);
    await client.query('VACUUM ANALYZE');
  });
  await admin.query(`ALTER DATABASE ${unfinished} RENAME TO ${name}`);
}
