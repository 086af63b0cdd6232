import type { RowOf } from '@nukkad/db/sql.ts';
import { lockKey } from '../database/locks.queries.ts';
import { oneRow, type Transaction } from '../database/rows.ts';
import { selectLastSend, selectStanding } from './otp.queries.ts';
import type { OtpSubject } from './otp-subject.ts';

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
  for (const key of [...keys].sort()) await tx.query(lockKey(`otp:${key}`));
}

export function readStanding(
  tx: Transaction,
  { candidateId, phone, phoneHash, signInHash }: OtpSubject,
): Promise<RowOf<typeof selectStanding>> {
  return oneRow(tx, selectStanding({ candidateId, phone, phoneHash, signInHash }));
}

/** The latest send that still waits for its code, to this number or by this seeker. */
export async function lastSend(tx: Transaction, { candidateId, phone }: OtpSubject): Promise<Date | null> {
  return (await oneRow(tx, selectLastSend(candidateId, phone))).at;
}

/** How many codes were sent since a moment, to the number, or from the address, or whatever else is asked. */
export function countSends(tx: Transaction, where: Partial<OtpSendHashes>, since: Date): Promise<number> {
  return tx.otpSend.count({ where: { ...where, isSent: true, sentAt: { gt: since } } });
}

/** How many codes an account asked for since a moment, whatever the numbers. */
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
