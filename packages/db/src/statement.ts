/** A statement that each connection prepares once, under its name; values fill $1, $2 … */
export interface NamedStatement {
  name: string;
  text: string;
  values?: unknown[];
}

export type Rows<Row> = Promise<Row[]>;

/** The form in which `pg` takes a statement; plain SQL stays unnamed and is planned at each call. */
export function runStatement(
  statement: NamedStatement | string,
  values?: unknown[],
): { name?: string; text: string; values?: unknown[] } {
  if (typeof statement === 'string')
    return values === undefined ? { text: statement } : { text: statement, values };
  const given = values ?? statement.values;
  return given === undefined ? statement : { ...statement, values: given };
}
