import { type Language, OTP_LOCK_SECONDS, OTP_TRIES, type VerifyOtpOutput } from '@nukkad/contract';
import { isOtpShaped, tidyOtp } from '@nukkad/contract/rules/otp.ts';
import { normalisePhone } from '@nukkad/contract/rules/phone.ts';
import type { Container } from '../../container.ts';
import { rows, type Transaction } from '../../database/rows.ts';
import { AppError } from '../../errors/app-error.ts';
import { successText } from '../../shared/message.ts';
import { grantReferral, lockReferralParties } from '../referral/grant-referral.ts';
import { hashOtp, hashPhone, isSameHash } from './otp-hash.ts';
import { refuseLocked } from './otp-refusals.ts';
import { lockOtp, type OtpSubject, openChallenge, readStanding } from './otp-repository.ts';

interface VerifyOtp {
  readonly candidateId: string;
  readonly phone: string;
  readonly code: string;
  readonly language: Language;
}

interface Attempt extends OtpSubject {
  /** Null where the settings let the code be skipped. */
  readonly codeHash: string | null;
}

/** Counts a wrong code, and locks the number at the fifth. Answered, not thrown: the count must be committed. */
async function countWrongCode(tx: Transaction, id: string, phoneHash: string, now: Date): Promise<AppError> {
  const { tries } = await tx.otpChallenge.update({
    where: { id },
    data: { tries: { increment: 1 } },
    select: { tries: true },
  });
  if (tries < OTP_TRIES) return new AppError('INVALID_OTP', { extra: { triesLeft: OTP_TRIES - tries } });
  const lockedUntil = new Date(now.getTime() + OTP_LOCK_SECONDS * 1000);
  await tx.otpLock.upsert({
    where: { phoneHash },
    create: { phoneHash, lockedUntil },
    update: { lockedUntil },
  });
  await tx.otpChallenge.update({ where: { id }, data: { state: 'SUPERSEDED' } });
  return refuseLocked(lockedUntil, now);
}

async function judge(tx: Transaction, attempt: Attempt, now: Date): Promise<AppError | null> {
  const standing = await readStanding(tx, attempt);
  if (standing.isOwn) return new AppError('ALREADY_VERIFIED');
  if (standing.isTaken) return new AppError('PHONE_TAKEN');
  if (attempt.codeHash === null) return null;
  if (standing.lockedUntil && standing.lockedUntil > now) return refuseLocked(standing.lockedUntil, now);
  const challenge = await openChallenge(tx, attempt);
  if (!challenge) return new AppError('INVALID_OTP');
  if (challenge.expiresAt <= now) return new AppError('OTP_EXPIRED');
  if (!isSameHash(challenge.codeHash, attempt.codeHash))
    return countWrongCode(tx, challenge.id, attempt.phoneHash, now);
  await tx.otpChallenge.update({ where: { id: challenge.id }, data: { state: 'VERIFIED' } });
  return null;
}

async function verify(tx: Transaction, attempt: Attempt, now: Date): Promise<AppError | number> {
  const { candidateId, phone } = attempt;
  await lockOtp(tx, [phone, candidateId]);
  await lockReferralParties(tx, candidateId);
  const refusal = await judge(tx, attempt, now);
  if (refusal) return refusal;
  await rows(
    tx,
    'UPDATE candidate SET phone = $2, is_mobile_verified = true WHERE id = $1::uuid',
    candidateId,
    phone,
  );
  await grantReferral(tx, candidateId, now);
  const { creditBalance } = await tx.candidate.findUniqueOrThrow({ where: { id: candidateId } });
  return creditBalance;
}

/** Checks a code; the right one makes the number the seeker's and brings the credits of a referral that waited. */
export async function verifyOtp(
  { database, clock, settings, keys }: Pick<Container, 'database' | 'clock' | 'settings' | 'keys'>,
  input: VerifyOtp,
): Promise<VerifyOtpOutput> {
  const { candidateId, language } = input;
  const code = tidyOtp(input.code);
  const isSkipped = code === '' && (await settings.read()).skipOtp;
  if (code === '' && !isSkipped) throw new AppError('OTP_MISSING');
  const phone = normalisePhone(input.phone);
  if (!phone) throw new AppError('INVALID_NUMBER');
  if (!isSkipped && !isOtpShaped(code)) throw new AppError('INVALID_OTP');
  const codeHash = isSkipped ? null : hashOtp(keys.otp, candidateId, phone, code);
  const phoneHash = hashPhone(keys.otp, phone);
  const now = clock.now();
  const attempt = { candidateId, phone, phoneHash, codeHash };
  const outcome = await database.transaction((tx) => verify(tx, attempt, now));
  if (outcome instanceof AppError) throw outcome;
  return { message: successText('otpVerified', language), isMobileVerified: true, credits: outcome };
}
