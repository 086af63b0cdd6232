import type pg from 'pg';
import { DatabaseNotPrepared } from '../prepared-database.ts';

/** The rights of everybody (PUBLIC) to create something in the database. Older versions of PostgreSQL gave both. */
const OPEN = `
  SELECT format('CREATE ON SCHEMA %I', nspname) AS "right" FROM pg_namespace, aclexplode(nspacl) a
   WHERE a.grantee = 0 AND a.privilege_type = 'CREATE'
  UNION ALL
  SELECT format('%s ON DATABASE %I', a.privilege_type, datname)
    FROM pg_database, aclexplode(coalesce(datacl, acldefault('d', datdba))) a
   WHERE datname = current_database() AND a.grantee = 0 AND a.privilege_type IN ('CREATE', 'TEMPORARY')`;

const readOpen = async (client: pg.Client): Promise<string[]> =>
  (await client.query<{ right: string }>(OPEN)).rows.map(({ right }) => right);

/**
 * Takes from everybody the right to create tables, also temporary ones. The owner keeps it. Throws DatabaseNotPrepared
 * with the statements for a superuser if the connected user may not take it.
 */
export async function revokeFromEverybody(client: pg.Client): Promise<void> {
  for (const right of await readOpen(client)) {
    await client.query('SAVEPOINT revoking');
    await client
      .query(`REVOKE ${right} FROM PUBLIC`)
      .catch(() => client.query('ROLLBACK TO SAVEPOINT revoking'));
  }
  const open = await readOpen(client);
  if (open.length === 0) return;
  throw new DatabaseNotPrepared(
    [
      'Every role may create tables in this database. As a superuser, run this in it, and start again:',
      ...open.map((right) => `  REVOKE ${right} FROM PUBLIC;`),
    ].join('\n'),
  );
}
