import type { Container } from '../container.ts';
import type { Transaction } from '../database/rows.ts';
import { writeAudit } from '../shared/audit.ts';
import { missingOr } from '../shared/missing-or.ts';
import { requireUuid } from '../shared/require-uuid.ts';
import { notifyReviewer } from './notify-reviewer.ts';

type Deps = Pick<Container, 'database' | 'clock' | 'tasks'>;

interface Subject {
  readonly reviewId: string;
  readonly actor: string;
}

interface Change extends Subject {
  readonly action: string;
  /** Which state the reply must have. */
  readonly where: { readonly heldAt?: { not: null }; readonly hiddenAt?: null | { not: null } };
  readonly data: (now: Date) => {
    readonly heldAt?: null;
    readonly heldReason?: null;
    readonly hiddenAt?: Date | null;
    readonly hiddenNote?: string | null;
  };
  /** Why the change is refused if the reply has another state. */
  readonly refusal: string;
  readonly note?: string;
  readonly after?: (tx: Transaction, id: string, now: Date) => Promise<void>;
}

async function changeReply(
  { database, clock, tasks }: Deps,
  { reviewId, actor, action, where, data, refusal, note, after }: Change,
): Promise<void> {
  const id = requireUuid(reviewId);
  const now = clock.now();
  await database.transaction(async (tx) => {
    const { count } = await tx.reviewReply.updateMany({ where: { reviewId: id, ...where }, data: data(now) });
    if (count === 0)
      throw missingOr((await tx.reviewReply.count({ where: { reviewId: id } })) > 0, 'reply', refusal);
    await after?.(tx, id, now);
    const details = note === undefined ? undefined : { reason: note };
    await writeAudit(tx, { actor, action, subject: id, details }, now);
  });
  tasks.soon('push');
}

/** Shows a reply that waited for an operator, and notifies the author of the review. */
export function approveReply(deps: Deps, subject: Subject): Promise<void> {
  return changeReply(deps, {
    ...subject,
    action: 'review-reply-approved',
    where: { heldAt: { not: null }, hiddenAt: null },
    data: () => ({ heldAt: null, heldReason: null }),
    refusal: 'does not wait',
    after: notifyReviewer,
  });
}

/** Hides a reply, also one that waits. Its company still sees it and cannot change it. */
export function hideReply(
  deps: Deps,
  { note, ...subject }: Subject & { readonly note: string },
): Promise<void> {
  return changeReply(deps, {
    ...subject,
    action: 'review-reply-hidden',
    where: { hiddenAt: null },
    data: (now) => ({ hiddenAt: now, hiddenNote: note, heldAt: null, heldReason: null }),
    refusal: 'is hidden already',
    note,
  });
}

/** Shows a hidden reply again. The author of the review is notified unless that has happened before. */
export function restoreReply(deps: Deps, subject: Subject): Promise<void> {
  return changeReply(deps, {
    ...subject,
    action: 'review-reply-restored',
    where: { hiddenAt: { not: null } },
    data: () => ({ hiddenAt: null, hiddenNote: null }),
    refusal: 'is not hidden',
    after: notifyReviewer,
  });
}
