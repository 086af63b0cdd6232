import pg from 'pg';

/**
 * Runs `work` with a separate connection without timeouts, because statements can take hours. The connection is
 * closed afterwards.
 */
export async function withConnection<T>(
  connectionString: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString,
    application_name: 'nukkad-backup',
    connectionTimeoutMillis: 15_000,
    keepAlive: true,
    // A role can have timeouts by default.
    options: '-c statement_timeout=0 -c idle_in_transaction_session_timeout=0',
  });
  // If the connection is lost, the pending statement rejects; without a listener the error would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
