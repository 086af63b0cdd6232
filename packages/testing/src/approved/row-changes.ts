import type pg from 'pg';

/** A row that was inserted, changed or deleted. An update has each changed column with its old and new value. */
export interface RowChange {
  readonly table: string;
  readonly kind: 'INSERT' | 'UPDATE' | 'DELETE';
  readonly key: Readonly<Record<string, unknown>>;
  readonly columns: Readonly<Record<string, unknown>>;
  /** The transaction that made the change. */
  readonly transaction: string;
}

type Row = Readonly<Record<string, unknown>>;

interface StoredChange {
  readonly table: string;
  readonly kind: RowChange['kind'];
  readonly keys: readonly string[];
  readonly before: Row | null;
  readonly after: Row | null;
  readonly transaction: string;
}

/** Tables that the database derives from others. Tests of the search cover them. */
const DERIVED = ['job_search', 'job_term', 'company_term', 'search_word'];

/**
 * The triggers write to a schema of their own, so that no test of the tables finds them, and as its owner, because servers
 * may not. They also record a row that a
 * later statement of the same step changes again.
 */
const INSTALL = `
  CREATE SCHEMA row_changes;
  CREATE TABLE row_changes.entry
    (id bigserial PRIMARY KEY, name text, kind text, keys text[], before jsonb, after jsonb,
     transaction xid8 DEFAULT pg_current_xact_id());
  CREATE FUNCTION row_changes.record() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
  BEGIN
    INSERT INTO row_changes.entry (name, kind, keys, before, after)
    VALUES (TG_TABLE_NAME, TG_OP, TG_ARGV,
            CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END, CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END);
    RETURN NULL;
  END $$;`;

const TABLES = `
  SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS keys
    FROM pg_class c JOIN pg_index i ON i.indrelid = c.oid AND i.indisprimary
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = ANY(i.indkey)
   WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relname = ANY($1)
   GROUP BY c.relname ORDER BY c.relname`;

/** Installs the triggers on all tables of a test database. */
export async function watchRows(client: pg.ClientBase): Promise<void> {
  await client.query(INSTALL);
  const { rows } = await client.query<{ name: string; keys: string[] }>(TABLES, [DERIVED]);
  for (const { name, keys } of rows)
    await client.query(
      `CREATE TRIGGER row_changes AFTER INSERT OR UPDATE OR DELETE ON public."${name}"
         FOR EACH ROW EXECUTE FUNCTION row_changes.record(${keys.map((key) => `'${key}'`).join(', ')})`,
    );
}

function changedColumns({ before, after }: StoredChange): Record<string, unknown> {
  const columns = Object.keys(after ?? before ?? {}).sort();
  if (before === null || after === null) {
    const row = after ?? before ?? {};
    return Object.fromEntries(columns.filter((name) => row[name] !== null).map((name) => [name, row[name]]));
  }
  return Object.fromEntries(
    columns
      .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
      .map((name) => [name, [before[name], after[name]]]),
  );
}

function changeOf(stored: StoredChange): RowChange {
  const row = stored.after ?? stored.before ?? {};
  const key = Object.fromEntries(stored.keys.map((name) => [name, row[name]]));
  const columns = stored.kind === 'DELETE' ? {} : changedColumns(stored);
  const { table, kind, transaction } = stored;
  return { table, kind, key, columns, transaction };
}

/** Returns the changes since the last call, in the order in which they happened. Leaves out updates without a change. */
export async function takeRowChanges(client: pg.ClientBase): Promise<RowChange[]> {
  const { rows } = await client.query<StoredChange>(
    `WITH taken AS (DELETE FROM row_changes.entry RETURNING *)
     SELECT name AS "table", kind, keys, before, after, transaction::text AS transaction FROM taken ORDER BY id`,
  );
  return rows
    .map(changeOf)
    .filter(({ kind, columns }) => kind !== 'UPDATE' || Object.keys(columns).length > 0);
}

/**
 * Returns the tables that each transaction changed together, `*` after those of which it changed several rows. Leaves out
 * transactions that changed one row.
 */
export function changedTogether(changes: readonly RowChange[]): string[] {
  const transactions = Map.groupBy(changes, ({ transaction }) => transaction);
  const together = [...transactions.values()]
    .filter((rows) => rows.length > 1)
    .map((rows) => {
      const tables = Map.groupBy(rows, ({ table }) => table);
      return [...tables]
        .map(([table, { length }]) => (length > 1 ? `${table}*` : table))
        .sort()
        .join(' + ');
    });
  return [...new Set(together)];
}
