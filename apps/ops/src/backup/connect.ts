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
    // Switches timeouts off explicitly, because the role may have its own defaults.
    options: '-c statement_timeout=0 -c idle_in_transaction_session_timeout=0',
  });
  // Without an error listener, a lost connection would end the process. The pending statement rejects with the error
  // anyway.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
