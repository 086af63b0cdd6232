import type { Query } from '@nukkad/db/sql.ts';
import type { Container } from '../container.ts';
import { deleteOlderFigures, storeCompanyFigures } from './company-figures.queries.ts';

/** A transaction that runs queries. */
interface Source {
  query<Row>(statement: Query<Row>): Promise<Row[]>;
}

/**
 * Computes how fast each company answers, and forgets it for companies without members. Returns their number. Run it in
 * a transaction.
 */
export async function storeFigures(source: Source, now: Date): Promise<number> {
  const stored = await source.query(storeCompanyFigures(now));
  await source.query(deleteOlderFigures(now));
  return stored.length;
}

/** Computes the figures of all companies. Returns the number of companies that have figures. */
export function computeFigures({ database, clock }: Pick<Container, 'database' | 'clock'>): Promise<number> {
  const now = clock.now();
  return database.transaction((tx) => storeFigures(tx, now));
}
