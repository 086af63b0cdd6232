import { randomUUID } from 'node:crypto';
import { LOGIN_DAYS_MAX, REFRESH_TOKEN_DAYS } from '@nukkad/contract';
import { DAY_MS } from '@nukkad/domain/durations.ts';
import { firstRow, type Transaction } from '../database/rows.ts';
import { hashToken, newOpaqueToken } from '../security/opaque-token.ts';
import { lockTokenOwner, selectTokenForUpdate, updateFamilyRevoked } from './session.queries.ts';

/** A stored refresh token, locked by the transaction that reads it. */
export interface StoredToken {
  readonly id: string;
  readonly familyId: string;
  readonly candidateId: string;
  readonly usedAt: Date | null;
  readonly revokedAt: Date | null;
  readonly expiresAt: Date;
}

/** When a token expires: some days after it was made, and never later than its login may last. */
export function tokenExpiry(startedAt: Date, now: Date): Date {
  const idle = now.getTime() + REFRESH_TOKEN_DAYS * DAY_MS;
  const absolute = startedAt.getTime() + LOGIN_DAYS_MAX * DAY_MS;
  return new Date(Math.min(idle, absolute));
}

interface TokenOwner {
  readonly candidateId: string;
  readonly familyId: string;
}

/** Stores a new token of a login that started at `startedAt` and returns it. Only its digest is stored. */
export async function addToken(
  tx: Pick<Transaction, 'refreshToken'>,
  owner: TokenOwner,
  startedAt: Date,
  now: Date,
): Promise<string> {
  const token = newOpaqueToken();
  const expiresAt = tokenExpiry(startedAt, now);
  await tx.refreshToken.create({
    data: { id: randomUUID(), ...owner, tokenHash: hashToken(token), createdAt: now, expiresAt },
  });
  return token;
}

/**
 * Locks the seeker of a token and then the token until the transaction ends, so that two uses of it run one after the
 * other. Returns null if the token does not exist.
 */
export async function lockToken(tx: Transaction, token: string): Promise<StoredToken | null> {
  const tokenHash = hashToken(token);
  if (!(await firstRow(tx, lockTokenOwner(tokenHash)))) return null;
  return firstRow(tx, selectTokenForUpdate(tokenHash));
}

/** How many tokens a family got since a moment. */
export async function countTokensSince(tx: Transaction, familyId: string, since: Date): Promise<number> {
  return tx.refreshToken.count({ where: { familyId, createdAt: { gte: since } } });
}

/** Ends a family: none of its tokens works any more, and its devices are told nothing. */
export async function revokeFamily(tx: Transaction, familyId: string, now: Date): Promise<void> {
  await tx.query(updateFamilyRevoked(familyId, now));
  await tx.pushSubscription.deleteMany({ where: { loginId: familyId } });
}
