import type { Transaction } from '../database/rows.ts';
import { holdJobsToReview, releaseReviewedJobs } from './hold-for-moderation.queries.ts';
import { notifyAboutJobs } from './notify-about-jobs.ts';

const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

interface Moment {
  readonly now: Date;
  readonly expiresAt: Date;
  /** Whether jobs that members post wait while their company is new. Imports leave it out. */
  readonly firstJobWaits?: boolean;
}

/** Publishes waiting jobs that no longer need a review, and notifies the seekers who saved or applied for one. */
export async function releaseFixedJobs(
  tx: Transaction,
  jobIds: readonly string[],
  { now, expiresAt, firstJobWaits = false }: Moment,
): Promise<void> {
  const released = await tx.query(releaseReviewedJobs(jobIds, { now, expiresAt, firstJobWaits }));
  await notifyAboutJobs(tx, idsOf(released), 'reopened', now);
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
  const { now, firstJobWaits = false } = moment;
  const held = idsOf(await tx.query(holdJobsToReview(jobIds, { now, firstJobWaits })));
  await notifyAboutJobs(tx, held, 'held', now);
  await releaseFixedJobs(tx, jobIds, moment);
}
