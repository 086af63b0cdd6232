import pg from 'pg';
import type { Migration } from './read-migrations.ts';
import { appliedNames } from './recorded-migrations.ts';

/**
 * Thrown if the database cannot be migrated. The message contains the reason, and what to do or which statements to
 * run first.
 */
export class DatabaseNotPrepared extends Error {
  override readonly name = 'DatabaseNotPrepared';
}

interface Rights {
  readonly database: string;
  readonly role: string;
  readonly may_create: boolean;
  readonly may_create_in_public: boolean;
}

interface Lack {
  readonly why: string;
  readonly statement: string;
}

const RIGHTS = `
  SELECT current_database() AS database, current_user AS role,
    has_database_privilege(current_database(), 'CREATE') AS may_create,
    coalesce(has_schema_privilege(to_regnamespace('public')::oid, 'CREATE'), true) AS may_create_in_public`;

/** Returns the extensions that migrations create, read from their CREATE EXTENSION statements. */
export function extensionsOf(migrations: readonly Migration[]): string[] {
  const statement = /^\s*CREATE EXTENSION (?:IF NOT EXISTS )?"?(\w+)"?/gim;
  return [
    ...new Set(migrations.flatMap(({ sql }) => [...sql.matchAll(statement)].map(([, name]) => String(name)))),
  ];
}

/** Creates an extension in a transaction and rolls back. Only a real attempt shows whether the host permits it. */
async function extensionLack(client: pg.Client, name: string): Promise<Lack[]> {
  const { rowCount } = await client.query('SELECT FROM pg_extension WHERE extname = $1', [name]);
  if (rowCount !== 0) return [];
  await client.query('BEGIN');
  try {
    await client.query(`CREATE EXTENSION ${pg.escapeIdentifier(name)}`);
    return [];
  } catch (error) {
    const why = `the extension ${name} (${(error as Error).message})`;
    return [{ why, statement: `CREATE EXTENSION IF NOT EXISTS ${name};` }];
  } finally {
    await client.query('ROLLBACK');
  }
}

function rightsLack({ database, role, may_create, may_create_in_public }: Rights): Lack[] {
  const to = pg.escapeIdentifier(role);
  const named = pg.escapeIdentifier(database);
  return [
    ...(may_create_in_public
      ? []
      : [{ why: 'the right to make tables', statement: `GRANT CREATE ON SCHEMA public TO ${to};` }]),
    ...(may_create
      ? []
      : [{ why: 'the right to make a schema', statement: `GRANT CREATE ON DATABASE ${named} TO ${to};` }]),
  ];
}

function messageOf({ database, role }: Rights, lacks: readonly Lack[]): string {
  return [
    `The database "${database}" is not prepared for the user "${role}"; nothing was changed in it. Missing:`,
    ...lacks.map(({ why }) => `  - ${why}`),
    `As a superuser of that server, in the database "${database}" (psql ${database}), run this, and start again:`,
    ...lacks.map(({ statement }) => `  ${statement}`),
  ].join('\n');
}

/**
 * Whether the applied migrations belong to another history, which means that each side has migrations that the other
 * lacks.
 */
function isOtherHistory(applied: readonly string[], migrations: readonly Migration[]): boolean {
  const names = migrations.map(({ name }) => name);
  return applied.some((name) => !names.includes(name)) && names.some((name) => !applied.includes(name));
}

function otherHistoryOf(database: string): string {
  return [
    `The database "${database}" was made by another version of Nukkad Jobs, and this one cannot carry it on; nothing was`,
    'changed in it. Begin with an empty database:',
    '  - data of npm start:   npm start -- --fresh',
    '  - data of containers:  docker compose down --volumes (the files in the store go too)',
    '  - a server of your own: create a new database, and name it in DATABASE_URL',
  ].join('\n');
}

/**
 * Checks, before anything is changed, whether the migrations can be applied to the database, and whether the role has
 * the rights that they and the job queue need. Without this check, a failed migration would be recorded, and every
 * later start would be refused.
 */
export async function assertPrepared(
  connectionString: string,
  migrations: readonly Migration[],
): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 15_000 });
  await client.connect();
  try {
    const { rows } = await client.query<Rights>(RIGHTS);
    const rights = rows[0] as Rights;
    if (isOtherHistory(await appliedNames(client), migrations)) {
      throw new DatabaseNotPrepared(otherHistoryOf(rights.database));
    }
    const lacks = rightsLack(rights);
    for (const name of extensionsOf(migrations)) lacks.unshift(...(await extensionLack(client, name)));
    if (lacks.length > 0) throw new DatabaseNotPrepared(messageOf(rights, lacks));
  } finally {
    await client.end();
  }
}
