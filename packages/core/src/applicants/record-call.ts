import type { CallOutcome } from '@nukkad/contract/partner/applicant.routes.ts';
import type { Container } from '../container.ts';
import { type MemberKey, onceByMember } from '../idempotency/once-by-member.ts';
import type { CompanySession } from '../members/member-session.ts';
import { requireAccess } from './applicant-access.ts';
import { readCalls } from './open-applicant.ts';

interface RecordedCall {
  readonly application: string;
  readonly outcome: CallOutcome;
}

/** Stores the result of a call to an applicant. Returns the calls so far. Throws NOT_FOUND or ACCESS_ENDED. */
export async function recordCall(
  { database, clock }: Pick<Container, 'database' | 'clock'>,
  { companyId, memberId }: CompanySession,
  { application, outcome }: RecordedCall,
  key: MemberKey | null,
) {
  const now = clock.now();
  await onceByMember(database, clock, key, async (tx) => {
    await requireAccess(tx, application, companyId, now);
    await tx.applicationCall.create({ data: { applicationId: application, memberId, outcome, at: now } });
    return null;
  });
  return readCalls(database, application);
}
