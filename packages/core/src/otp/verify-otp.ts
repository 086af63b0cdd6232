import type { Language, VerifyOtpOutput } from '@nukkad/contract';
import { isOtpShaped, tidyOtp } from '@nukkad/domain/otp.ts';
import { normalisePhone } from '@nukkad/domain/phone.ts';
import type { Container } from '../container.ts';
import type { Transaction } from '../database/rows.ts';
import { AppError } from '../errors/app-error.ts';
import { grantReferral, lockReferralParties, type ReferralTerms } from '../referral/grant-referral.ts';
import { success } from '../shared/success.ts';
import { judgeCode, useCode } from './judge-code.ts';
import { hashOtp } from './otp-hash.ts';
import { refuseLocked, refuseUnfit } from './otp-refusals.ts';
import { lockOtp, readStanding } from './otp-repository.ts';
import { type OtpSubject, readOtpSubject, type SeekersNumber } from './otp-subject.ts';
import { takeNumber } from './take-number.ts';

interface VerifyOtp extends SeekersNumber {
  readonly code: string;
  readonly language: Language;
}

interface Attempt extends OtpSubject {
  readonly candidateId: string;
  /** Null if the settings skip the code. */
  readonly codeHash: string | null;
}

async function judge(tx: Transaction, attempt: Attempt, now: Date): Promise<AppError | null> {
  const standing = await readStanding(tx, attempt);
  const unfit = refuseUnfit(standing, attempt);
  if (unfit) return unfit;
  if (attempt.codeHash === null) return null;
  if (standing.lockedUntil && standing.lockedUntil > now) return refuseLocked(standing.lockedUntil, now);
  const verdict = await judgeCode(tx, attempt, attempt.codeHash, now);
  if (verdict instanceof AppError) return verdict;
  await useCode(tx, verdict);
  return null;
}

async function verify(tx: Transaction, attempt: Attempt, terms: ReferralTerms): Promise<AppError | number> {
  const { candidateId, phone, signInHash } = attempt;
  const { traceKey, now } = terms;
  await lockOtp(tx, [phone, signInHash]);
  await lockReferralParties(tx, { refereeId: candidateId, phone });
  const refusal =
    (await judge(tx, attempt, now)) ??
    (await takeNumber(tx, { candidateId, phone, isProven: attempt.codeHash !== null }, traceKey, now));
  if (refusal) return refusal;
  await grantReferral(tx, candidateId, terms);
  const { creditBalance } = await tx.candidate.findUniqueOrThrow({ where: { id: candidateId } });
  return creditBalance;
}

/**
 * Checks a code. The right code assigns the number to the seeker, in one transaction with its consequences: the
 * account that had the number loses it and is notified, and a pending referral is paid once for each number.
 */
export async function verifyOtp(
  deps: Pick<Container, 'database' | 'clock' | 'settings' | 'keys' | 'tasks'>,
  input: VerifyOtp,
): Promise<VerifyOtpOutput> {
  const { database, clock, settings, keys } = deps;
  const { candidateId, isFresh, language } = input;
  const code = tidyOtp(input.code);
  const { skipOtp, referralsAMonth } = await settings.read();
  const isSkipped = code === '' && skipOtp;
  if (code === '' && !isSkipped) throw new AppError('OTP_MISSING');
  const phone = normalisePhone(input.phone);
  if (!phone) throw new AppError('INVALID_NUMBER');
  if (!isSkipped && !isOtpShaped(code)) throw new AppError('INVALID_OTP');
  const codeHash = isSkipped ? null : hashOtp(keys.otp, candidateId, phone, code);
  const attempt = { ...(await readOtpSubject(deps, { candidateId, phone, isFresh })), candidateId, codeHash };
  const terms = { traceKey: keys.accountTrace, referralsAMonth, now: clock.now() };
  const outcome = await database.transaction((tx) => verify(tx, attempt, terms));
  if (outcome instanceof AppError) throw outcome;
  deps.tasks.soon('push');
  return { message: success[language]('otpVerified'), isMobileVerified: true, credits: outcome };
}
