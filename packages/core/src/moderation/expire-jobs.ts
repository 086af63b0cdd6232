import type { Container } from '../container.ts';
import { closeExpiredJobs } from './moderation.queries.ts';
import { notifyAboutJobs } from './notify-about-jobs.ts';

const BATCH = 500;

/** Closes expired jobs, and notifies the seekers who saved or applied for one. Returns the number of jobs. */
export async function expireJobs({
  database,
  clock,
  tasks,
}: Pick<Container, 'database' | 'clock' | 'tasks'>): Promise<number> {
  for (let closed = 0; ; ) {
    const now = clock.now();
    const batch = await database.transaction(async (tx) => {
      const ids = (await tx.query(closeExpiredJobs(now, BATCH))).map(({ id }) => id);
      await notifyAboutJobs(tx, ids, 'closed', now);
      return ids.length;
    });
    closed += batch;
    if (batch < BATCH) {
      if (closed > 0) tasks.soon('push');
      return closed;
    }
  }
}
