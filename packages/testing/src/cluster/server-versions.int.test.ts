import { createTestDatabase } from '@nukkad/db/testing/test-database.ts';
import pg from 'pg';
import { expect, it } from 'vitest';
import { postgisImage, versionsOf } from './postgis-image.ts';
import { requiredServer } from './required-server.ts';

/** The oldest supported PostgreSQL. */
const OLDEST = 15;

it('is the PostgreSQL and PostGIS of docker-compose.yml if a container is required, as in CI', async () => {
  const database = await createTestDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    const { rows } = await client.query<{ number: string; postgis: string }>(
      `SELECT current_setting('server_version_num') AS number, postgis_lib_version() AS postgis`,
    );
    const postgres = Math.floor(Number(rows[0]?.number) / 10_000);
    const postgis = rows[0]?.postgis.split('.').slice(0, 2).join('.');
    const isContainer = requiredServer() === 'container';
    if (isContainer) expect({ postgres, postgis }).toEqual(versionsOf(postgisImage()));
    expect(postgres).toBeGreaterThanOrEqual(OLDEST);
  } finally {
    await client.end();
    await database.drop();
  }
});
