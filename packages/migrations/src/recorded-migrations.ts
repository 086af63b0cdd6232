import pg from 'pg';

const RECORD = '_prisma_migrations';

/** Connects, runs `work` with the connection, and closes it. */
export async function onConnection<T>(
  connectionString: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 15_000 });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function readNames(client: pg.Client, where: string): Promise<string[]> {
  const { rows } = await client.query(`SELECT to_regclass('${RECORD}') IS NOT NULL AS is_there`);
  if (!rows[0].is_there) return [];
  const found = await client.query(
    `SELECT migration_name FROM ${RECORD} WHERE ${where} ORDER BY migration_name`,
  );
  return found.rows.map(({ migration_name }) => migration_name);
}

/** Returns the names of the migrations that the database records as applied. */
export const appliedNames = (client: pg.Client): Promise<string[]> =>
  readNames(client, 'finished_at IS NOT NULL');

/** Returns the names of the migrations that have begun but not ended. The engine treats them as failed. */
export const unfinishedNames = (client: pg.Client): Promise<string[]> =>
  readNames(client, 'finished_at IS NULL AND rolled_back_at IS NULL');

export const readApplied = (connectionString: string): Promise<string[]> =>
  onConnection(connectionString, appliedNames);

export const readUnfinished = (connectionString: string): Promise<string[]> =>
  onConnection(connectionString, unfinishedNames);
