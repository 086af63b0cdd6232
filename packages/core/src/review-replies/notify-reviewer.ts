import { shareLink } from '@nukkad/job-search/job-card.ts';
import type { Transaction } from '../database/rows.ts';
import { notify } from '../notifications/notify.ts';

/** Notifies the author of a review, once, that the company has replied. The caller requests the task `push`. */
export async function notifyReviewer(tx: Transaction, reviewId: string, now: Date): Promise<void> {
  const { candidateId, company } = await tx.companyReview.findUniqueOrThrow({
    where: { id: reviewId },
    select: { candidateId: true, company: { select: { name: true, slug: true, shareId: true } } },
  });
  await notify(
    tx,
    {
      candidateId,
      type: 'job-notices',
      template: 'review-replied',
      values: { company: company.name },
      link: `/companyreview?${encodeURIComponent(shareLink(company))}`,
      dedupeKey: `review-replied:${reviewId}`,
    },
    now,
  );
}
