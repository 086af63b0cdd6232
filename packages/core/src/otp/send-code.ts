import { OTP_LIFETIME_SECONDS } from '@nukkad/contract';
import { withoutDeadline } from '@nukkad/db/deadline.ts';
import type { Container } from '../container.ts';
import type { Transaction } from '../database/rows.ts';
import { AppError } from '../errors/app-error.ts';
import { hashAddress, hashOtp, newOtp } from './otp-hash.ts';
import { type OtpAsking, refuseSend } from './otp-limits.ts';
import { lockOtp, supersedeChallenges } from './otp-repository.ts';
import { codeOwner, type OtpSubject } from './otp-subject.ts';

interface SendCode {
  readonly subject: OtpSubject;
  readonly networkAddress: string;
  /** Returns the text of the SMS with the code. */
  readonly textOf: (code: string) => string;
  /** Counts the code in another limit. Rejects with the refusal if that limit is reached; nothing is stored then. */
  readonly count?: (tx: Transaction, now: Date) => Promise<void>;
}

interface Challenge extends OtpAsking {
  readonly codeHash: string;
}

async function storeChallenge(tx: Transaction, challenge: Challenge, now: Date): Promise<string> {
  const { candidateId, tokenHash, phone, phoneHash, signInHash, addressHash, codeHash } = challenge;
  await supersedeChallenges(tx, candidateId);
  await tx.otpSend.create({ data: { phoneHash, signInHash, addressHash, sentAt: now } });
  const expiresAt = new Date(now.getTime() + OTP_LIFETIME_SECONDS * 1000);
  const { id } = await tx.otpChallenge.create({
    data: { candidateId, tokenHash, phone, codeHash, sentAt: now, expiresAt },
  });
  return id;
}

/** Stores the challenge and returns its id. Returns the error instead if no code may be sent. */
async function challengeOrRefuse(tx: Transaction, challenge: Challenge, now: Date) {
  await lockOtp(tx, [challenge.phone, challenge.addressHash, challenge.signInHash]);
  return (await refuseSend(tx, challenge, now)) ?? (await storeChallenge(tx, challenge, now));
}

/**
 * Sends a new code to the number of the subject. One transaction checks the limits and stores the challenge before
 * the message is sent. If sending fails, the challenge is ended, so that the person can try again at once.
 */
export async function sendCode(
  {
    database,
    clock,
    sms,
    keys,
    settings,
  }: Pick<Container, 'database' | 'clock' | 'sms' | 'keys' | 'settings'>,
  { subject, networkAddress, textOf, count }: SendCode,
): Promise<void> {
  if (!sms) throw new AppError('SMS_UNAVAILABLE');
  const { phone } = subject;
  const code = newOtp();
  const codeHash = hashOtp(keys.otp, codeOwner(subject), phone, code);
  const addressHash = hashAddress(keys.otp, networkAddress);
  const { otpPerAddressHour: perAddressHour, smsPerDay } = await settings.read();
  const challenge = { ...subject, addressHash, perAddressHour, smsPerDay, codeHash };
  const now = clock.now();
  const id = await database.transaction(async (tx) => {
    const stored = await challengeOrRefuse(tx, challenge, now);
    if (!(stored instanceof AppError)) await count?.(tx, now);
    return stored;
  });
  if (id instanceof AppError) throw id;
  try {
    await sms.send({ to: phone, text: textOf(code) });
  } catch (cause) {
    // The message may have failed after the deadline of the request.
    await withoutDeadline(async () => {
      await database.prisma.otpChallenge.update({ where: { id }, data: { state: 'SUPERSEDED' } });
    });
    throw new AppError('SMS_FAILED', { cause });
  }
}
