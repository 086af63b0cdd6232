import {
  type Language,
  OTP_LIFETIME_SECONDS,
  OTP_PER_ACCOUNT_DAY,
  OTP_PER_ACCOUNT_HOUR,
  OTP_PER_ADDRESS_HOUR,
  OTP_PER_PHONE_HOUR,
  OTP_RESEND_SECONDS,
  type SendOtpOutput,
} from '@nukkad/contract';
import { nationalDigits, normalisePhone } from '@nukkad/contract/rules/phone.ts';
import type { Container } from '../../container.ts';
import type { Transaction } from '../../database/rows.ts';
import { AppError } from '../../errors/app-error.ts';
import { successText } from '../../shared/message.ts';
import { hashAddress, hashOtp, hashPhone, hashSignIn, newOtp } from './otp-hash.ts';
import { otpMessage } from './otp-message.ts';
import { refuseLocked, secondsUntil } from './otp-refusals.ts';
import {
  countSends,
  lastSend,
  lockOtp,
  type OtpSubject,
  readStanding,
  type SendCounter,
  signInOf,
  supersedeChallenges,
} from './otp-repository.ts';

const HOUR_MILLISECONDS = 3_600_000;

interface SendOtp {
  readonly candidateId: string;
  readonly phone: string;
  readonly networkAddress: string;
  readonly language: Language;
}

interface Challenge extends OtpSubject {
  readonly addressHash: string;
  readonly signInHash: string;
  readonly codeHash: string;
}

/** The most codes in so many hours. An account counts by its sign-in: leaving and coming back brings no more. */
const LIMITS: readonly { counter: SendCounter; hours: number; most: number }[] = [
  { counter: 'phoneHash', hours: 1, most: OTP_PER_PHONE_HOUR },
  { counter: 'addressHash', hours: 1, most: OTP_PER_ADDRESS_HOUR },
  { counter: 'signInHash', hours: 1, most: OTP_PER_ACCOUNT_HOUR },
  { counter: 'signInHash', hours: 24, most: OTP_PER_ACCOUNT_DAY },
];

async function checkLimits(tx: Transaction, challenge: Challenge, now: Date): Promise<void> {
  const standing = await readStanding(tx, challenge);
  if (standing.isOwn) throw new AppError('ALREADY_VERIFIED');
  if (standing.isTaken) throw new AppError('PHONE_TAKEN');
  if (standing.lockedUntil && standing.lockedUntil > now) throw refuseLocked(standing.lockedUntil, now);
  const last = await lastSend(tx, challenge);
  const nextAt = last && new Date(last.getTime() + OTP_RESEND_SECONDS * 1000);
  if (nextAt && nextAt > now)
    throw new AppError('RESEND_TOO_SOON', { extra: { resendAfter: secondsUntil(nextAt, now) } });
  for (const { counter, hours, most } of LIMITS) {
    const since = new Date(now.getTime() - hours * HOUR_MILLISECONDS);
    if ((await countSends(tx, counter, challenge[counter], since)) >= most) throw new AppError('OTP_LIMIT');
  }
}

async function storeChallenge(tx: Transaction, challenge: Challenge, now: Date): Promise<string> {
  const { candidateId, phone, phoneHash, addressHash, signInHash, codeHash } = challenge;
  await supersedeChallenges(tx, candidateId);
  await tx.otpSend.create({ data: { phoneHash, addressHash, signInHash, sentAt: now } });
  const expiresAt = new Date(now.getTime() + OTP_LIFETIME_SECONDS * 1000);
  const { id } = await tx.otpChallenge.create({
    data: { candidateId, phone, codeHash, sentAt: now, expiresAt },
  });
  return id;
}

/**
 * Sends a code to a mobile number. Limits are counted and the challenge stored in one transaction before anything is
 * sent; a message that could not be sent leaves no challenge, so that another try need not wait.
 */
export async function sendOtp(
  { database, clock, sms, keys }: Pick<Container, 'database' | 'clock' | 'sms' | 'keys'>,
  input: SendOtp,
): Promise<SendOtpOutput> {
  const phone = normalisePhone(input.phone);
  if (!phone) throw new AppError('INVALID_NUMBER');
  const { candidateId, language } = input;
  const code = newOtp();
  const codeHash = hashOtp(keys.otp, candidateId, phone, code);
  const addressHash = hashAddress(keys.otp, input.networkAddress);
  const phoneHash = hashPhone(keys.otp, phone);
  const now = clock.now();
  const id = await database.transaction(async (tx) => {
    await lockOtp(tx, [phone, addressHash, candidateId]);
    const signIn = await signInOf(tx, candidateId);
    if (!signIn) throw new AppError('NOT_SIGNED_IN');
    const signInHash = hashSignIn(keys.otp, signIn.provider, signIn.subject);
    const challenge = { candidateId, phone, phoneHash, addressHash, signInHash, codeHash };
    await checkLimits(tx, challenge, now);
    return storeChallenge(tx, challenge, now);
  });
  try {
    await sms.send({ to: phone, text: otpMessage(code, language) });
  } catch (cause) {
    await database.prisma.otpChallenge.update({ where: { id }, data: { state: 'SUPERSEDED' } });
    throw new AppError('SMS_FAILED', { cause });
  }
  const message = successText('otpSent', language, { phone: nationalDigits(phone) });
  return { message, resendAfterSeconds: OTP_RESEND_SECONDS };
}
