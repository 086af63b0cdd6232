import pg from 'pg';

/** A connection of its own, whose statements may take hours; it ends with the work. */
export async function withConnection<T>(
  connectionString: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString,
    application_name: 'nukkad-backup',
    connectionTimeoutMillis: 15_000,
    keepAlive: true,
    // A role may have bounds of its own.
    options: '-c statement_timeout=0 -c idle_in_transaction_session_timeout=0',
  });
  // A connection that breaks fails the statement under way.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
