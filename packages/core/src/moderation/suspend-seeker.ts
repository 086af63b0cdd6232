import type { SuspensionReason } from '@nukkad/contract/session/suspension-reasons.ts';
import type { Container } from '../container.ts';
import type { Transaction } from '../database/rows.ts';
import type { AppError } from '../errors/app-error.ts';
import { endAllLogins } from '../session/end-all-logins.ts';
import { writeAudit } from '../shared/audit.ts';
import { missingOr } from '../shared/missing-or.ts';
import { PENDING_STATUSES } from '../shared/pending-application.queries.ts';
import { requireUuid } from '../shared/require-uuid.ts';

type Deps = Pick<Container, 'database' | 'clock' | 'logins'>;

interface Subject {
  readonly candidateId: string;
  readonly actor: string;
}

const unchanged = async (tx: Transaction, id: string, refusal: string): Promise<AppError> =>
  missingOr((await tx.candidate.count({ where: { id, deletedAt: null } })) > 0, 'seeker', refusal);

/**
 * Suspends a seeker: ends all logins and prevents new ones. Returns the number of pending applications of the seeker.
 */
export async function suspendSeeker(
  deps: Deps,
  { candidateId, actor, reason }: Subject & { readonly reason: SuspensionReason },
): Promise<{ applications: number }> {
  const id = requireUuid(candidateId);
  const now = deps.clock.now();
  const applications = await deps.database.transaction(async (tx) => {
    const { count } = await tx.candidate.updateMany({
      where: { id, deletedAt: null, suspendedAt: null },
      data: { suspendedAt: now, suspendedReason: reason },
    });
    if (count === 0) throw await unchanged(tx, id, 'is suspended already');
    await endAllLogins(tx, deps, id);
    await tx.pushSubscription.deleteMany({ where: { candidateId: id } });
    await writeAudit(tx, { actor, action: 'seeker-suspended', subject: id, details: { reason } }, now);
    return tx.application.count({ where: { candidateId: id, status: { in: [...PENDING_STATUSES] } } });
  });
  deps.logins.forget();
  return { applications };
}

/** Allows a seeker to sign in again. Earlier logins stay ended. */
export async function restoreSeeker(deps: Deps, { candidateId, actor }: Subject): Promise<void> {
  const id = requireUuid(candidateId);
  await deps.database.transaction(async (tx) => {
    const { count } = await tx.candidate.updateMany({
      where: { id, deletedAt: null, suspendedAt: { not: null } },
      data: { suspendedAt: null, suspendedReason: null },
    });
    if (count === 0) throw await unchanged(tx, id, 'is not suspended');
    await writeAudit(tx, { actor, action: 'seeker-restored', subject: id }, deps.clock.now());
  });
}
