import type { Container } from '../container.ts';
import { deleteOlderFigures, storeCompanyFigures } from './company-figures.queries.ts';

/** Computes how fast each company answers, and forgets it for companies without members. Returns their number. */
export async function computeFigures({
  database,
  clock,
}: Pick<Container, 'database' | 'clock'>): Promise<number> {
  const now = clock.now();
  return database.transaction(async (tx) => {
    const stored = await tx.query(storeCompanyFigures(now));
    await tx.query(deleteOlderFigures(now));
    return stored.length;
  });
}
