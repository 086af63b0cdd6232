import type { ClientBase } from 'pg';
import { CONTENT_TABLES } from './content-tables.ts';
import { loadLexicon } from './load-lexicon.ts';
import { localityTable } from './locality-table.ts';
import { REFERENCE_TABLES } from './reference-tables.ts';
import { upsert } from './upsert.ts';

/** Inserts or updates cities, profiles, lists and editorial content, in one transaction. It can be repeated. */
export async function loadReferenceData(client: ClientBase): Promise<void> {
  await client.query('BEGIN');
  try {
    for (const table of REFERENCE_TABLES) await upsert(client, table);
    await upsert(client, localityTable(await readCityIds(client)));
    for (const table of CONTENT_TABLES) await upsert(client, table);
    await loadLexicon(client);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

/** Returns the ids of cities in this database, by slug. */
export async function readCityIds(client: ClientBase): Promise<Map<string, number>> {
  const { rows } = await client.query<{ slug: string; id: number }>('SELECT slug, id FROM city');
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}
