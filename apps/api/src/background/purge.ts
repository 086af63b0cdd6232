import type { Container } from '../container.ts';
import { purges } from './background.queries.ts';

/** Deletes what is kept no longer than needed; answers how many rows. */
export async function purge({ database, clock }: Pick<Container, 'database' | 'clock'>): Promise<number> {
  let purged = 0;
  for (const deletion of purges(clock.now())) purged += (await database.query(deletion)).length;
  return purged;
}
