import pg from 'pg';
import { DatabaseNotPrepared } from '../prepared-database.ts';
import { scramVerifier } from './scram-verifier.ts';

const INSUFFICIENT_PRIVILEGE = '42501';

/** Creates a role that may log in, or gives an existing one this password. */
export async function setPassword(client: pg.Client, name: string, password: string): Promise<void> {
  const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [name]);
  const role = pg.escapeIdentifier(name);
  const verb = rowCount === 0 ? 'CREATE' : 'ALTER';
  try {
    await client.query(`${verb} ROLE ${role} LOGIN PASSWORD ${pg.escapeLiteral(scramVerifier(password))}`);
  } catch (error) {
    if ((error as pg.DatabaseError).code !== INSUFFICIENT_PRIVILEGE) throw error;
    throw new DatabaseNotPrepared(
      [
        `The user of DATABASE_URL may not ${verb.toLowerCase()} the role "${name}". Give that user the right, as a superuser:`,
        '  ALTER ROLE … CREATEROLE;',
        'Or create the role yourself, and give the migrations no password for it:',
        `  CREATE ROLE ${role} LOGIN PASSWORD '…';`,
      ].join('\n'),
    );
  }
}

interface Powers {
  readonly isPowerful: boolean;
  readonly owned: string | null;
}

const POWERS = `
  SELECT rolsuper OR rolcreaterole OR rolcreatedb OR rolreplication OR rolbypassrls
           OR EXISTS (SELECT FROM pg_auth_members m WHERE m.member = r.oid) AS "isPowerful",
         (SELECT min(oid::regclass::text) FROM pg_class WHERE relowner = r.oid) AS owned
    FROM pg_roles r WHERE rolname = $1`;

/** Throws DatabaseNotPrepared if a role has more than the rights that it is granted: attributes, roles, or tables. */
export async function assertHarmless(client: pg.Client, name: string): Promise<void> {
  const { rows } = await client.query<Powers>(POWERS, [name]);
  const { isPowerful, owned } = rows[0] as Powers;
  if (!isPowerful && owned === null) return;
  throw new DatabaseNotPrepared(
    owned === null
      ? `The role "${name}" is a superuser, belongs to another role, or may create roles, databases or replicas. A server must not.`
      : `The role "${name}" owns ${owned}. A server must own nothing.`,
  );
}
