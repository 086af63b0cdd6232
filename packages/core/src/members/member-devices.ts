import type { Container } from '../container.ts';
import { AppError } from '../errors/app-error.ts';
import { requireUuid } from '../shared/require-uuid.ts';
import type { MemberSession } from './member-session.ts';

type Deps = Pick<Container, 'database' | 'clock'>;

/** Returns the devices on which a member is signed in, the most recently used first. */
export async function listMemberDevices({ database, clock }: Deps, { memberId, sessionId }: MemberSession) {
  const rows = await database.prisma.deskSession.findMany({
    where: { memberId, revokedAt: null, expiresAt: { gt: clock.now() } },
    orderBy: [{ seenAt: 'desc' }, { id: 'desc' }],
    take: 50,
  });
  return rows.map(({ id, device, startedAt, seenAt }) => ({
    id,
    device,
    startedAt: startedAt.toISOString(),
    seenAt: seenAt.toISOString(),
    isCurrent: id === sessionId,
  }));
}

/** Ends one session of the member. Throws NOT_FOUND if the member has no such open session. */
export async function endMemberDevice(
  { database, clock }: Deps,
  memberId: string,
  sessionId: string,
): Promise<void> {
  const { count } = await database.prisma.deskSession.updateMany({
    where: { id: requireUuid(sessionId), memberId, revokedAt: null },
    data: { revokedAt: clock.now() },
  });
  if (count === 0) throw new AppError('NOT_FOUND');
}

/** Ends all other sessions of the member. Returns their number. */
export async function endOtherMemberDevices(
  { database, clock }: Deps,
  { memberId, sessionId }: MemberSession,
): Promise<number> {
  const { count } = await database.prisma.deskSession.updateMany({
    where: { memberId, id: { not: sessionId }, revokedAt: null },
    data: { revokedAt: clock.now() },
  });
  return count;
}
