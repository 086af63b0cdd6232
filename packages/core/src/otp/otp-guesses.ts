import {
  OTP_GUESSES_BEYOND_SHARED,
  OTP_GUESSES_PER_PHONE_HOUR,
  OTP_GUESSES_PER_PHONE_SHARED,
  OTP_LOCK_SECONDS,
  OTP_TRIES,
} from '@nukkad/contract';
import type { RowOf } from '@nukkad/db/sql.ts';
import { HOUR_MS } from '@nukkad/domain/durations.ts';
import { oneRow, type Transaction } from '../database/rows.ts';
import { AppError } from '../errors/app-error.ts';
import { countWrongCodes } from './otp.queries.ts';
import { refuseLocked } from './otp-refusals.ts';
import type { OtpSubject } from './otp-subject.ts';

type WrongCodes = RowOf<typeof countWrongCodes>;

function isBarred({ total, own }: WrongCodes): boolean {
  // This cannot be abused with many accounts, because the number of codes sent to a number is limited.
  if (own === 0) return false;
  if (total >= OTP_GUESSES_PER_PHONE_HOUR) return true;
  return total >= OTP_GUESSES_PER_PHONE_SHARED && own >= OTP_GUESSES_BEYOND_SHARED;
}

/**
 * Returns a refusal if the number got too many wrong codes within an hour from any accounts; null if the caller may
 * try. An account that gave no wrong code may always try once, so that strangers who guess never lock the owner out.
 */
export async function refuseGuessed(
  tx: Transaction,
  { phoneHash, signInHash }: OtpSubject,
  now: Date,
): Promise<AppError | null> {
  const since = new Date(now.getTime() - HOUR_MS);
  const wrong = await oneRow(tx, countWrongCodes(phoneHash, signInHash, since));
  if (!wrong.oldest || !isBarred(wrong)) return null;
  return refuseLocked(new Date(wrong.oldest.getTime() + HOUR_MS), now);
}

/**
 * Counts a wrong code, and locks account and number at the fifth. Returns the refusal instead of throwing it, so that
 * the transaction commits the count.
 */
export async function countWrongCode(
  tx: Transaction,
  id: string,
  { phoneHash, signInHash }: OtpSubject,
  now: Date,
): Promise<AppError> {
  await tx.otpWrongCode.create({ data: { phoneHash, signInHash, givenAt: now } });
  const { tries } = await tx.otpChallenge.update({
    where: { id },
    data: { tries: { increment: 1 } },
    select: { tries: true },
  });
  if (tries < OTP_TRIES) return new AppError('INVALID_OTP', { extra: { triesLeft: OTP_TRIES - tries } });
  const lockedUntil = new Date(now.getTime() + OTP_LOCK_SECONDS * 1000);
  const pair = { phoneHash, signInHash };
  await tx.otpLock.upsert({
    where: { phoneHash_signInHash: pair },
    create: { ...pair, lockedUntil },
    update: { lockedUntil },
  });
  await tx.otpChallenge.update({ where: { id }, data: { state: 'SUPERSEDED' } });
  return refuseLocked(lockedUntil, now);
}
