import type { MemberRole } from '@nukkad/contract/partner/partner.wire.ts';
import type { Transaction } from '../database/rows.ts';
import { writeAudit } from '../shared/audit.ts';

interface NewMembership {
  readonly companyId: string;
  readonly memberId: string;
  readonly role: MemberRole;
  /** Who lets the member in: the member with a claim, or the owner who invited. */
  readonly actor: string;
}

/** Lets a member into a company. Returns false if the member already belongs to it; the role then stays. */
export async function writeMembership(
  tx: Transaction,
  { companyId, memberId, role, actor }: NewMembership,
  now: Date,
): Promise<boolean> {
  const where = { companyId, memberId, endedAt: null };
  if ((await tx.membership.count({ where })) > 0) return false;
  await tx.membership.create({ data: { companyId, memberId, role, createdBy: actor, createdAt: now } });
  const details = { company: companyId, role };
  await writeAudit(tx, { actor, action: 'membership-opened', subject: memberId, details }, now);
  return true;
}
