import { refundSpendingOnJob } from '../credits/refund-credits.ts';
import type { Transaction } from '../database/rows.ts';
import { type Notice, notifyAll } from '../notifications/notify.ts';

interface Removed {
  readonly jobId: string;
  readonly title: string;
  readonly template: 'refunded-fake-job' | 'refunded-refused-job';
}

/**
 * Refunds all credits spent on a job that an operator removes, and notifies the seekers. Returns the number of refunds.
 */
export async function refundJob(
  tx: Transaction,
  { jobId, title, template }: Removed,
  now: Date,
): Promise<number> {
  const refunds = await refundSpendingOnJob(tx, jobId, now);
  await tx.application.updateMany({ where: { jobId, refundedAt: null }, data: { refundedAt: now } });
  const notices = refunds.map(
    ({ candidateId, reference, balance }): Notice => ({
      candidateId,
      type: 'credits',
      template,
      values: { jobTitle: title, balance },
      jobId,
      link: '/profile',
      dedupeKey: `refund:${reference}`,
    }),
  );
  await notifyAll(tx, notices, now);
  return refunds.length;
}
