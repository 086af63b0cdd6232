import type { Transaction } from '../database/rows.ts';
import { holdJobsToReview, releaseReviewedJobs } from './hold-for-moderation.queries.ts';
import { notifyAboutJobs } from './notify-about-jobs.ts';

const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

interface Moment {
  readonly now: Date;
  readonly expiresAt: Date;
}

/** Lets waiting jobs go that were mended, and tells those concerned. */
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
 * Takes jobs that were just written and checked out of the public's sight where they have to wait for an operator, and lets
 * those go that need wait no longer; those who had met them are told. To be called in the transaction that wrote them, so that
 * nobody sees them between.
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
