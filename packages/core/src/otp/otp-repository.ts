import type { RowOf } from '@nukkad/db/sql.ts';
import { lockKey } from '../database/locks.queries.ts';
import { oneRow, type Transaction } from '../database/rows.ts';
import { selectLastSend, selectStanding } from './otp.queries.ts';
import type { OtpSubject } from './otp-subject.ts';

/** The hashes by which a sent code is counted. */
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

/** Takes advisory locks on the number, account and network until the transaction ends. */
export async function lockOtp(tx: Transaction, keys: readonly string[]): Promise<void> {
  for (const key of [...keys].sort()) await tx.query(lockKey(`otp:${key}`));
}

export function readStanding(
  tx: Transaction,
  { candidateId, phone, phoneHash, signInHash }: OtpSubject,
): Promise<RowOf<typeof selectStanding>> {
  return oneRow(tx, selectStanding({ candidateId, phone, phoneHash, signInHash }));
}

/** Finds the latest code that was not used yet, to this number or requested by this seeker. */
export async function lastSend(tx: Transaction, { candidateId, phone }: OtpSubject): Promise<Date | null> {
  return (await oneRow(tx, selectLastSend(candidateId, phone))).at;
}

/** Counts the codes sent since a time that match the given hashes. */
export function countSends(tx: Transaction, where: Partial<OtpSendHashes>, since: Date): Promise<number> {
  return tx.otpSend.count({ where: { ...where, sentAt: { gt: since } } });
}

/**
 * Ends the earlier codes of an account. Codes that sign in stay valid, because a stranger who asks for one must not
 * end the code of the owner.
 */
export async function supersedeChallenges(tx: Transaction, candidateId: string | null): Promise<void> {
  if (candidateId === null) return;
  await tx.otpChallenge.updateMany({
    where: { candidateId, state: 'SENT' },
    data: { state: 'SUPERSEDED' },
  });
}

/** Finds the challenge that a code is checked against: of the account, or of the token that signs in. */
export function openChallenge(
  tx: Transaction,
  { candidateId, phone, tokenHash }: OtpSubject,
): Promise<StoredChallenge | null> {
  return tx.otpChallenge.findFirst({
    where: { candidateId, tokenHash, phone, state: 'SENT' },
    orderBy: [{ sentAt: 'desc' }, { id: 'desc' }],
    select: { id: true, codeHash: true, tries: true, expiresAt: true },
  });
}
