import { indiaDay } from '@nukkad/domain/india-day.ts';
import { shareLink } from '@nukkad/job-search/job-card.ts';
import type { Transaction } from '../database/rows.ts';
import { type Notice, notifyAll } from '../notifications/notify.ts';
import { selectSaversAndApplicants } from './moderation.queries.ts';

type Change = 'closed' | 'removed' | 'held' | 'reopened';

/** A job may be held and opened several times; that it is closed is told once a day, however often a feed loses it. */
const occasion = (template: Change, now: Date): string =>
  template === 'held' || template === 'reopened' ? now.toISOString() : indiaDay(now);

/** Tells those concerned what became of jobs, once a job and occasion; to be called after the change, which decides the link. */
export async function notifyAboutJobs(
  tx: Transaction,
  jobIds: readonly string[],
  template: Change,
  now: Date,
): Promise<void> {
  if (jobIds.length === 0) return;
  const concerned = await tx.query(selectSaversAndApplicants(jobIds));
  const notices = concerned.map(
    (one): Notice => ({
      candidateId: one.candidateId,
      type: 'job-notices',
      template,
      values: { jobTitle: one.title, company: one.company },
      jobId: one.jobId,
      link: one.hasPage ? `/jobs?${shareLink(one)}` : '/myjobs',
      dedupeKey: `job:${one.jobId}:${template}:${occasion(template, now)}`,
    }),
  );
  await notifyAll(tx, notices, now);
}
