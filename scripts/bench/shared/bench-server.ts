import { withClient } from './with-client.ts';

/** A PostgreSQL server on which a benchmark creates databases. */
export interface BenchServer {
  /** PostgreSQL's version, for reports. */
  readonly version: string;
  urlOf(database: string): string;
  createDatabase(name: string, template?: string): Promise<string>;
  dropDatabase(name: string): Promise<void>;
  /** Returns the names of the databases that begin with a prefix. */
  databasesLike(prefix: string): Promise<string[]>;
  stop(): Promise<void>;
}

const quoted = (name: string): string => `"${name.replaceAll('"', '')}"`;

/** Connects to a server by the URL of a superuser, or of a user who may create databases. */
export async function benchServerAt(adminUrl: string, stop: () => Promise<void>): Promise<BenchServer> {
  const urlOf = (database: string) => {
    const url = new URL(adminUrl);
    url.pathname = `/${database}`;
    return url.href;
  };
  const run = (sql: string, values: unknown[] = []) =>
    withClient(adminUrl, async (client) => (await client.query(sql, values)).rows);
  const [about] = await run('SHOW server_version');
  return {
    version: String(about.server_version),
    urlOf,
    createDatabase: async (name, template = 'template0') => {
      await run(`CREATE DATABASE ${quoted(name)} TEMPLATE ${quoted(template)}`);
      return urlOf(name);
    },
    dropDatabase: async (name) => {
      await run(`DROP DATABASE IF EXISTS ${quoted(name)} WITH (FORCE)`);
    },
    databasesLike: async (prefix) => {
      const rows = await run('SELECT datname FROM pg_database WHERE starts_with(datname::text, $1)', [
        prefix,
      ]);
      return rows.map(({ datname }) => String(datname));
    },
    stop,
  };
}
