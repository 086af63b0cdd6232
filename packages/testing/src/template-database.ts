import { createHash } from 'node:crypto';
import { urlOf, withClient } from '@nukkad/db/testing/connect.ts';
import { migrateDeploy } from '@nukkad/migrations/migrate-deploy.ts';
import { fingerprintOf, MIGRATIONS_DIR, readMigrations } from '@nukkad/migrations/read-migrations.ts';
import { referenceFingerprint } from '@nukkad/reference-data/load/fingerprint.ts';
import { loadReferenceData } from '@nukkad/reference-data/load/load-reference-data.ts';
import type pg from 'pg';

/** Any number: it orders those who would make the template at the same time. */
const LOCK = 7_214_091;

/**
 * Makes, once a server, the database that test databases are copied from: all migrations and the reference data
 * (cities, profiles, lists, content), no companies, jobs or seekers. Answers its name, which tells its content.
 */
export async function ensureTemplate(adminUrl: string): Promise<string> {
  const name = await templateName();
  await withClient(adminUrl, async (admin) => {
    await admin.query('SELECT pg_advisory_lock($1)', [LOCK]);
    const { rowCount } = await admin.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) await makeTemplate(admin, adminUrl, name);
  });
  return name;
}

async function templateName(): Promise<string> {
  const parts = [fingerprintOf(await readMigrations(MIGRATIONS_DIR)), referenceFingerprint()];
  const hash = createHash('sha256').update(parts.join()).digest('hex').slice(0, 16);
  return `nukkad_template_${hash}`;
}

/** Only a finished database gets the name. */
async function makeTemplate(admin: pg.Client, adminUrl: string, name: string): Promise<void> {
  const making = `${name}_making`;
  await admin.query(`DROP DATABASE IF EXISTS ${making} WITH (FORCE)`);
  await admin.query(`CREATE DATABASE ${making} TEMPLATE template0 ENCODING 'UTF8'`);
  const url = urlOf(adminUrl, making);
  await migrateDeploy(url);
  await withClient(url, async (client) => {
    await loadReferenceData(client);
    await client.query('VACUUM ANALYZE');
  });
  await admin.query(`ALTER DATABASE ${making} RENAME TO ${name}`);
}
