import { shareLink } from '@nukkad/job-search/job-card.ts';
import type { Container } from '../container.ts';
import type { Transaction } from '../database/rows.ts';
import { notify } from '../notifications/notify.ts';
import { writeAudit } from '../shared/audit.ts';
import { missingOr } from '../shared/missing-or.ts';
import { requireUuid } from '../shared/require-uuid.ts';

type Deps = Pick<Container, 'database' | 'clock' | 'tasks'>;

interface Subject {
  readonly reviewId: string;
  readonly actor: string;
}

interface Change extends Subject {
  readonly isHidden: boolean;
  /** Reason, visible only to operators. */
  readonly note: string | null;
  readonly refusal: string;
}

/** Notifies the author of the review. The dedupe key contains the time, so that every change is notified. */
async function notifyAuthor(
  tx: Transaction,
  id: string,
  template: 'review-hidden' | 'review-restored',
  now: Date,
): Promise<void> {
  const { candidateId, company } = await tx.companyReview.findUniqueOrThrow({
    where: { id },
    select: { candidateId: true, company: { select: { name: true, slug: true, shareId: true } } },
  });
  await notify(
    tx,
    {
      candidateId,
      type: 'job-notices',
      template,
      values: { company: company.name },
      link: `/companyreview?${encodeURIComponent(shareLink(company))}`,
      dedupeKey: `${template}:${id}:${now.toISOString()}`,
    },
    now,
  );
}

async function setHidden(
  { database, clock, tasks }: Deps,
  { reviewId, actor, isHidden, note, refusal }: Change,
): Promise<void> {
  const id = requireUuid(reviewId);
  const now = clock.now();
  const action = isHidden ? 'review-hidden' : 'review-restored';
  await database.transaction(async (tx) => {
    const { count } = await tx.companyReview.updateMany({
      where: { id, hiddenAt: isHidden ? null : { not: null } },
      data: { hiddenAt: isHidden ? now : null, hiddenNote: note },
    });
    if (count === 0)
      throw missingOr((await tx.companyReview.count({ where: { id } })) > 0, 'review', refusal);
    await notifyAuthor(tx, id, action, now);
    const details = note === null ? undefined : { reason: note };
    await writeAudit(tx, { actor, action, subject: id, details }, now);
  });
  tasks.soon('push');
}

/**
 * Hides a review from lists, counts and the average rating. The author still sees it, and it stays hidden even if the
 * author edits it.
 */
export function hideReview(deps: Deps, subject: Subject & { readonly note: string }): Promise<void> {
  return setHidden(deps, { ...subject, isHidden: true, refusal: 'is hidden already' });
}

/** Shows a hidden review again. */
export function restoreReview(deps: Deps, subject: Subject): Promise<void> {
  return setHidden(deps, { ...subject, isHidden: false, note: null, refusal: 'is not hidden' });
}
