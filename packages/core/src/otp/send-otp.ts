import {
  type Language,
  OTP_LIFETIME_SECONDS,
  OTP_RESEND_SECONDS,
  type SendOtpOutput,
} from '@nukkad/contract';
import { nationalDigits, normalisePhone } from '@nukkad/domain/phone.ts';
import type { Container } from '../container.ts';
import type { Transaction } from '../database/rows.ts';
import { AppError } from '../errors/app-error.ts';
import { success } from '../shared/success.ts';
import { hashAddress, hashOtp, newOtp } from './otp-hash.ts';
import { type OtpAsking, refuseSend } from './otp-limits.ts';
import { otpMessage } from './otp-message.ts';
import { lockOtp, supersedeChallenges } from './otp-repository.ts';
import { readOtpSubject } from './otp-subject.ts';

interface SendOtp {
  readonly candidateId: string;
  readonly phone: string;
  readonly networkAddress: string;
  readonly language: Language;
}

interface Challenge extends OtpAsking {
  readonly codeHash: string;
}

async function storeChallenge(tx: Transaction, challenge: Challenge, now: Date): Promise<string> {
  const { candidateId, phone, phoneHash, signInHash, addressHash, codeHash } = challenge;
  await supersedeChallenges(tx, candidateId);
  await tx.otpSend.create({ data: { phoneHash, signInHash, addressHash, sentAt: now } });
  const expiresAt = new Date(now.getTime() + OTP_LIFETIME_SECONDS * 1000);
  const { id } = await tx.otpChallenge.create({
    data: { candidateId, phone, codeHash, sentAt: now, expiresAt },
  });
  return id;
}

/** Stores the challenge and returns its id. Returns the error instead if no code may be sent. */
async function challengeOrRefuse(tx: Transaction, challenge: Challenge, now: Date) {
  await lockOtp(tx, [challenge.phone, challenge.addressHash, challenge.signInHash]);
  return (await refuseSend(tx, challenge, now)) ?? (await storeChallenge(tx, challenge, now));
}

/**
 * Sends a code to a mobile number. One transaction checks the limits and stores the challenge before the message is
 * sent. If sending fails, the challenge is deleted, so that the seeker can try again at once.
 */
export async function sendOtp(
  deps: Pick<Container, 'database' | 'clock' | 'sms' | 'keys' | 'settings'>,
  input: SendOtp,
): Promise<SendOtpOutput> {
  const { database, clock, sms, keys } = deps;
  const phone = normalisePhone(input.phone);
  if (!phone) throw new AppError('INVALID_NUMBER');
  if (!sms) throw new AppError('SMS_UNAVAILABLE');
  const { candidateId, language } = input;
  const code = newOtp();
  const codeHash = hashOtp(keys.otp, candidateId, phone, code);
  const addressHash = hashAddress(keys.otp, input.networkAddress);
  const { otpPerAddressHour: perAddressHour, smsPerDay } = await deps.settings.read();
  const subject = await readOtpSubject(deps, candidateId, phone);
  const challenge = { ...subject, addressHash, perAddressHour, smsPerDay, codeHash };
  const now = clock.now();
  const id = await database.transaction((tx) => challengeOrRefuse(tx, challenge, now));
  if (id instanceof AppError) throw id;
  try {
    await sms.send({ to: phone, text: otpMessage(code, language) });
  } catch (cause) {
    await database.prisma.otpChallenge.update({ where: { id }, data: { state: 'SUPERSEDED' } });
    throw new AppError('SMS_FAILED', { cause });
  }
  const message = success[language]('otpSent', { phone: nationalDigits(phone) });
  return { message, resendAfterSeconds: OTP_RESEND_SECONDS };
}
