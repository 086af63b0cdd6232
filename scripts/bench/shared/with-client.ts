import pg from 'pg';

/** Runs work on a new connection without a statement timeout. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'nukkad-bench' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
