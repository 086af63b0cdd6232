import type pg from 'pg';
import { onConnection } from '../recorded-migrations.ts';
import { assertHarmless, setPassword } from './create-role.ts';
import { revokeFromEverybody } from './everybody.ts';
import { grantStatements } from './grant-statements.ts';
import { type RolePasswords, roleName, SERVERS } from './server-roles.ts';

/** Key of an advisory lock (an arbitrary number), so that one process at a time changes the rights. */
const LOCK = 7_214_093;

export interface RoleOptions {
  readonly passwords?: RolePasswords | undefined;
  /** The first part of the roles' names; by default the name of the connected user, who owns the tables. */
  readonly owner?: string | undefined;
}

async function isEmbedded(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ version: string }>('SELECT version()');
  return rows[0]?.version.includes('PGlite') ?? false;
}

async function readOwner(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ owner: string }>('SELECT current_user AS owner');
  return (rows[0] as { owner: string }).owner;
}

/**
 * Creates the role of each server that has a password, and sets the password. Then gives every existing role exactly
 * the rights of `RIGHTS`, in one transaction. Does nothing in the embedded database, which has one user. Throws
 * DatabaseNotPrepared if the connected user may not do it, or if a role has other rights.
 */
export async function prepareRoles(
  connectionString: string,
  { passwords = {}, owner: givenOwner }: RoleOptions = {},
): Promise<void> {
  await onConnection(connectionString, async (client) => {
    if (await isEmbedded(client)) return;
    const owner = givenOwner ?? (await readOwner(client));
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    for (const server of SERVERS) {
      const password = passwords[server];
      if (password !== undefined) await setPassword(client, roleName(owner, server), password);
    }
    const existing = await readExisting(client, owner);
    if (existing.length > 0) await revokeFromEverybody(client);
    for (const { server, name } of existing) {
      await assertHarmless(client, name);
      for (const statement of await grantStatements(client, server, name)) await client.query(statement);
    }
    await client.query('COMMIT');
  });
}

async function readExisting(client: pg.Client, owner: string) {
  const roles = SERVERS.map((server) => ({ server, name: roleName(owner, server) }));
  const { rows } = await client.query<{ name: string }>(
    'SELECT rolname AS name FROM pg_roles WHERE rolname = ANY ($1)',
    [roles.map(({ name }) => name)],
  );
  return roles.filter(({ name }) => rows.some((row) => row.name === name));
}
