import type { MemberRole } from '@nukkad/contract/partner/partner.wire.ts';
import type { Container } from '../container.ts';
import { lockKey } from '../database/locks.queries.ts';
import type { Transaction } from '../database/rows.ts';
import { AppError } from '../errors/app-error.ts';
import { PartnerError } from '../errors/partner-error.ts';
import { writeAudit } from '../shared/audit.ts';
import { requireUuid } from '../shared/require-uuid.ts';

interface TeamChange {
  readonly companyId: string;
  /** The member whose membership changes. */
  readonly memberId: string;
  /** Who makes the change, for the audit. */
  readonly actor: string;
}

type Deps = Pick<Container, 'database' | 'clock'>;

/** Returns the open membership. The caller holds the lock of the team, so that two owners cannot leave at once. */
async function openMembership(tx: Transaction, { companyId, memberId }: TeamChange) {
  const membership = await tx.membership.findFirst({ where: { companyId, memberId, endedAt: null } });
  if (!membership) throw new AppError('NOT_FOUND');
  return membership;
}

/** Returns whether a company has an owner besides the member. */
export async function hasOtherOwner(
  tx: Transaction,
  { companyId, memberId }: Pick<TeamChange, 'companyId' | 'memberId'>,
): Promise<boolean> {
  const others = await tx.membership.count({
    where: { companyId, role: 'OWNER', endedAt: null, memberId: { not: memberId } },
  });
  return others > 0;
}

async function requireOtherOwner(tx: Transaction, change: TeamChange): Promise<void> {
  if (!(await hasOtherOwner(tx, change))) throw new PartnerError('LAST_OWNER');
}

/** Ends a membership. Throws LAST_OWNER for the only owner. The caller holds the lock `team:<company>`. */
export async function endMembership(tx: Transaction, change: TeamChange, now: Date): Promise<void> {
  const { id, role } = await openMembership(tx, change);
  if (role === 'OWNER') await requireOtherOwner(tx, change);
  await tx.membership.update({ where: { id }, data: { endedAt: now } });
  const { actor, memberId, companyId } = change;
  const details = { company: companyId, role };
  await writeAudit(tx, { actor, action: 'membership-ended', subject: memberId, details }, now);
}

/** Ends the membership of a member at once. Throws LAST_OWNER for the only owner, and NOT_FOUND. */
export async function removeFromTeam({ database, clock }: Deps, change: TeamChange): Promise<void> {
  requireUuid(change.memberId);
  await database.transaction(async (tx) => {
    await tx.query(lockKey(`team:${change.companyId}`));
    await endMembership(tx, change, clock.now());
  });
}

/** Changes the role of a member. Throws LAST_OWNER if the company would have no owner, and NOT_FOUND. */
export async function changeRole(
  { database, clock }: Deps,
  change: TeamChange,
  role: MemberRole,
): Promise<void> {
  requireUuid(change.memberId);
  await database.transaction(async (tx) => {
    await tx.query(lockKey(`team:${change.companyId}`));
    const before = await openMembership(tx, change);
    if (before.role === role) return;
    if (before.role === 'OWNER') await requireOtherOwner(tx, change);
    await tx.membership.update({ where: { id: before.id }, data: { role } });
    const details = { company: change.companyId, role: { from: before.role, to: role } };
    const entry = { actor: change.actor, action: 'role-changed', subject: change.memberId, details };
    await writeAudit(tx, entry, clock.now());
  });
}
