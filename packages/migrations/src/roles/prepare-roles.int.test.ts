import { withClient } from '@nukkad/db/testing/connect.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { prepareTaskQueue } from '../task-queue.ts';
import { createOwnedDatabase, type OwnedDatabase, PASSWORDS } from '../testing/owned-database.ts';
import { prepareRoles } from './prepare-roles.ts';
import { scramVerifier } from './scram-verifier.ts';
import { roleName } from './server-roles.ts';

let test: OwnedDatabase;

const asOwner = (sql: string) => withClient(test.url, async (client) => (await client.query(sql)).rows);
const asAdmin = (sql: string) => withClient(test.adminUrl, async (client) => (await client.query(sql)).rows);
const prepare = (passwords: Record<string, string> = {}) => prepareRoles(test.url, { passwords });
const readRoles = () =>
  asAdmin(`SELECT rolname FROM pg_roles WHERE rolname LIKE '${test.owner}\\_%' ORDER BY 1`);
/** All rights on tables, sequences and schemas, with the transactions that stored them. */
const readRights = () =>
  asAdmin(`SELECT oid, relacl::text, xmin FROM pg_class UNION ALL SELECT oid, nspacl::text, xmin FROM pg_namespace
           ORDER BY 1`);
const mayRead = async (server: 'api' | 'chat', table: string) => {
  const role = roleName(test.owner, server);
  const [row] = await asAdmin(`SELECT has_table_privilege('${role}', '${table}', 'SELECT') AS may`);
  return row.may;
};

beforeEach(async () => {
  test = await createOwnedDatabase();
  // Two tables of the real ones are enough: the others are tested with all migrations.
  await asOwner(`CREATE TABLE job (id serial PRIMARY KEY); CREATE TABLE operator (id int)`);
  await prepareTaskQueue(test.url);
});

afterEach(() => test.drop());

describe('the roles of servers', () => {
  it('are created for the passwords that are given, and nothing changes without any', async () => {
    const before = await readRights();
    await prepare();
    expect(await readRoles()).toEqual([]);
    expect(await readRights()).toEqual(before);
    await prepare({ api: PASSWORDS.api as string });
    expect(await readRoles()).toEqual([{ rolname: `${test.owner}_api` }]);
    expect(await mayRead('api', 'job')).toBe(true);
  });

  it('keep their rights as they are when everything is prepared again', async () => {
    await prepare(PASSWORDS);
    const before = await readRights();
    await prepare(PASSWORDS);
    expect(await readRights()).toEqual(before);
    expect(await readRoles()).toHaveLength(4);
  });

  it('are given their rights without a password if somebody else has created them', async () => {
    await asAdmin(`CREATE ROLE ${test.owner}_chat LOGIN`);
    await prepare();
    expect(await mayRead('chat', 'job')).toBe(false);
    await asOwner('CREATE TABLE message (id int)');
    await prepare();
    expect(await mayRead('chat', 'message')).toBe(true);
  });

  it('lose rights that the table does not name', async () => {
    await prepare(PASSWORDS);
    await asOwner(`GRANT SELECT, TRUNCATE ON operator TO ${test.owner}_api;
                   GRANT UPDATE ON SEQUENCE job_id_seq TO ${test.owner}_api; GRANT CREATE ON SCHEMA pgboss TO ${test.owner}_api`);
    await prepare();
    expect(await mayRead('api', 'operator')).toBe(false);
    const [rights] =
      await asAdmin(`SELECT has_table_privilege('${test.owner}_api', 'operator', 'TRUNCATE') AS truncate,
      has_sequence_privilege('${test.owner}_api', 'job_id_seq', 'UPDATE') AS sequence,
      has_sequence_privilege('${test.owner}_api', 'job_id_seq', 'USAGE') AS usage,
      has_schema_privilege('${test.owner}_api', 'pgboss', 'CREATE') AS create`);
    expect(rights).toEqual({ truncate: false, sequence: false, usage: true, create: false });
  });

  it('get the rights of a table that a later migration adds, and of later partitions', async () => {
    await prepare(PASSWORDS);
    await asOwner(`CREATE TABLE message (id int) PARTITION BY LIST (id);
                   CREATE TABLE message_1 PARTITION OF message FOR VALUES IN (1)`);
    expect(await mayRead('chat', 'message_1')).toBe(false);
    await prepare();
    expect(await mayRead('chat', 'message')).toBe(true);
    expect(await mayRead('chat', 'message_1')).toBe(true);
  });

  it('may not create tables where everybody may', async () => {
    await asAdmin('ALTER SCHEMA public OWNER TO CURRENT_USER; GRANT CREATE ON SCHEMA public TO PUBLIC');
    await expect(prepare(PASSWORDS)).rejects.toThrow('REVOKE CREATE ON SCHEMA public FROM PUBLIC;');
    await asAdmin(`ALTER SCHEMA public OWNER TO ${test.owner}`);
    await prepare(PASSWORDS);
    const [right] = await asAdmin(
      `SELECT has_schema_privilege('${test.owner}_api', 'public', 'CREATE') AS may`,
    );
    expect(right).toEqual({ may: false });
  });

  it.each([
    ['is a superuser', (role: string) => `ALTER ROLE ${role} SUPERUSER`, 'is a superuser'],
    [
      'belongs to another role',
      (role: string) => `GRANT pg_read_all_data TO ${role}`,
      'belongs to another role',
    ],
    [
      'owns a table',
      (role: string) => `CREATE TABLE own (id int); ALTER TABLE own OWNER TO ${role}`,
      'owns own',
    ],
  ])('are refused if one %s', async (_, change, message) => {
    await prepare(PASSWORDS);
    await asAdmin(change(`${test.owner}_worker`));
    await expect(prepare()).rejects.toThrow(message);
  });

  it('are not created by a user who may not, who learns what to do', async () => {
    await asAdmin(`ALTER ROLE ${test.owner} NOCREATEROLE`);
    await expect(prepare(PASSWORDS)).rejects.toThrow(
      `may not create the role "${test.owner}_api". Give that user the right, as a superuser:\n  ALTER ROLE … CREATEROLE;`,
    );
    expect(await readRoles()).toEqual([]);
  });
});

it('a password is stored as PostgreSQL itself would', async () => {
  await asAdmin(
    `SET password_encryption = 'scram-sha-256'; CREATE ROLE ${test.owner}_api PASSWORD 'pass-word'`,
  );
  const [{ rolpassword }] = (await asAdmin(
    `SELECT rolpassword FROM pg_authid WHERE rolname = '${test.owner}_api'`,
  )) as [{ rolpassword: string }];
  const [, salt = ''] = /:([^$]+)\$/.exec(rolpassword) ?? [];
  expect(scramVerifier('pass-word', Buffer.from(salt, 'base64'))).toBe(rolpassword);
});
