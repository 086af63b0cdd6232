import { randomBytes } from 'node:crypto';
import { createDatabase, type Database } from '../client.ts';
import { BATCH_TIMES } from '../connections.ts';
import { urlOf, withClient } from './connect.ts';

/** Name of the environment variable with the test server as JSON. Vitest's global setup sets it for all workers. */
export const SERVER_VARIABLE = 'NUKKAD_TEST_SERVER';

/** The server on which test databases are created, and the template that they copy. */
export interface TestServer {
  adminUrl: string;
  template: string;
}

/** The servers whose roles exist on the test server. */
type TestRole = 'api' | 'worker' | 'chat' | 'ops';

/** The first part of the roles' names, which belong to tests alone, and their passwords. */
export const TEST_ROLES = 'nukkad_test';
export const testPassword = (role: TestRole): string => `password-of-the-tests-${role}`;

/** Returns a database's URL for the role of a server. */
export function urlForRole(url: string, role: TestRole): string {
  const changed = new URL(url);
  changed.username = `${TEST_ROLES}_${role}`;
  changed.password = testPassword(role);
  return changed.href;
}

/** A database for one test file. It contains only reference data. */
export interface TestDatabase {
  /** URL for the owner of the tables. */
  url: string;
  /** A connection pool of the owner, for the test itself. */
  database: Database;
  /** Closes `database` and drops it on the server, which ends all other connections to it. */
  drop(): Promise<void>;
}

/** Creates a database from the template. Drop it in `afterAll`. */
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

/** Creates an empty database, for tests of migrations. */
export async function createEmptyDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const { adminUrl } = testServer();
  const name = `nukkad_test_${randomBytes(6).toString('hex')}`;
  await withClient(adminUrl, (admin) => admin.query(`CREATE DATABASE ${name} TEMPLATE template0`));
  const drop = async () => {
    await withClient(adminUrl, (admin) => admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
  };
  return { url: urlOf(adminUrl, name), drop };
}

/** Returns the server that the global setup has started. */
export function testServer(): TestServer {
  const given = process.env[SERVER_VARIABLE];
  if (given === undefined) throw new Error('Run this through Vitest: the global setup starts the server');
  return JSON.parse(given) as TestServer;
}
