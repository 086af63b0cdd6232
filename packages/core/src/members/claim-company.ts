import { visibleText } from '@nukkad/contract/shared/visible-text.ts';
import type { Container } from '../container.ts';
import { lockKey } from '../database/locks.queries.ts';
import { firstRow, type Transaction } from '../database/rows.ts';
import { AppError } from '../errors/app-error.ts';
import { PartnerError } from '../errors/partner-error.ts';
import type { MemberKey } from '../idempotency/once-by-member.ts';
import { onceByMember } from '../idempotency/once-by-member.ts';
import { writeAudit } from '../shared/audit.ts';
import { requireUuid } from '../shared/require-uuid.ts';
import { acceptCompanyTerms } from './accept-terms.ts';
import { COMPANIES_MAX, countOwned, requireOwnedBelowLimit } from './claim-limit.ts';
import { type MemberSession, memberActor } from './member-session.ts';
import { selectClaimable } from './members.queries.ts';
import { writeMembership } from './write-membership.ts';

interface Claim {
  readonly companyId: string;
  /** The version of the terms for companies that the member accepts; undefined if it was accepted before. */
  readonly terms?: string | undefined;
  /** How we can check that the member belongs to the company. */
  readonly note?: string | undefined;
}

/** `GRANTED` if the member is an owner now; `OPEN` if an operator decides. */
type ClaimOutcome = 'GRANTED' | 'OPEN';

/**
 * Stores a claim for an operator, unless the member has an open one of this company. Open claims count towards the
 * companies that a member may own.
 */
async function openClaim(
  tx: Transaction,
  memberId: string,
  { companyId, note = '' }: Claim,
  now: Date,
): Promise<ClaimOutcome> {
  const open = await tx.companyClaim.findMany({ where: { memberId, state: 'OPEN' } });
  if (open.some((claim) => claim.companyId === companyId)) return 'OPEN';
  if ((await countOwned(tx, memberId)) + open.length >= COMPANIES_MAX)
    throw new PartnerError('COMPANY_LIMIT');
  const { id } = await tx.companyClaim.create({
    data: { companyId, memberId, note: visibleText(note) ?? '', createdAt: now },
  });
  const details = { company: companyId };
  await writeAudit(tx, { actor: memberActor(memberId), action: 'claim-opened', subject: id, details }, now);
  return 'OPEN';
}

/**
 * Makes a member the owner of the only company with the member's proven number, if no feed uses the number. For another
 * company, stores a claim that an operator decides. Throws NOT_FOUND for an unknown or suspended company,
 * ALREADY_CLAIMED if somebody belongs to it, COMPANY_LIMIT, and TERMS_CHANGED.
 */
export async function claimCompany(
  { database, clock }: Pick<Container, 'database' | 'clock'>,
  { memberId, phone, language }: MemberSession,
  claim: Claim,
  key: MemberKey | null,
): Promise<ClaimOutcome> {
  const companyId = requireUuid(claim.companyId);
  return onceByMember(database, clock, key, async (tx) => {
    const now = clock.now();
    await tx.query(lockKey(`team:${companyId}`));
    await tx.query(lockKey(`claims:${memberId}`));
    const company = await tx.company.findUnique({ where: { id: companyId } });
    if (company === null || company.suspendedAt !== null) throw new AppError('NOT_FOUND');
    if ((await tx.membership.count({ where: { companyId, endedAt: null } })) > 0)
      throw new PartnerError('ALREADY_CLAIMED');
    await requireOwnedBelowLimit(tx, memberId);
    await acceptCompanyTerms(tx, { memberId, version: claim.terms }, now);
    const claimable = await firstRow(tx, selectClaimable(phone, language));
    if (claimable?.id !== companyId) return openClaim(tx, memberId, { ...claim, companyId }, now);
    const actor = memberActor(memberId);
    await writeMembership(tx, { companyId, memberId, role: 'OWNER', actor }, now);
    await tx.company.update({ where: { id: companyId }, data: { contactProvedAt: now, updatedAt: now } });
    return 'GRANTED';
  });
}
