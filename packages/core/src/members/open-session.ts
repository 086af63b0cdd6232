import { DAY_MS } from '@nukkad/domain/durations.ts';
import type { Transaction } from '../database/rows.ts';
import { hashToken, newOpaqueToken } from '../security/opaque-token.ts';
import { SESSION_DAYS } from './members.queries.ts';

interface NewSession {
  readonly memberId: string;
  readonly device: string | null;
  /** The cookie of the session that the browser had before; undefined if it had none. */
  readonly former: string | undefined;
}

/**
 * Opens a session of a member, and ends the one that it replaces in the browser. Returns the secret of its cookie, of which
 * only the digest is stored.
 */
export async function openSession(
  tx: Transaction,
  { memberId, device, former }: NewSession,
  now: Date,
): Promise<string> {
  if (former !== undefined)
    await tx.deskSession.updateMany({
      where: { tokenHash: hashToken(former), revokedAt: null },
      data: { revokedAt: now },
    });
  const cookie = newOpaqueToken();
  const expiresAt = new Date(now.getTime() + SESSION_DAYS * DAY_MS);
  const times = { startedAt: now, seenAt: now, provedAt: now, expiresAt };
  await tx.deskSession.create({ data: { memberId, tokenHash: hashToken(cookie), device, ...times } });
  return cookie;
}
