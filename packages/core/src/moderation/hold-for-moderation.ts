import type { Transaction } from '../database/rows.ts';
import { holdJobsToReview, releaseReviewedJobs } from './hold-for-moderation.queries.ts';
import { notifyAboutJobs } from './notify-about-jobs.ts';

const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

interface Moment {
  readonly now: Date;
  readonly expiresAt: Date;
}

/** Publishes waiting jobs that no longer need a review, and notifies the seekers who saved or applied for one. */
export async function releaseFixedJobs(
  tx: Transaction,
  jobIds: readonly string[],
  { now, expiresAt }: Moment,
): Promise<void> {
  await notifyAboutJobs(
    tx,
    idsOf(await tx.query(releaseReviewedJobs(jobIds, now, expiresAt))),
    'reopened',
    now,
  );
}

/**
 * Pauses new or changed jobs that an operator has to review, and publishes waiting jobs that no longer need a review.
 * Notifies the seekers who saved or applied for one. Call it in the transaction that wrote the jobs and their checks,
 * so that a held job is never visible.
 */
export async function holdForModeration(
  tx: Transaction,
  jobIds: readonly string[],
  moment: Moment,
): Promise<void> {
  const held = idsOf(await tx.query(holdJobsToReview(jobIds, moment.now)));
  await notifyAboutJobs(tx, held, 'held', moment.now);
  await releaseFixedJobs(tx, jobIds, moment);
}
