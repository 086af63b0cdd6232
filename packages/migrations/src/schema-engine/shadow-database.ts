import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** A temporary empty database: its connection string, and a function that removes it. */
export interface ShadowDatabase {
  connectionString: string;
  dispose(): Promise<void>;
}

/** Opens an empty embedded database. */
export type OpenEmpty = () => Promise<ShadowDatabase>;

const open = new Set<ShadowDatabase>();

/** Opens an empty database on the given server, or an embedded one if the role may not create databases. */
export async function openShadowDatabase(
  connectionString: string | undefined,
  openEmpty: OpenEmpty | undefined,
): Promise<ShadowDatabase> {
  const { dispose, ...shadow } = await createShadow(connectionString, openEmpty);
  let disposal: Promise<void> | undefined;
  const once = {
    ...shadow,
    dispose: () => {
      disposal ??= dispose();
      return disposal;
    },
  };
  open.add(once);
  return once;
}

/** Removes the engine's shadow databases, which it leaves behind after a success. */
export async function disposeShadowDatabases(): Promise<void> {
  const left = [...open];
  open.clear();
  await Promise.all(left.map((shadow) => shadow.dispose()));
}

async function createShadow(
  connectionString: string | undefined,
  openEmpty: OpenEmpty | undefined,
): Promise<ShadowDatabase> {
  if (connectionString !== undefined && (await isNativeServer(connectionString))) {
    return createBeside(connectionString);
  }
  if (openEmpty === undefined) throw new Error('This needs the DATABASE_URL of a PostgreSQL server');
  return openEmpty();
}

async function isNativeServer(connectionString: string): Promise<boolean> {
  const version = await onServer(connectionString, 'SELECT version()').catch(() => undefined);
  return version !== undefined && !String(version.rows[0]?.version).includes('PGlite');
}

async function createBeside(connectionString: string): Promise<ShadowDatabase> {
  const name = `prisma_shadow_${randomUUID().replaceAll('-', '')}`;
  await onServer(connectionString, `CREATE DATABASE ${name} TEMPLATE template0`);
  const url = new URL(connectionString);
  url.pathname = `/${name}`;
  return {
    connectionString: url.href,
    dispose: async () => {
      await onServer(connectionString, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}

async function onServer(connectionString: string, sql: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 15_000 });
  await client.connect();
  try {
    return await client.query(sql);
  } finally {
    await client.end();
  }
}
