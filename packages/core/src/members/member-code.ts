import { isOtpShaped, tidyOtp } from '@nukkad/domain/otp.ts';
import type { Container } from '../container.ts';
import type { Transaction } from '../database/rows.ts';
import { AppError } from '../errors/app-error.ts';
import { judgeCode, useCode } from '../otp/judge-code.ts';
import { hashOtp } from '../otp/otp-hash.ts';
import { refuseLocked } from '../otp/otp-refusals.ts';
import { lockOtp, readStanding } from '../otp/otp-repository.ts';
import { codeOwner, type OtpSubject, visitorOtpSubject } from '../otp/otp-subject.ts';
import { memberToken } from './send-member-code.ts';

interface TypedCode {
  /** E.164 form. */
  readonly phone: string;
  /** As it was typed. */
  readonly code: string;
  /** The token that came with the code. */
  readonly token: string;
  readonly networkAddress: string;
}

/** A code to check, with the number it was sent to. */
export interface MemberCode {
  readonly subject: OtpSubject;
  readonly codeHash: string;
}

/** Returns a typed code in the form in which it is checked. Throws INVALID_OTP if it cannot be a code. */
export function readMemberCode(
  deps: Pick<Container, 'keys'>,
  { phone, code: typed, token, networkAddress }: TypedCode,
): MemberCode {
  const code = tidyOtp(typed);
  if (!isOtpShaped(code)) throw new AppError('INVALID_OTP');
  const subject = visitorOtpSubject(deps, { phone, networkAddress, token: memberToken(token) });
  return { subject, codeHash: hashOtp(deps.keys.otp, codeOwner(subject), phone, code) };
}

/**
 * Uses a code up. Returns null if it is right, else the refusal: INVALID_OTP, OTP_EXPIRED or OTP_LOCKED. Commit the
 * transaction also after a refusal, because it counts wrong codes.
 */
export async function useMemberCode(
  tx: Transaction,
  { subject, codeHash }: MemberCode,
  now: Date,
): Promise<AppError | null> {
  await lockOtp(tx, [subject.phone, subject.signInHash]);
  const { lockedUntil } = await readStanding(tx, subject);
  if (lockedUntil && lockedUntil > now) return refuseLocked(lockedUntil, now);
  const verdict = await judgeCode(tx, subject, codeHash, now);
  if (verdict instanceof AppError) return verdict;
  await useCode(tx, verdict);
  return null;
}
