import pg from 'pg';

/** Codes of PostgreSQL and of Prisma for a database that does not exist. */
const NO_SUCH_DATABASE = '3D000';

/** Runs one of the engine's `cli` commands on a connection string. Returns false for an unknown command. */
export async function runServerCommand(command: string, connectionString: string): Promise<boolean> {
  const { url, name } = maintenanceUrl(connectionString);
  if (command === 'can-connect-to-database') await onServer(connectionString, 'SELECT 1');
  else if (command === 'create-database') await onServer(url, `CREATE DATABASE ${name}`);
  else if (command === 'drop-database') await onServer(url, `DROP DATABASE IF EXISTS ${name}`);
  else return false;
  return true;
}

/** Writes an error to stderr in the form that the command line reads: JSON lines after a first line. */
export function reportServerError(error: unknown): void {
  const { code, message } = error as { code?: string; message: string };
  const fields = { error_code: code === NO_SUCH_DATABASE ? 'P1003' : 'P1001', message };
  process.stderr.write(`\n${JSON.stringify({ level: 'ERROR', target: 'schema_engine::logger', fields })}`);
}

function maintenanceUrl(connectionString: string) {
  const url = new URL(connectionString);
  const name = pg.escapeIdentifier(decodeURIComponent(url.pathname.slice(1)));
  url.pathname = '/postgres';
  return { url: url.href, name };
}

async function onServer(connectionString: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 15_000 });
  try {
    await client.connect();
    await client.query(sql);
  } finally {
    await client.end();
  }
}
