import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { withClient } from '@nukkad/db/testing/connect.ts';
import { createEmptyDatabase } from '@nukkad/db/testing/test-database.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { assertPrepared, DatabaseNotPrepared, extensionsOf } from './prepared-database.ts';
import { MIGRATIONS_DIR, readMigrations } from './read-migrations.ts';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));

let adminUrl: string;
let url: string;
let database: string;
let role: string;
let drop: () => Promise<void>;

/** Creates a database that is owned by a role without superuser rights. */
beforeEach(async () => {
  const created = await createEmptyDatabase();
  adminUrl = created.url;
  role = `nukkad_role_${randomBytes(4).toString('hex')}`;
  database = new URL(adminUrl).pathname.slice(1);
  await admin(`CREATE ROLE ${role} LOGIN PASSWORD 'plain' NOSUPERUSER`);
  await admin(`ALTER DATABASE ${database} OWNER TO ${role}`);
  const address = new URL(adminUrl);
  address.username = role;
  address.password = 'plain';
  url = address.href;
  drop = async () => {
    await admin(`REASSIGN OWNED BY ${role} TO CURRENT_USER; DROP OWNED BY ${role} CASCADE`);
    await admin(`DROP ROLE ${role}`);
    await created.drop();
  };
});
afterEach(() => drop());

const admin = (sql: string) => withClient(adminUrl, (client) => client.query(sql));

/** Runs the migration command of the containers and of `npm start`. */
function migrate(): Promise<{ code: number; out: string; err: string }> {
  const env = { ...process.env, DATABASE_URL: url };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [MAIN], { env }, (_error, out, err) =>
      resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });
}

async function relations(): Promise<unknown[]> {
  const { rows } = await admin(`SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace`);
  return rows;
}

const lines = (text: string) => text.trim().split('\n');

describe('migrations of an ordinary role', () => {
  it('print what a superuser has to run, leave the database unchanged, and continue afterwards', async () => {
    const refused = await migrate();
    expect(refused.code).toBe(1);
    expect(lines(refused.err)).toEqual([
      `The database "${database}" is not prepared for the user "${role}"; nothing was changed in it. Missing:`,
      '  - the extension postgis (permission denied to create extension "postgis")',
      `As a superuser of that server, in the database "${database}" (psql ${database}), run this, and start again:`,
      '  CREATE EXTENSION IF NOT EXISTS postgis;',
    ]);
    expect(await relations()).toEqual([]);
    for (const statement of lines(refused.err).filter((line) => line.endsWith(';'))) await admin(statement);
    const done = await migrate();
    expect(done).toMatchObject({ code: 0, err: '' });
    expect(done.out).toMatch(/^Migrated: 0001_tables/);
    expect(await migrate()).toMatchObject({ code: 0, out: 'Nothing to migrate\n' });
  });

  it('name the rights that an owner keeps', async () => {
    await admin('CREATE EXTENSION postgis');
    await admin(`ALTER DATABASE ${database} OWNER TO CURRENT_USER`);
    const migrations = await readMigrations(MIGRATIONS_DIR);
    const error: Error = await assertPrepared(url, migrations).then(
      () => new Error('was prepared'),
      (refusal: Error) => refusal,
    );
    expect(error).toBeInstanceOf(DatabaseNotPrepared);
    expect(lines(error.message).slice(-2)).toEqual([
      `  GRANT CREATE ON SCHEMA public TO "${role}";`,
      `  GRANT CREATE ON DATABASE "${database}" TO "${role}";`,
    ]);
    for (const statement of lines(error.message).slice(-2)) await admin(statement);
    await expect(assertPrepared(url, migrations)).resolves.toBeUndefined();
  });

  it('report a wrong password and a server that is not reachable', async () => {
    const right = url;
    url = right.replace(':plain@', ':wrong@').replace(role, `${role}_none`);
    const refused = await migrate();
    expect(refused.code).toBe(1);
    expect(lines(refused.err)).toEqual([expect.stringMatching(/refused the user .* password is wrong/)]);
    url = 'postgresql://nobody@127.0.0.1:9/none';
    expect(lines((await migrate()).err)).toEqual([
      'The database at 127.0.0.1:9 does not answer. Is it running, and is the address right? (DATABASE_URL)',
    ]);
  });
});

describe('migrations of a database that another version made', () => {
  const applied = (name: string) =>
    admin(`INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
           VALUES ('${name}', '', '${name}', now(), 1)`);

  it('explain how to start over if the histories differ, and leave it unchanged', async () => {
    await admin(`CREATE TABLE _prisma_migrations (id varchar(36) PRIMARY KEY, checksum varchar(64) NOT NULL,
      finished_at timestamptz, migration_name varchar(255) NOT NULL, logs text, rolled_back_at timestamptz,
      started_at timestamptz NOT NULL DEFAULT now(), applied_steps_count integer NOT NULL DEFAULT 0)`);
    await admin(`ALTER TABLE _prisma_migrations OWNER TO ${role}`);
    await applied('0001_init');
    await applied('0002_rules');
    const before = await relations();
    const refused = await migrate();
    expect(refused.code).toBe(1);
    expect(lines(refused.err)).toEqual([
      `The database "${database}" was made by another version of Nukkad Jobs, and this one cannot carry it on; nothing was`,
      'changed in it. Begin with an empty database:',
      '  - data of npm start:   npm start -- --fresh',
      '  - data of containers:  docker compose down --volumes (the files in the store go too)',
      '  - a server of your own: create a new database, and name it in DATABASE_URL',
    ]);
    expect(await relations()).toEqual(before);
  });

  it('do nothing if it is newer, as after going back to an earlier version', async () => {
    await admin('CREATE EXTENSION postgis');
    expect(await migrate()).toMatchObject({ code: 0 });
    await applied('9999_of_a_later_version');
    expect(await migrate()).toMatchObject({ code: 0, out: 'Nothing to migrate\n' });
  });
});

describe('extensionsOf', () => {
  it('reads them from the statements, each once', () => {
    const sql = [
      'CREATE EXTENSION IF NOT EXISTS "postgis";\n-- CREATE EXTENSION none;',
      'create extension pg_trgm;\nCREATE EXTENSION IF NOT EXISTS postgis;',
    ];
    const migrations = sql.map((text, at) => ({ name: String(at), sql: text }));
    expect(extensionsOf(migrations)).toEqual(['postgis', 'pg_trgm']);
  });
});
