import type { Container } from '../container.ts';
import { lockKey } from '../database/locks.queries.ts';
import { firstRow } from '../database/rows.ts';
import { AppError } from '../errors/app-error.ts';
import { PartnerError } from '../errors/partner-error.ts';
import type { MemberKey } from '../idempotency/once-by-member.ts';
import { onceByMember } from '../idempotency/once-by-member.ts';
import { type MemberSession, memberActor } from './member-session.ts';
import { selectClaimable } from './members.queries.ts';
import { writeMembership } from './write-membership.ts';

/** Maximum number of companies that a member may own. */
const COMPANIES_MAX = 2;

/**
 * Makes a member the owner of a company. The member's proven number must be the number of exactly this company and of no
 * feed. Throws NOT_FOUND if it is not, ALREADY_CLAIMED if somebody belongs to the company, and COMPANY_LIMIT.
 */
export async function claimCompany(
  { database, clock }: Pick<Container, 'database' | 'clock'>,
  { memberId, phone, language }: MemberSession,
  companyId: string,
  key: MemberKey | null,
): Promise<void> {
  await onceByMember(database, clock, key, async (tx) => {
    await tx.query(lockKey(`team:${companyId}`));
    await tx.query(lockKey(`claims:${memberId}`));
    const found = await firstRow(tx, selectClaimable(phone, language));
    if (found?.id !== companyId) throw new AppError('NOT_FOUND');
    if (found.isClaimed) throw new PartnerError('ALREADY_CLAIMED');
    const owned = await tx.membership.count({ where: { memberId, role: 'OWNER', endedAt: null } });
    if (owned >= COMPANIES_MAX) throw new PartnerError('COMPANY_LIMIT');
    const actor = memberActor(memberId);
    await writeMembership(tx, { companyId, memberId, role: 'OWNER', actor }, clock.now());
    return null;
  });
}
