import type { ClientBase } from 'pg';

/** The rows of one table, as objects by column name, with the names of the key columns. */
export interface TableRows {
  table: string;
  keys: readonly string[];
  rows: readonly Record<string, unknown>[];
  /** Whether operators can edit the table's rows. Rows that an operator has edited are not updated. */
  isEditable?: boolean;
}

/** Inserts or updates the given rows in one statement. Other rows of the table do not change. */
export async function upsert(
  client: ClientBase,
  { table, keys, rows, isEditable }: TableRows,
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return;
  const list = columns.map(quote).join(', ');
  const changes = columns
    .filter((column) => !keys.includes(column))
    .map((column) => `${quote(column)} = EXCLUDED.${quote(column)}`);
  const onConflict =
    changes.length === 0
      ? 'NOTHING'
      : `UPDATE SET ${changes.join(', ')}${isEditable ? ` WHERE ${quote(table)}.edited_at IS NULL` : ''}`;
  await client.query(
    `INSERT INTO ${quote(table)} (${list})
     SELECT ${list} FROM jsonb_populate_recordset(NULL::${quote(table)}, $1::jsonb)
     ON CONFLICT (${keys.map(quote).join(', ')}) DO ${onConflict}`,
    [JSON.stringify(rows)],
  );
}

function quote(name: string): string {
  return `"${name}"`;
}
