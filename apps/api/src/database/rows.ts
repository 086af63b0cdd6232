import type { Transaction } from '@nukkad/db';

export type { Transaction } from '@nukkad/db';

/** Whatever runs statements: the database itself, or a transaction. */
export type Queryable = Pick<Transaction, 'query'>;

/** Runs one statement and answers its rows. */
export function rows<T>(source: Queryable, sql: string, ...values: unknown[]): Promise<T[]> {
  return source.query<T>(sql, values);
}

/** The same for a statement of which at most one row is wanted. */
export async function firstRow<T>(source: Queryable, sql: string, ...values: unknown[]): Promise<T | null> {
  return (await source.query<T>(sql, values))[0] ?? null;
}
