import { randomBytes } from 'node:crypto';
import { createDatabase, type Database } from '../client.ts';
import { BATCH_TIMES } from '../connections.ts';
import { urlOf, withClient } from './connect.ts';

/** Set by the tests' global setup for all workers: where test databases are made, and from what. */
export const SERVER_VARIABLE = 'NUKKAD_TEST_SERVER';

/** What test databases are made on and copied from. */
export interface TestServer {
  adminUrl: string;
  template: string;
}

/** A database of a test file's own, with reference data and nothing else in it. */
export interface TestDatabase {
  url: string;
  database: Database;
  /** Closes `database` and drops it all; what else is connected is cut off. */
  drop(): Promise<void>;
}

/** Copies the template into a new database; to be dropped after the file (`afterAll`). */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { adminUrl, template } = testServer();
  const name = `nukkad_test_${randomBytes(6).toString('hex')}`;
  await withClient(adminUrl, (admin) =>
    admin.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`),
  );
  const url = urlOf(adminUrl, name);
  const database = createDatabase({ ...BATCH_TIMES, url, applicationName: 'nukkad-test' });
  const drop = async () => {
    await database.close();
    await withClient(adminUrl, (admin) => admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
  };
  return { url, database, drop };
}

/** Copies nothing: an empty database, for what migrations do. */
export async function createEmptyDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const { adminUrl } = testServer();
  const name = `nukkad_test_${randomBytes(6).toString('hex')}`;
  await withClient(adminUrl, (admin) => admin.query(`CREATE DATABASE ${name} TEMPLATE template0`));
  const drop = async () => {
    await withClient(adminUrl, (admin) => admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
  };
  return { url: urlOf(adminUrl, name), drop };
}

/** The server that the global setup brought up. */
export function testServer(): TestServer {
  const given = process.env[SERVER_VARIABLE];
  if (given === undefined) throw new Error('Run this through Vitest: the global setup starts the server');
  return JSON.parse(given) as TestServer;
}
