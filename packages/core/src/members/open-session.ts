import { DAY_MS } from '@nukkad/domain/durations.ts';
import type { Transaction } from '../database/rows.ts';
import { hashToken, newOpaqueToken } from '../security/opaque-token.ts';
import { SESSION_DAYS } from './members.queries.ts';

interface NewSession {
  readonly memberId: string;
  readonly device: string | null;
}

/** Opens a session of a member. Returns the secret of its cookie, of which only the digest is stored. */
export async function openSession(
  tx: Transaction,
  { memberId, device }: NewSession,
  now: Date,
): Promise<string> {
  const cookie = newOpaqueToken();
  const expiresAt = new Date(now.getTime() + SESSION_DAYS * DAY_MS);
  const times = { startedAt: now, seenAt: now, provedAt: now, expiresAt };
  await tx.deskSession.create({ data: { memberId, tokenHash: hashToken(cookie), device, ...times } });
  return cookie;
}
