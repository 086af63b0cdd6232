import type { Transaction } from '@nukkad/db';
import type { Query } from '@nukkad/db/sql.ts';

export type { Transaction } from '@nukkad/db';

/** Whatever runs queries: the database itself, or a transaction. */
export type Queryable = Pick<Transaction, 'query'>;

/** The row of a query of which at most one is wanted. */
export async function firstRow<Row>(source: Queryable, query: Query<Row>): Promise<Row | null> {
  return (await source.query(query))[0] ?? null;
}

/** The row of a query that always has one: an aggregate, or what a foreign key guarantees. */
export async function oneRow<Row>(source: Queryable, query: Query<Row>): Promise<Row> {
  const row = await firstRow(source, query);
  if (row === null) throw new Error(`no row of ${query.text}`);
  return row;
}
