import { firstRow, rows, type Transaction } from '../../database/rows.ts';

export interface OtpSubject {
  readonly candidateId: string;
  /** E.164. */
  readonly phone: string;
  /** Its keyed hash, by which sends and locks are stored. */
  readonly phoneHash: string;
}

export interface PhoneStanding {
  /** The seeker has this very number verified. */
  readonly isOwn: boolean;
  readonly isTaken: boolean;
  readonly lockedUntil: Date | null;
}

export interface StoredChallenge {
  readonly id: string;
  readonly codeHash: string;
  readonly tries: number;
  readonly expiresAt: Date;
}

/** Makes everything about one number, and one network address, happen one after the other until the transaction ends. */
export async function lockOtp(tx: Transaction, keys: readonly string[]): Promise<void> {
  for (const key of [...keys].sort())
    await rows(tx, 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))::text', `otp:${key}`);
}

export async function readStanding(
  tx: Transaction,
  { candidateId, phone, phoneHash }: OtpSubject,
): Promise<PhoneStanding> {
  const standing = await firstRow<PhoneStanding>(
    tx,
    `SELECT coalesce(bool_or(c.id = $1::uuid AND c.is_mobile_verified), false) AS "isOwn",
            coalesce(bool_or(c.id <> $1::uuid), false) AS "isTaken",
            (SELECT l.locked_until FROM otp_lock l WHERE l.phone_hash = $3) AS "lockedUntil"
       FROM candidate c WHERE c.phone = $2`,
    candidateId,
    phone,
    phoneHash,
  );
  return standing as PhoneStanding;
}

/** What the account signs in by; null once the account is deleted. */
export function signInOf(
  tx: Transaction,
  candidateId: string,
): Promise<{ provider: string; subject: string } | null> {
  return tx.identity.findFirst({
    where: { candidateId },
    orderBy: { createdAt: 'asc' },
    select: { provider: true, subject: true },
  });
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

export type SendCounter = 'phoneHash' | 'addressHash' | 'signInHash';

/** How many codes were sent since a moment, by what they are counted by. */
export function countSends(
  tx: Transaction,
  counter: SendCounter,
  hash: string,
  since: Date,
): Promise<number> {
  return tx.otpSend.count({ where: { [counter]: hash, sentAt: { gt: since } } });
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
