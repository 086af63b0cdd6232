import type { MemberRole } from '@nukkad/contract/partner/partner.wire.ts';
import { DAY_MS, HOUR_MS } from '@nukkad/domain/durations.ts';
import { isUuid } from '@nukkad/domain/uuid.ts';
import type { Container } from '../container.ts';
import { firstRow } from '../database/rows.ts';
import { hashToken } from '../security/opaque-token.ts';
import type { MemberSession } from './member-session.ts';
import { SESSION_DAYS, selectMemberSession } from './members.queries.ts';

interface FoundSession extends MemberSession {
  /** The member's role in the company; null if the member does not belong to it. */
  readonly role: MemberRole | null;
}

/**
 * Returns the session of a cookie, with the member's role in a company; null if the session has ended. The time of the
 * last use is stored at most once an hour.
 */
export async function findMemberSession(
  { database, clock }: Pick<Container, 'database' | 'clock'>,
  cookie: string,
  companyId: string | undefined,
): Promise<FoundSession | null> {
  const now = clock.now();
  const company = companyId !== undefined && isUuid(companyId) ? companyId : null;
  const row = await firstRow(database, selectMemberSession(hashToken(cookie), company, now));
  if (row === null || row.phone === null) return null;
  const { seenAt, phone, ...session } = row;
  if (now.getTime() - seenAt.getTime() >= HOUR_MS)
    await database.prisma.deskSession.updateMany({
      where: { id: row.sessionId },
      data: { seenAt: now, expiresAt: new Date(now.getTime() + SESSION_DAYS * DAY_MS) },
    });
  return { ...session, phone };
}
