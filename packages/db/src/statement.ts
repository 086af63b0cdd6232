import type { Query } from './sql.ts';

/** A prepared statement, which each connection prepares once under its name. The values are $1, $2 and so on. */
export interface NamedStatement {
  name: string;
  text: string;
  values?: unknown[];
}

/** A query of a `*.queries.ts` file, or other SQL. */
export type Statement<Row> = Query<Row> | NamedStatement | string;

export type Rows<Row> = Promise<Row[]>;

/** A statement in the form that `pg` accepts. */
export interface PreparedQuery {
  name?: string;
  text: string;
  values?: unknown[];
}

/** Converts a statement to the form that `pg` accepts. SQL without a name is planned at each call. */
export function runStatement(statement: Statement<unknown>, values?: unknown[]): PreparedQuery {
  const {
    text,
    name,
    values: ownValues,
  }: Partial<NamedStatement> & { text: string } = typeof statement === 'string'
    ? { text: statement }
    : statement;
  const given = values ?? ownValues;
  return { text, ...(name === undefined ? {} : { name }), ...(given === undefined ? {} : { values: given }) };
}
