import type { SuspensionReason } from '@nukkad/contract/session/suspension-reasons.ts';
import type { Container } from '../container.ts';
import type { Transaction } from '../database/rows.ts';
import type { AppError } from '../errors/app-error.ts';
import { writeAudit } from '../shared/audit.ts';
import { missingOr } from '../shared/missing-or.ts';
import { requireUuid } from '../shared/require-uuid.ts';

type Deps = Pick<Container, 'database' | 'clock'>;

interface Subject {
  readonly memberId: string;
  readonly actor: string;
}

const unchanged = async (tx: Transaction, id: string, refusal: string): Promise<AppError> =>
  missingOr((await tx.member.count({ where: { id, deletedAt: null } })) > 0, 'member', refusal);

/**
 * Suspends a member: ends all sessions and prevents new ones. The member's companies and their other members go on. Returns
 * the number of these companies.
 */
export async function suspendMember(
  { database, clock }: Deps,
  { memberId, actor, reason }: Subject & { readonly reason: SuspensionReason },
): Promise<{ companies: number }> {
  const id = requireUuid(memberId);
  const now = clock.now();
  return database.transaction(async (tx) => {
    const { count } = await tx.member.updateMany({
      where: { id, deletedAt: null, suspendedAt: null },
      data: { suspendedAt: now, suspendedReason: reason },
    });
    if (count === 0) throw await unchanged(tx, id, 'is suspended already');
    await tx.deskSession.updateMany({ where: { memberId: id, revokedAt: null }, data: { revokedAt: now } });
    await tx.memberPush.deleteMany({ where: { memberId: id } });
    await writeAudit(tx, { actor, action: 'member-suspended', subject: id, details: { reason } }, now);
    return { companies: await tx.membership.count({ where: { memberId: id, endedAt: null } }) };
  });
}

/** Allows a member to sign in again. Earlier sessions stay ended. */
export async function restoreMember({ database, clock }: Deps, { memberId, actor }: Subject): Promise<void> {
  const id = requireUuid(memberId);
  await database.transaction(async (tx) => {
    const { count } = await tx.member.updateMany({
      where: { id, deletedAt: null, suspendedAt: { not: null } },
      data: { suspendedAt: null, suspendedReason: null },
    });
    if (count === 0) throw await unchanged(tx, id, 'is not suspended');
    await writeAudit(tx, { actor, action: 'member-restored', subject: id }, clock.now());
  });
}
