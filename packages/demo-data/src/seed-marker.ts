import type { ClientBase } from 'pg';

/** The parameters with which a database was filled. Equal parameters give equal rows. */
export interface SeedMarker {
  seed: number;
  jobs: number;
  /** Time at which the data end, in ISO 8601. */
  now: string;
}

/** Key of the marker in the table `setting`. The marker is written in the transaction that loads the rows. */
const KEY = 'seed';

export async function readMarker(client: ClientBase): Promise<SeedMarker | undefined> {
  const { rows } = await client.query<{ value: SeedMarker }>('SELECT value FROM setting WHERE key = $1', [
    KEY,
  ]);
  return rows[0]?.value;
}

export async function writeMarker(client: ClientBase, marker: SeedMarker): Promise<void> {
  await client.query('INSERT INTO setting (key, value, updated_at) VALUES ($1, $2, now())', [
    KEY,
    JSON.stringify(marker),
  ]);
}
