import { withClient } from './with-client.ts';

/** A PostgreSQL that a bench may fill: a cluster of the bench's own, or one that is given. */
export interface BenchServer {
  /** Told in reports. */
  readonly version: string;
  urlOf(database: string): string;
  createDatabase(name: string, template?: string): Promise<string>;
  dropDatabase(name: string): Promise<void>;
  /** The names of its databases that begin so. */
  databasesLike(prefix: string): Promise<string[]>;
  stop(): Promise<void>;
}

const quoted = (name: string): string => `"${name.replaceAll('"', '')}"`;

/** What a bench does with a server, by the connection string of a superuser or of one who may create databases. */
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
