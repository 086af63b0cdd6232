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

/** Returns when a token expires: some days after its creation, and not after the maximum age of its login. */
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

/** Counts the tokens that a family got since a time. */
export async function countTokensSince(tx: Transaction, familyId: string, since: Date): Promise<number> {
  return tx.refreshToken.count({ where: { familyId, createdAt: { gte: since } } });
}

/** Revokes a family of tokens. Its devices get no more push messages. */
export async function revokeFamily(tx: Transaction, familyId: string, now: Date): Promise<void> {
  await tx.query(updateFamilyRevoked(familyId, now));
  await tx.pushSubscription.deleteMany({ where: { loginId: familyId } });
}
