import { indiaDay } from '@nukkad/domain/india-day.ts';
import { shareLink } from '@nukkad/job-search/job-card.ts';
import type { Transaction } from '../database/rows.ts';
import { type Notice, notifyAll } from '../notifications/notify.ts';
import { selectSaversAndApplicants } from './moderation.queries.ts';

type Change = 'closed' | 'removed' | 'held' | 'reopened';

/**
 * Returns the part of the dedupe key that controls repeats. Seekers are notified whenever a job is held or reopened.
 * They are notified at most once a day that it is closed, because a feed may drop and add a job repeatedly.
 */
const repeatKey = (template: Change, now: Date): string =>
  template === 'held' || template === 'reopened' ? now.toISOString() : indiaDay(now);

/**
 * Notifies seekers who saved a job or have a pending application for it. Call it after the change, because the link of
 * the message depends on whether the job still has a page.
 */
export async function notifyAboutJobs(
  tx: Transaction,
  jobIds: readonly string[],
  template: Change,
  now: Date,
): Promise<void> {
  if (jobIds.length === 0) return;
  const recipients = await tx.query(selectSaversAndApplicants(jobIds));
  const notices = recipients.map(
    (one): Notice => ({
      candidateId: one.candidateId,
      type: 'job-notices',
      template,
      values: { jobTitle: one.title, company: one.company },
      jobId: one.jobId,
      link: one.hasPage ? `/jobs?${shareLink(one)}` : '/myjobs',
      dedupeKey: `job:${one.jobId}:${template}:${repeatKey(template, now)}`,
    }),
  );
  await notifyAll(tx, notices, now);
}
