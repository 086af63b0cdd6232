import { shareLink } from '@nukkad/job-search/job-card.ts';
import type { Transaction } from '../../database/rows.ts';
import { type Notice, notifyAll } from '../notifications/notify.ts';
import { selectConcerned } from './moderation.queries.ts';

/** Tells those concerned that jobs were closed or removed, once a job. */
export async function tellAboutJobs(
  tx: Transaction,
  jobIds: readonly string[],
  template: 'closed' | 'removed',
  now: Date,
): Promise<void> {
  const concerned = await tx.query(selectConcerned(jobIds));
  const notices = concerned.map(
    (one): Notice => ({
      candidateId: one.candidateId,
      type: 'job-notices',
      template,
      values: { jobTitle: one.title, company: one.company },
      jobId: one.jobId,
      // A removed job has no page any more.
      link: template === 'removed' ? '/myjobs' : `/jobs?${shareLink(one)}`,
      dedupeKey: `job:${one.jobId}:${template}`,
    }),
  );
  await notifyAll(tx, notices, now);
}
