import type pg from 'pg';

/** A table that is backed up, with its stored (not generated) columns. */
export interface Table {
  readonly name: string;
  readonly columns: string[];
}

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/** Prisma's table of migrations. It is not backed up, because the manifest lists the migrations. */
const MIGRATIONS = '_prisma_migrations';
/** Table that already has a row in a new database, so a row there does not mean that the database is in use. */
const NEVER_EMPTY = 'reference_version';

/**
 * Selects the tables to back up. Tables of extensions are left out, and so are unlogged tables, which a crash
 * empties.
 */
const OWN_TABLES = `
  SELECT c.oid, c.relname AS name FROM pg_class c
   WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relpersistence = 'p'
     AND c.relname <> '${MIGRATIONS}'
     AND NOT EXISTS (SELECT FROM pg_depend d
                      WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')`;

/** Reads the tables to back up, sorted by name. */
export async function readTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    SELECT t.name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
      FROM (${OWN_TABLES}) t JOIN pg_attribute a ON a.attrelid = t.oid
     WHERE a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     GROUP BY t.name ORDER BY t.name`);
  return rows;
}

/** Reads the foreign keys in the order in which they were created, because PostgreSQL checks them in this order. */
export async function readForeignKeys(client: pg.ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    SELECT t.name AS "table", c.conname AS name, pg_get_constraintdef(c.oid) AS definition
      FROM pg_constraint c JOIN (${OWN_TABLES}) t ON t.oid = c.conrelid
     WHERE c.contype = 'f' ORDER BY c.oid`);
  return rows;
}

/** Returns the names of applied migrations; empty for a database without migrations. */
export async function readAppliedMigrations(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query(`SELECT to_regclass('public.${MIGRATIONS}') IS NOT NULL AS "isThere"`);
  if (!rows[0].isThere) return [];
  const applied = await client.query(
    `SELECT migration_name FROM ${MIGRATIONS} WHERE finished_at IS NOT NULL ORDER BY migration_name`,
  );
  return applied.rows.map(({ migration_name }) => migration_name);
}

/** Returns the names of tables that have rows. */
export async function readFilledTables(client: pg.ClientBase): Promise<string[]> {
  const filled: string[] = [];
  for (const { name } of await readTables(client)) {
    if (name === NEVER_EMPTY) continue;
    const { rows } = await client.query(`SELECT EXISTS (SELECT FROM "${name}") AS "isFilled"`);
    if (rows[0].isFilled) filled.push(name);
  }
  return filled;
}

/** Returns the number of rows of each table. */
export async function countRows(
  client: pg.ClientBase,
  names: readonly string[],
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const name of names) {
    const { rows } = await client.query(`SELECT count(*)::float8 AS rows FROM "${name}"`);
    counts.set(name, rows[0].rows);
  }
  return counts;
}
