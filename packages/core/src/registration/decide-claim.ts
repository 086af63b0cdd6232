import type { Container } from '../container.ts';
import { lockKey } from '../database/locks.queries.ts';
import { firstRow, type Transaction } from '../database/rows.ts';
import { AppError, conflict } from '../errors/app-error.ts';
import { notifyMember } from '../member-notices/notify-members.ts';
import { COMPANIES_MAX, countOwned } from '../members/claim-limit.ts';
import { lockOpenClaim } from '../members/members.queries.ts';
import { writeMembership } from '../members/write-membership.ts';
import { writeAudit } from '../shared/audit.ts';
import { requireUuid } from '../shared/require-uuid.ts';

interface ClaimDecision {
  readonly claimId: string;
  readonly isGranted: boolean;
  readonly actor: string;
  /** Why it is refused, for operators. */
  readonly reason?: string;
}

/** Reason of the claims that end because another claim of the company was granted. */
const OTHERS_GRANTED = 'another claim was granted';

/** Notifies a member of the decision about their claim. */
async function notifyOfDecision(
  tx: Transaction,
  { id, memberId, companyId }: OpenClaim,
  template: 'claim-granted' | 'claim-refused',
  now: Date,
): Promise<void> {
  const { name: company } = await tx.company.findUniqueOrThrow({ where: { id: companyId } });
  const link = template === 'claim-granted' ? '/today' : '/join';
  const notice = { type: 'company', template, values: { company }, link, dedupeKey: `claim:${id}` } as const;
  await notifyMember(tx, memberId, notice, now);
}

interface OpenClaim {
  readonly id: string;
  readonly companyId: string;
  readonly memberId: string;
}

/** Makes the member an owner, and refuses the other open claims of the company. */
async function grant(
  tx: Transaction,
  { id, companyId, memberId }: OpenClaim,
  { actor }: Pick<ClaimDecision, 'actor'>,
  now: Date,
): Promise<void> {
  const member = await tx.member.findUniqueOrThrow({ where: { id: memberId } });
  if (member.deletedAt !== null || member.suspendedAt !== null)
    throw conflict('claim', 'is of a member who was deleted or suspended');
  if ((await tx.membership.count({ where: { companyId, endedAt: null } })) > 0)
    throw conflict('claim', 'is of a company that somebody looks after; its owner can invite the member');
  if ((await countOwned(tx, memberId)) >= COMPANIES_MAX)
    throw conflict('claim', `is of a member who owns ${COMPANIES_MAX} companies`);
  await writeMembership(tx, { companyId, memberId, role: 'OWNER', actor }, now);
  const others = await tx.companyClaim.updateManyAndReturn({
    where: { companyId, state: 'OPEN', id: { not: id } },
    data: { state: 'REFUSED', decidedAt: now, decidedBy: actor, reason: OTHERS_GRANTED },
  });
  for (const other of others) await notifyOfDecision(tx, other, 'claim-refused', now);
}

/**
 * Grants or refuses a claim, and notifies the member. A granted claim makes the member the owner, and refuses the other
 * claims of the company.
 * Throws NOT_FOUND, and CONFLICT if it is decided, the company has an owner, or the member cannot own it.
 */
export async function decideClaim(
  { database, clock, tasks }: Pick<Container, 'database' | 'clock' | 'tasks'>,
  decision: ClaimDecision,
): Promise<{ companyId: string; memberId: string }> {
  const id = requireUuid(decision.claimId);
  const { isGranted, actor, reason } = decision;
  const now = clock.now();
  const found = await database.prisma.companyClaim.findUnique({ where: { id } });
  if (found === null) throw new AppError('NOT_FOUND');
  const decided = await database.transaction(async (tx) => {
    // The same locks in the same order as for a claim by number.
    await tx.query(lockKey(`team:${found.companyId}`));
    await tx.query(lockKey(`claims:${found.memberId}`));
    const claim = await firstRow(tx, lockOpenClaim(id));
    if (claim === null) throw conflict('claim', 'is decided already');
    if (isGranted) await grant(tx, claim, { actor }, now);
    const state = isGranted ? 'GRANTED' : 'REFUSED';
    const data = { state, decidedAt: now, decidedBy: actor, reason: reason ?? null } as const;
    await tx.companyClaim.update({ where: { id }, data });
    await notifyOfDecision(tx, claim, isGranted ? 'claim-granted' : 'claim-refused', now);
    const { companyId, memberId } = claim;
    const details = { company: companyId, member: memberId, reason };
    const action = isGranted ? 'claim-granted' : 'claim-refused';
    await writeAudit(tx, { actor, action, subject: id, details }, now);
    return { companyId, memberId };
  });
  tasks.soon('push');
  return decided;
}
