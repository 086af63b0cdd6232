import type { PipelinedTransaction } from '@nukkad/db';
import type { Query } from '@nukkad/db/sql.ts';

export type { PipelinedTransaction, Transaction } from '@nukkad/db';

/** An object that runs queries: the database or a transaction. */
export type Queryable = Pick<PipelinedTransaction, 'query'>;

/** A transaction that sends a statement without waiting for its response. */
export type Sender = Pick<PipelinedTransaction, 'send'>;

/** Returns the first row of a query, or null. */
export async function firstRow<Row>(source: Queryable, query: Query<Row>): Promise<Row | null> {
  return (await source.query(query))[0] ?? null;
}

/** Returns the row of a query that always has one, such as an aggregate. Throws if there is none. */
export async function oneRow<Row>(source: Queryable, query: Query<Row>): Promise<Row> {
  const row = await firstRow(source, query);
  if (row === null) throw new Error(`no row of ${query.text}`);
  return row;
}
