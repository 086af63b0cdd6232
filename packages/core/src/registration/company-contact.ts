import { normalisePhone } from '@nukkad/domain/phone.ts';
import { checkContact } from '../checks/check-contact.ts';
import type { CheckRecords } from '../checks/index.ts';
import type { Container } from '../container.ts';
import { lockKey } from '../database/locks.queries.ts';
import { firstRow, type Transaction } from '../database/rows.ts';
import { AppError, invalidField } from '../errors/app-error.ts';
import { PartnerError } from '../errors/partner-error.ts';
import { type MemberCode, readMemberCode, useMemberCode } from '../members/member-code.ts';
import type { MemberSession } from '../members/member-session.ts';
import { selectOtherOwnerOfPhone } from './registration.queries.ts';

export interface GivenContact {
  /** Undefined for the member's own number. */
  readonly phone?: string | undefined;
  readonly code?: string | undefined;
  readonly token?: string | undefined;
}

/** The number for callers, with the code that proves it. The member's own number needs none. */
interface NumberToProve {
  readonly phone: string;
  readonly code: MemberCode | null;
}

/** Returns the number for callers. Throws INVALID_NUMBER, and INVALID_OTP if another number comes without its code. */
export function readContact(
  deps: Pick<Container, 'keys'>,
  { phone: ownPhone }: Pick<MemberSession, 'phone'>,
  { phone: typed, code, token }: GivenContact,
  networkAddress: string,
): NumberToProve {
  const phone = typed === undefined ? ownPhone : normalisePhone(typed);
  if (phone === null) throw new AppError('INVALID_NUMBER');
  if (phone === ownPhone) return { phone, code: null };
  if (code === undefined || token === undefined) throw new AppError('INVALID_OTP');
  return { phone, code: readMemberCode(deps, { phone, code, token, networkAddress }) };
}

/**
 * Proves a number with its code. Returns the refusal of a wrong code, else null. Commit the transaction also after a
 * refusal, because it counts wrong codes.
 */
export async function proveContact(
  tx: Transaction,
  { code }: NumberToProve,
  now: Date,
): Promise<AppError | null> {
  return code === null ? null : useMemberCode(tx, code, now);
}

/**
 * Refuses a number or address that operators have blocked (CONTACT_BLOCKED), and a number of a company that only others
 * look after (ALREADY_CLAIMED). Simultaneous calls with one number run one after the other.
 */
export async function refuseContact(
  tx: Transaction,
  { phone, email, memberId }: { readonly phone: string; readonly email: string; readonly memberId: string },
  { blocklist }: Pick<CheckRecords, 'blocklist'>,
): Promise<void> {
  const { reason } = checkContact({ phone, email, contactSeenAt: null }, blocklist);
  if (reason === 'contact-blocked') throw new PartnerError('CONTACT_BLOCKED');
  if (reason === 'contact-malformed') throw invalidField('email', 'is no e-mail address');
  await tx.query(lockKey(`company-phone:${phone}`));
  const other = await firstRow(tx, selectOtherOwnerOfPhone(phone, memberId));
  if (other !== null) throw new PartnerError('ALREADY_CLAIMED');
}
