import { withClient } from '@nukkad/db/testing/connect.ts';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deployDatabase } from '../deploy-database.ts';
import { createOwnedDatabase, type OwnedDatabase, PASSWORDS } from '../testing/owned-database.ts';
import { RIGHTS } from './rights.ts';
import { roleName, SERVERS, type Server } from './server-roles.ts';

let test: OwnedDatabase;

/** Returns PostgreSQL's code of each statement's error, or null if it works. Nothing that they change stays. */
function refusals(server: Server, statements: readonly string[]): Promise<(string | null)[]> {
  return withClient(test.urlFor(server), async (client) => {
    const codes: (string | null)[] = [];
    for (const statement of statements) {
      await client.query('BEGIN');
      codes.push(
        await client.query(statement).then(
          () => null,
          ({ code }: pg.DatabaseError) => code ?? '',
        ),
      );
      await client.query('ROLLBACK');
    }
    return codes;
  });
}

const DENIED = '42501';
/** A statement that would change them is refused for another reason. */
const VIEWS = new Set(['job_search_source', 'search_word_unused']);

beforeAll(async () => {
  test = await createOwnedDatabase();
  await deployDatabase(test.url, { passwords: PASSWORDS });
});

afterAll(() => test.drop());

describe('the table of rights', () => {
  it('names every table and view that the migrator owns, and no other', async () => {
    const { rows } = await withClient(test.url, (client) =>
      client.query<{ name: string }>(
        `SELECT oid::regclass::text AS name FROM pg_class
          WHERE relowner = current_user::regrole AND relkind IN ('r', 'p', 'v', 'm', 'f') AND NOT relispartition
            AND relnamespace <> 'pg_toast'::regnamespace`,
      ),
    );
    expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(RIGHTS).sort());
  });
});

describe.each(SERVERS)('the role of %s', (server) => {
  it('has exactly the rights of the table', async () => {
    const { rows } = await withClient(test.adminUrl, (client) =>
      client.query<{ name: string; right: string }>(
        `SELECT c.oid::regclass::text AS name, a.privilege_type AS right FROM pg_class c, aclexplode(c.relacl) a
          WHERE a.grantee = $1::regrole AND c.relkind <> 'S' AND NOT c.relispartition`,
        [roleName(test.owner, server)],
      ),
    );
    const found = Map.groupBy(rows, ({ name }) => name);
    for (const [table, servers] of Object.entries(RIGHTS)) {
      const rights = (found.get(table) ?? []).map(({ right }) => right).sort();
      const right = servers[server];
      const expected = { write: ['DELETE', 'INSERT', 'SELECT', 'UPDATE'], read: ['SELECT'] };
      expect(rights, table).toEqual(right === undefined ? [] : expected[right]);
    }
  });

  it.each([
    ['create a table', 'CREATE TABLE public.mine (id int)'],
    ['create a temporary table', 'CREATE TEMPORARY TABLE mine (id int)'],
    ['create a table for the queue', 'CREATE TABLE pgboss.mine (id int)'],
    ['create a schema', 'CREATE SCHEMA mine'],
    ['create a function', `CREATE FUNCTION mine() RETURNS int LANGUAGE sql AS 'SELECT 1'`],
    ['create a role', 'CREATE ROLE mine'],
    ['alter a table', 'ALTER TABLE job ADD COLUMN mine int'],
    ['disable a trigger', 'ALTER TABLE credit_entry DISABLE TRIGGER ALL'],
    ['drop a table', 'DROP TABLE job_report'],
    ['truncate a table', 'TRUNCATE job_report'],
    ['create an index', 'CREATE INDEX mine ON job (id)'],
    [
      'replace a function',
      `CREATE OR REPLACE FUNCTION search_text(text text) RETURNS text LANGUAGE sql AS 'SELECT 1'`,
    ],
    ['read the passwords of roles', 'SELECT rolpassword FROM pg_authid'],
    ['change the applied migrations', 'DELETE FROM _prisma_migrations'],
    ['read a file of the server', `COPY job_report FROM '/etc/passwd'`],
  ])('cannot %s', async (_, statement) => {
    expect(await refusals(server, [statement])).toEqual([DENIED]);
  });

  it('cannot become the owner', async () => {
    expect(await refusals(server, [`SET ROLE ${test.owner}`])).toEqual([DENIED]);
  });

  it('can read and write the tables that it may, and is refused at all others', async () => {
    const tables = Object.keys(RIGHTS).filter((table) => !VIEWS.has(table));
    const read = await refusals(
      server,
      tables.map((table) => `SELECT FROM ${table} LIMIT 0`),
    );
    const written = await refusals(
      server,
      tables.map((table) => `DELETE FROM ${table} WHERE false`),
    );
    const mayRead = tables.map((table) => (RIGHTS[table]?.[server] === undefined ? DENIED : null));
    const mayWrite = tables.map((table) => (RIGHTS[table]?.[server] === 'write' ? null : DENIED));
    expect(read).toEqual(mayRead);
    expect(written).toEqual(mayWrite);
  });
});
