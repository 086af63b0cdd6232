import { firstRow, rows, type Transaction } from '../../database/rows.ts';
import type { OtpSubject } from './otp-subject.ts';

export interface PhoneStanding {
  /** The seeker has this very number verified. */
  readonly isOwn: boolean;
  readonly isTaken: boolean;
  /** Of this account for this number. */
  readonly lockedUntil: Date | null;
}

/** What a send is counted by. */
export interface OtpSendHashes {
  readonly phoneHash: string;
  readonly signInHash: string;
  readonly addressHash: string;
}

export interface StoredChallenge {
  readonly id: string;
  readonly codeHash: string;
  readonly tries: number;
  readonly expiresAt: Date;
}

/** Makes everything about one number, account or network address happen one after the other until the transaction ends. */
export async function lockOtp(tx: Transaction, keys: readonly string[]): Promise<void> {
  for (const key of [...keys].sort())
    await rows(tx, 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))::text', `otp:${key}`);
}

export async function readStanding(
  tx: Transaction,
  { candidateId, phone, phoneHash, signInHash }: OtpSubject,
): Promise<PhoneStanding> {
  const standing = await firstRow<PhoneStanding>(
    tx,
    `SELECT coalesce(bool_or(c.id = $1::uuid AND c.is_mobile_verified), false) AS "isOwn",
            coalesce(bool_or(c.id <> $1::uuid), false) AS "isTaken",
            (SELECT l.locked_until FROM otp_lock l WHERE l.phone_hash = $3 AND l.sign_in_hash = $4) AS "lockedUntil"
       FROM candidate c WHERE c.phone = $2`,
    candidateId,
    phone,
    phoneHash,
    signInHash,
  );
  return standing as PhoneStanding;
}

/** The latest send that still waits for its code, to this number or by this seeker. */
export async function lastSend(tx: Transaction, { candidateId, phone }: OtpSubject): Promise<Date | null> {
  const last = await firstRow<{ at: Date | null }>(
    tx,
    `SELECT max(sent_at) AS at FROM otp_challenge
      WHERE state = 'SENT' AND (phone = $2 OR candidate_id = $1::uuid)`,
    candidateId,
    phone,
  );
  return last?.at ?? null;
}

/** How many codes were sent since a moment, to the number, or from the address, or whatever else is asked. */
export function countSends(tx: Transaction, where: Partial<OtpSendHashes>, since: Date): Promise<number> {
  return tx.otpSend.count({ where: { ...where, isSent: true, sentAt: { gt: since } } });
}

/** How often an account asked since a moment, whatever the numbers, sent or refused because one was taken. */
export function countAskings(tx: Transaction, signInHash: string, since: Date): Promise<number> {
  return tx.otpSend.count({ where: { signInHash, sentAt: { gt: since } } });
}

export async function supersedeChallenges(tx: Transaction, candidateId: string): Promise<void> {
  await tx.otpChallenge.updateMany({
    where: { candidateId, state: 'SENT' },
    data: { state: 'SUPERSEDED' },
  });
}

/** The challenge that a code can answer. */
export function openChallenge(
  tx: Transaction,
  { candidateId, phone }: OtpSubject,
): Promise<StoredChallenge | null> {
  return tx.otpChallenge.findFirst({
    where: { candidateId, phone, state: 'SENT' },
    orderBy: { sentAt: 'desc' },
    select: { id: true, codeHash: true, tries: true, expiresAt: true },
  });
}
