import type { Container } from '../container.ts';
import { clearRecipients } from '../messages/messages.queries.ts';
import { purgeSearchWords, purges } from './background.queries.ts';

type Deps = Pick<Container, 'database' | 'clock'>;

/**
 * Deletes unused words of the search in short transactions, because inserts of jobs wait for each. Returns the number.
 */
async function purgeWords({ database }: Pick<Deps, 'database'>): Promise<number> {
  for (let purged = 0; ; ) {
    const [row] = await database.query(purgeSearchWords());
    const deleted = row?.gone ?? 0;
    if (deleted === 0) return purged;
    purged += deleted;
  }
}

/** Deletes all rows whose retention period has ended, and unused words of the search. Returns the number of rows. */
export async function purge({ database, clock }: Deps): Promise<number> {
  let purged = 0;
  for (const deletion of purges(clock.now())) purged += (await database.query(deletion)).length;
  purged += (await database.query(clearRecipients(clock.now()))).length;
  return purged + (await purgeWords({ database }));
}
