import type { ReviewInput } from '@nukkad/contract/companies/company.domain.ts';
import type { Container } from '../container.ts';
import { AppError } from '../errors/app-error.ts';
import { notifyMembers } from '../member-notices/notify-members.ts';
import { canReview } from './can-review.ts';
import { findCompany } from './find-company.ts';

/** Returns the notice of a new review. It contains nothing of the review, whose author may change it or an operator hide it. */
const noticeOf = (reviewId: string) =>
  ({
    type: 'reviews',
    template: 'new',
    values: {},
    link: '/reviews',
    dedupeKey: `review:${reviewId}`,
  }) as const;

/**
 * Stores the seeker's review of a company and replaces an earlier one. The members of the company are notified of a new
 * review, but not of a change. Throws REVIEW_NOT_ALLOWED before an interview.
 */
export async function reviewCompany(
  { database, clock, tasks }: Pick<Container, 'database' | 'clock' | 'tasks'>,
  candidateId: string,
  { companyId, stars, comments }: ReviewInput,
): Promise<void> {
  const id = await findCompany(database, { companyId });
  if (!(await canReview(database, candidateId, id))) throw new AppError('REVIEW_NOT_ALLOWED');
  const now = clock.now();
  const isNotified = await database.transaction(async (tx) => {
    const isNew = (await tx.companyReview.count({ where: { candidateId, companyId: id } })) === 0;
    const review = await tx.companyReview.upsert({
      where: { candidateId_companyId: { candidateId, companyId: id } },
      create: { candidateId, companyId: id, rating: stars, comment: comments, createdAt: now },
      update: { rating: stars, comment: comments },
    });
    // Simultaneous calls may both see that there was none. The key lets only one of them notify.
    return isNew && (await notifyMembers(tx, id, noticeOf(review.id), now)) > 0;
  });
  if (isNotified) tasks.soon('push');
}
