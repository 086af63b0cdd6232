import {
  OTP_PER_ACCOUNT_DAY,
  OTP_PER_ACCOUNT_HOUR,
  OTP_PER_PHONE_HOUR,
  OTP_PER_PHONE_OTHER_NETWORKS,
  OTP_PER_PHONE_SHARED,
  OTP_RESEND_SECONDS,
} from '@nukkad/contract';
import { HOUR_MS } from '@nukkad/domain/durations.ts';
import type { Transaction } from '../database/rows.ts';
import { AppError } from '../errors/app-error.ts';
import { refuseGuessed } from './otp-guesses.ts';
import { refuseLocked, refuseUnfit, secondsUntil } from './otp-refusals.ts';
import { countSends, lastSend, readStanding } from './otp-repository.ts';
import type { OtpSubject } from './otp-subject.ts';
import { refuseBeyondBudget } from './sms-budget.ts';

/** A request for a code, and its network. */
export interface OtpAsking extends OtpSubject {
  readonly addressHash: string;
  readonly perAddressHour: number;
  readonly smsPerDay: number;
}

function hoursBefore(now: Date, hours: number): Date {
  return new Date(now.getTime() - hours * HOUR_MS);
}

async function hasAskedTooOften(
  tx: Transaction,
  { candidateId, signInHash }: OtpAsking,
  now: Date,
): Promise<boolean> {
  // A network has many people. Its own limit applies to them, see `isAddressUsedUp`.
  if (candidateId === null) return false;
  if ((await countSends(tx, { signInHash }, hoursBefore(now, 1))) >= OTP_PER_ACCOUNT_HOUR) return true;
  return (await countSends(tx, { signInHash }, hoursBefore(now, 24))) >= OTP_PER_ACCOUNT_DAY;
}

/**
 * Returns whether this account and network have used up their share of the codes that a number gets in an hour. Any
 * account may use the first codes. The next ones are for accounts that had none, and the last ones for accounts on
 * networks that had none. So neither one account nor many accounts on one network can use up the codes of a
 * stranger's number.
 */
async function isPhoneUsedUp(tx: Transaction, asking: OtpAsking, now: Date): Promise<boolean> {
  const { phoneHash, signInHash, addressHash } = asking;
  const since = hoursBefore(now, 1);
  const sent = await countSends(tx, { phoneHash }, since);
  if (sent < OTP_PER_PHONE_SHARED) return false;
  if ((await countSends(tx, { phoneHash, signInHash }, since)) > 0) return true;
  if (sent < OTP_PER_PHONE_HOUR) return false;
  if (sent >= OTP_PER_PHONE_HOUR + OTP_PER_PHONE_OTHER_NETWORKS) return true;
  return (await countSends(tx, { phoneHash, addressHash }, since)) > 0;
}

async function isAddressUsedUp(tx: Transaction, asking: OtpAsking, now: Date): Promise<boolean> {
  const { addressHash, perAddressHour } = asking;
  return (await countSends(tx, { addressHash }, hoursBefore(now, 1))) >= perAddressHour;
}

async function refuseEarly(tx: Transaction, asking: OtpAsking, now: Date): Promise<AppError | null> {
  const last = await lastSend(tx, asking);
  const nextAt = last && new Date(last.getTime() + OTP_RESEND_SECONDS * 1000);
  if (!nextAt || nextAt <= now) return null;
  return new AppError('RESEND_TOO_SOON', { extra: { resendAfter: secondsUntil(nextAt, now) } });
}

/**
 * Returns why no code may be sent; null if one may. The result does not depend on whether another account has the
 * number: the right code moves the number.
 */
export async function refuseSend(tx: Transaction, asking: OtpAsking, now: Date): Promise<AppError | null> {
  const standing = await readStanding(tx, asking);
  const unfit = refuseUnfit(standing, asking);
  if (unfit) return unfit;
  if (await hasAskedTooOften(tx, asking, now)) return new AppError('OTP_LIMIT');
  if (standing.lockedUntil && standing.lockedUntil > now) return refuseLocked(standing.lockedUntil, now);
  const early = (await refuseEarly(tx, asking, now)) ?? (await refuseGuessed(tx, asking, now));
  if (early) return early;
  const isUsedUp = (await isPhoneUsedUp(tx, asking, now)) || (await isAddressUsedUp(tx, asking, now));
  return isUsedUp ? new AppError('OTP_LIMIT') : refuseBeyondBudget(tx, asking, now);
}
