import type { ClientBase } from 'pg';

/** Rows for one table: which columns tell rows apart, and the rows by column name. */
export interface TableRows {
  table: string;
  keys: readonly string[];
  rows: readonly Record<string, unknown>[];
  /** Whether operators edit rows of it; those they have stay as they are. */
  isEditable?: boolean;
}

/** Inserts rows or brings those already there up to date, in one statement; rows not given stay as they are. */
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
