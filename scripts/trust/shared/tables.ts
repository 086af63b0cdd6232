import type { Database } from '@nukkad/db';

/** Number and checksum of the rows of each table. */
export type Tables = ReadonlyMap<string, string>;

async function namesOf(database: Database): Promise<string[]> {
  const rows = await database.query<{ name: string }>(
    `SELECT c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname = 'public' AND c.relkind = 'r' ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
}

/** Columns that say to whom or what a row belongs. */
const OWNERS = ['id', 'candidate_id', 'conversation_id', 'application_id', 'family_id', 'key', 'subject'];

/** Reads number and checksum of the rows of all tables. With `about`, only the rows that belong to these ids are read. */
export async function readTables(database: Database, about: readonly string[] = []): Promise<Tables> {
  const owned = OWNERS.map((column) => `to_jsonb(t)->>'${column}' = ANY($1)`).join(' OR ');
  const where = about.length === 0 ? '' : `WHERE ${owned}`;
  const values = about.length === 0 ? [] : [about];
  const tables = new Map<string, string>();
  for (const name of await namesOf(database)) {
    const [row] = await database.query<{ sum: string }>(
      `SELECT count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' ORDER BY md5(t::text))), '') AS sum
         FROM "${name}" t ${where}`,
      values,
    );
    tables.set(name, row?.sum ?? '');
  }
  return tables;
}

/** Returns the names of the tables that differ. */
export function changedTables(before: Tables, after: Tables): string[] {
  return [...after].filter(([name, sum]) => before.get(name) !== sum).map(([name]) => name);
}

/** Reads the tables until two readings are equal, so that writes under way are stored. */
export async function settledTables(database: Database): Promise<Tables> {
  let last = await readTables(database);
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const next = await readTables(database);
    if (changedTables(last, next).length === 0) return next;
    last = next;
  }
  return last;
}
