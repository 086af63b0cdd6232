import type { Columns, RowOfColumns } from './columns.ts';
import { Prisma } from './generated/client.ts';

/** A statement with its values and with the columns of its rows, by which a test holds it to the database. */
export interface Query<Row> {
  /** Under this name each connection plans it once. */
  readonly name?: string;
  readonly text: string;
  readonly values: unknown[];
  readonly columns: Columns;
  /** There for the compiler alone. */
  readonly row?: Row;
}

/** The rows of a query, or of the function that makes it. */
export type RowOf<Q> = Q extends (...args: never[]) => Query<infer Row>
  ? Row
  : Q extends Query<infer Row>
    ? Row
    : never;

type Tag<Row> = (strings: TemplateStringsArray, ...values: unknown[]) => Query<Row>;

/**
 * A query: ``sql({ id: uuid, name: text })`SELECT id, name FROM city WHERE slug = ${slug}` ``. What stands in `${…}` is sent
 * as a value, unless it is a `part` or `raw`. A statement without rows has no columns: ``sql({})`…` ``.
 */
export function sql<C extends Columns>(columns: C, name?: string): Tag<RowOfColumns<C>> {
  return (strings, ...values) => {
    const statement = Prisma.sql(strings, ...values);
    const named = name === undefined ? {} : { name };
    return { ...named, text: statement.text, values: statement.values, columns };
  };
}

/** A part of queries, with values of its own. */
export const part = Prisma.sql;

/** Text that becomes part of the statement as it is: constants of ours, never what somebody sent. */
export const raw = Prisma.raw;
