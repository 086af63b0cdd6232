import type { Columns, RowOfColumns } from './columns.ts';
import { Prisma } from './generated/client.ts';

/**
 * An SQL statement with its values and the declared columns of its rows. A test compares these columns with the
 * database.
 */
export interface Query<Row> {
  /** Makes the query a prepared statement, which each connection plans once. */
  readonly name?: string;
  readonly text: string;
  readonly values: unknown[];
  readonly columns: Columns;
  /** Only for type inference; never set. */
  readonly row?: Row;
}

/** The row type of a query, or of the query that a function returns. */
export type RowOf<Q> = Q extends (...args: never[]) => Query<infer Row>
  ? Row
  : Q extends Query<infer Row>
    ? Row
    : never;

type Tag<Row> = (strings: TemplateStringsArray, ...values: unknown[]) => Query<Row>;

/**
 * Builds a query: ``sql({ id: uuid, name: text })`SELECT id, name FROM city WHERE slug = ${slug}` ``. `${…}` is sent
 * as a parameter, unless it is a `part` or `raw`. A statement that returns no rows declares no columns: ``sql({})`…`
 * ``.
 */
export function sql<C extends Columns>(columns: C, name?: string): Tag<RowOfColumns<C>> {
  return (strings, ...values) => {
    const statement = Prisma.sql(strings, ...values);
    const named = name === undefined ? {} : { name };
    return { ...named, text: statement.text, values: statement.values, columns };
  };
}

/** Builds a fragment of a query, with its own values. */
export const part = Prisma.sql;

/** Inserts text into the statement without escaping. Use it only for constants of the code, never for user input. */
export const raw = Prisma.raw;
