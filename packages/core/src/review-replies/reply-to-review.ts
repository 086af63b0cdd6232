import { isBlank } from '@nukkad/contract/shared/visible-text.ts';
import { checkWords } from '../checks/check-words.ts';
import type { Container } from '../container.ts';
import { firstRow, type Transaction } from '../database/rows.ts';
import { AppError } from '../errors/app-error.ts';
import { PartnerError } from '../errors/partner-error.ts';
import { type CompanySession, memberActor } from '../members/member-session.ts';
import { writeAudit } from '../shared/audit.ts';
import { requireUuid } from '../shared/require-uuid.ts';
import { AUTHOR, companyReplyOf } from './company-reply.ts';
import { notifyReviewer } from './notify-reviewer.ts';
import { lockReview } from './review-replies.queries.ts';

type Deps = Pick<Container, 'database' | 'clock' | 'tasks'>;

/**
 * Locks a review of the company and returns its reply; null if there is none. Throws NOT_FOUND, or REPLY_HIDDEN if an
 * operator hid the reply, because then it cannot be changed.
 */
async function lockReply(tx: Transaction, reviewId: string, companyId: string) {
  const review = await firstRow(tx, lockReview(reviewId, companyId));
  if (review === null) throw new AppError('NOT_FOUND');
  const reply = await tx.reviewReply.findUnique({ where: { reviewId }, include: { member: AUTHOR } });
  if (reply?.hiddenAt) throw new PartnerError('REPLY_HIDDEN');
  return { reply, isSuspended: review.isSuspended };
}

/** Returns why a text has to be read by an operator first; null if it has not. */
function holdReason(text: string): string | null {
  const { outcome, reason } = checkWords({ title: '', requirements: text });
  return outcome === 'FAILED' ? reason : null;
}

/**
 * Stores the reply of a company to a review, and replaces an earlier one. A text that fails the check of words waits for an
 * operator; otherwise the author of the review is notified. The same text again changes nothing. Throws EMPTY_MESSAGE,
 * NOT_FOUND, REPLY_HIDDEN or COMPANY_SUSPENDED.
 */
export async function replyToReview(
  { database, clock, tasks }: Deps,
  { companyId, memberId }: CompanySession,
  { review, text }: { readonly review: string; readonly text: string },
) {
  const reviewId = requireUuid(review);
  const body = text.trim();
  if (isBlank(body)) throw new AppError('EMPTY_MESSAGE');
  const now = clock.now();
  const { stored, isNotified } = await database.transaction(async (tx) => {
    const { reply, isSuspended } = await lockReply(tx, reviewId, companyId);
    if (isSuspended) throw new PartnerError('COMPANY_SUSPENDED');
    if (reply?.text === body) return { stored: reply, isNotified: false };
    const heldReason = holdReason(body);
    const written = {
      memberId,
      text: body,
      changedAt: now,
      heldAt: heldReason === null ? null : now,
      heldReason,
    };
    const saved = await tx.reviewReply.upsert({
      where: { reviewId },
      create: { reviewId, createdAt: now, ...written },
      update: written,
      include: { member: AUTHOR },
    });
    if (heldReason === null) await notifyReviewer(tx, reviewId, now);
    const action = reply === null ? 'review-reply-written' : 'review-reply-changed';
    const details = heldReason === null ? undefined : { held: heldReason };
    await writeAudit(tx, { actor: memberActor(memberId), action, subject: reviewId, details }, now);
    return { stored: saved, isNotified: heldReason === null };
  });
  if (isNotified) tasks.soon('push');
  return companyReplyOf(stored);
}

/** Removes the reply of a company to a review. A repeat does nothing. Throws NOT_FOUND or REPLY_HIDDEN. */
export async function removeReply(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  { companyId, memberId }: CompanySession,
  review: string,
): Promise<void> {
  const reviewId = requireUuid(review);
  await database.transaction(async (tx) => {
    const { reply } = await lockReply(tx, reviewId, companyId);
    if (reply === null) return;
    await tx.reviewReply.delete({ where: { reviewId } });
    const removed = { actor: memberActor(memberId), action: 'review-reply-removed', subject: reviewId };
    await writeAudit(tx, removed, clock.now());
  });
}
