import type { Container } from '../../container.ts';
import { rows } from '../../database/rows.ts';
import { tellAboutJobs } from './tell-about-jobs.ts';

const BATCH = 500;

const CLOSE = `
  UPDATE job SET status = 'CLOSED', status_reason = 'expired', status_changed_at = $1::timestamptz, updated_at = $1
   WHERE id IN (SELECT id FROM job WHERE status = 'ACTIVE' AND expires_at <= $1::timestamptz
                 ORDER BY expires_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
  RETURNING id::text`;

/** Closes jobs that have outlived their days and were not renewed, and tells those concerned; answers how many. */
export async function expireJobs({
  database,
  clock,
  tasks,
}: Pick<Container, 'database' | 'clock' | 'tasks'>): Promise<number> {
  for (let closed = 0; ; ) {
    const now = clock.now();
    const batch = await database.transaction(async (tx) => {
      const ids = (await rows<{ id: string }>(tx, CLOSE, now)).map(({ id }) => id);
      await tellAboutJobs(tx, ids, 'closed', now);
      return ids.length;
    });
    closed += batch;
    if (batch < BATCH) {
      if (closed > 0) tasks.soon('push');
      return closed;
    }
  }
}
