import type { Container } from '../container.ts';
import { lockKey } from '../database/locks.queries.ts';
import type { Transaction } from '../database/rows.ts';
import { PartnerError } from '../errors/partner-error.ts';
import { notifyMember } from '../member-notices/notify-members.ts';
import { endMembership, hasOtherOwner } from '../members/change-team.ts';
import { memberActor } from '../members/member-session.ts';
import { writeAudit } from '../shared/audit.ts';
import { requireUuid } from '../shared/require-uuid.ts';
import { closeCompany } from './close-company.ts';

/** What happens to a company whose only owner leaves. */
interface CompanyPlan {
  readonly company: string;
  /** The recruiter who becomes the owner. Null closes the company. */
  readonly successor: string | null;
}

interface Leaving {
  readonly companyId: string;
  readonly memberId: string;
  readonly plan: CompanyPlan | undefined;
}

/** Makes a recruiter the owner. Throws CHANGED_SINCE if the recruiter left, was suspended or deleted meanwhile. */
async function handOver(
  tx: Transaction,
  { companyId, memberId }: Leaving,
  successor: string,
  now: Date,
): Promise<void> {
  const successorId = requireUuid(successor);
  const member = { deletedAt: null, suspendedAt: null };
  const { count } = await tx.membership.updateMany({
    where: { companyId, memberId: successorId, endedAt: null, role: 'RECRUITER', member },
    data: { role: 'OWNER' },
  });
  if (count === 0) throw new PartnerError('CHANGED_SINCE');
  const details = { company: companyId, role: { from: 'RECRUITER', to: 'OWNER' } };
  const actor = memberActor(memberId);
  await writeAudit(tx, { actor, action: 'role-changed', subject: successorId, details }, now);
  const { name } = await tx.company.findUniqueOrThrow({ where: { id: companyId } });
  const notice = { type: 'team', template: 'owner', values: { company: name } } as const;
  const dedupeKey = `owner:${companyId}:${now.toISOString()}`;
  await notifyMember(tx, successorId, { ...notice, link: '/team', dedupeKey }, now);
}

/** Ends the membership. If the member is the only owner, hands the company over or closes it first. */
async function leave(tx: Transaction, leaving: Leaving, now: Date): Promise<void> {
  const { companyId, memberId, plan } = leaving;
  await tx.query(lockKey(`team:${companyId}`));
  const own = await tx.membership.findFirst({ where: { companyId, memberId, endedAt: null } });
  // An owner removed the member while this request waited for the lock.
  if (own === null) return;
  const isOnlyOwner = own.role === 'OWNER' && !(await hasOtherOwner(tx, leaving));
  if (isOnlyOwner && plan?.successor === null) {
    await closeCompany(tx, leaving, now);
    return;
  }
  if (isOnlyOwner && plan !== undefined && plan.successor !== null)
    await handOver(tx, leaving, plan.successor, now);
  await endMembership(tx, { companyId, memberId, actor: memberActor(memberId) }, now);
}

/**
 * Deletes a member: ends every membership and session, and erases name, number, notices and messages to the operators.
 * Companies whose only owner the member is are handed over or closed as `plans` says, in the same transaction. A repeat
 * changes nothing. Throws LAST_OWNER for such a company without a plan, and CHANGED_SINCE if the chosen recruiter has left.
 */
export async function deleteMember(
  { database, clock, tasks }: Pick<Container, 'database' | 'clock' | 'tasks'>,
  memberId: string,
  plans: readonly CompanyPlan[] = [],
): Promise<void> {
  const now = clock.now();
  const planOf = new Map(plans.map((plan) => [plan.company.toLowerCase(), plan]));
  await database.transaction(async (tx) => {
    await tx.query(lockKey(`member:${memberId}`));
    if ((await tx.member.count({ where: { id: memberId, deletedAt: null } })) === 0) return;
    const open = await tx.membership.findMany({
      where: { memberId, endedAt: null },
      orderBy: { companyId: 'asc' },
      select: { companyId: true },
    });
    for (const { companyId } of open)
      await leave(tx, { companyId, memberId, plan: planOf.get(companyId) }, now);
    await tx.deskSession.deleteMany({ where: { memberId } });
    await tx.passkey.deleteMany({ where: { memberId } });
    await tx.companyClaim.deleteMany({ where: { memberId } });
    await tx.memberNotice.deleteMany({ where: { memberId } });
    await tx.helpMessage.deleteMany({ where: { memberId } });
    await tx.member.update({ where: { id: memberId }, data: { deletedAt: now, phone: null, name: '' } });
    await writeAudit(tx, { actor: memberActor(memberId), action: 'member-deleted', subject: memberId }, now);
  });
  tasks.soon('push');
}
