import type { MemberRole } from '@nukkad/contract/partner/partner.wire.ts';
import type { Language } from '@nukkad/db';

/** A signed-in member. */
export interface MemberSession {
  readonly sessionId: string;
  readonly memberId: string;
  readonly name: string;
  /** E.164 form. */
  readonly phone: string;
  readonly language: Language;
}

/** A signed-in member who acts for a company. */
export interface CompanySession extends MemberSession {
  readonly companyId: string;
  readonly role: MemberRole;
}

/** Returns the name of a member in the audit and in the access ledger. */
export function memberActor(memberId: string): string {
  return `member:${memberId}`;
}
