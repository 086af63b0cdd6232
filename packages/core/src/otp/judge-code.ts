import type { Transaction } from '../database/rows.ts';
import { AppError } from '../errors/app-error.ts';
import { countWrongCode, refuseGuessed } from './otp-guesses.ts';
import { isSameHash } from './otp-hash.ts';
import { openChallenge } from './otp-repository.ts';
import type { OtpSubject } from './otp-subject.ts';

/** A right code. It stays valid until `useCode` marks it as used. */
export interface RightCode {
  readonly challengeId: string;
}

/**
 * Checks a code against the challenge of its own account or token. Without a challenge, the result is the same for
 * every number. Returns the refusal instead of throwing it, so that the transaction commits the count of wrong codes.
 */
export async function judgeCode(
  tx: Transaction,
  subject: OtpSubject,
  codeHash: string,
  now: Date,
): Promise<AppError | RightCode> {
  const challenge = await openChallenge(tx, subject);
  if (!challenge) return new AppError('INVALID_OTP');
  const barred = await refuseGuessed(tx, subject, now);
  if (barred) return barred;
  if (challenge.expiresAt <= now) return new AppError('OTP_EXPIRED');
  if (!isSameHash(challenge.codeHash, codeHash)) return countWrongCode(tx, challenge.id, subject, now);
  return { challengeId: challenge.id };
}

/** Marks a right code as used. The caller holds the lock of its number (`lockOtp`). */
export async function useCode(tx: Transaction, { challengeId }: RightCode): Promise<void> {
  await tx.otpChallenge.update({ where: { id: challengeId }, data: { state: 'VERIFIED' } });
}
