import { randomBytes } from 'node:crypto';
import { withClient } from '@nukkad/db/testing/connect.ts';
import { createEmptyDatabase, testServer } from '@nukkad/db/testing/test-database.ts';
import { extensionsOf } from '../prepared-database.ts';
import { MIGRATIONS_DIR, readMigrations } from '../read-migrations.ts';
import { roleName, SERVERS, type Server } from '../roles/server-roles.ts';

export interface OwnedDatabase {
  /** The role that owns the database. It is not a superuser, but may create roles. */
  readonly owner: string;
  /** URL for the owner. */
  readonly url: string;
  /** URL for a superuser. */
  readonly adminUrl: string;
  urlFor(server: Server): string;
  drop(): Promise<void>;
}

const PASSWORD = 'a-password-of-the-tests';

function withUser(url: string, user: string): string {
  const changed = new URL(url);
  changed.username = user;
  changed.password = PASSWORD;
  return changed.href;
}

export const PASSWORDS = Object.fromEntries(SERVERS.map((server) => [server, `${PASSWORD}-${server}`]));

/** Creates an empty database with an owner of its own, so that the roles of a test are no others' roles. */
export async function createOwnedDatabase(): Promise<OwnedDatabase> {
  const { url: adminUrl, drop } = await createEmptyDatabase();
  const owner = `town_${randomBytes(6).toString('hex')}`;
  const extensions = extensionsOf(await readMigrations(MIGRATIONS_DIR));
  await withClient(adminUrl, async (admin) => {
    for (const name of extensions) await admin.query(`CREATE EXTENSION IF NOT EXISTS ${name}`);
    await admin.query(`CREATE ROLE ${owner} LOGIN CREATEROLE PASSWORD '${PASSWORD}'`);
    const { rows } = await admin.query('SELECT current_database() AS name');
    await admin.query(`ALTER DATABASE ${rows[0].name} OWNER TO ${owner}`);
  });
  const roles = [...SERVERS.map((server) => roleName(owner, server)), owner];
  return {
    owner,
    adminUrl,
    url: withUser(adminUrl, owner),
    urlFor: (server) => withUser(adminUrl, roleName(owner, server)),
    drop: async () => {
      await drop();
      await withClient(testServer().adminUrl, (admin) =>
        admin.query(`DROP ROLE IF EXISTS ${roles.join(', ')}`),
      );
    },
  };
}
