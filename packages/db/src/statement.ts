import type { Query } from './sql.ts';

/** A statement that each connection prepares once, under its name; values fill $1, $2 … */
export interface NamedStatement {
  name: string;
  text: string;
  values?: unknown[];
}

/** A query of a `*.queries.ts`, or SQL that is composed. */
export type Statement<Row> = Query<Row> | NamedStatement | string;

export type Rows<Row> = Promise<Row[]>;

/** A statement as it is sent. */
export interface PreparedQuery {
  name?: string;
  text: string;
  values?: unknown[];
}

/** The form in which `pg` takes a statement; plain SQL stays unnamed and is planned at each call. */
export function runStatement(statement: Statement<unknown>, values?: unknown[]): PreparedQuery {
  const {
    text,
    name,
    values: own,
  }: Partial<NamedStatement> & { text: string } = typeof statement === 'string'
    ? { text: statement }
    : statement;
  const given = values ?? own;
  return { text, ...(name === undefined ? {} : { name }), ...(given === undefined ? {} : { values: given }) };
}
