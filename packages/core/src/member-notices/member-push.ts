import type { Container } from '../container.ts';
import { lockKey } from '../database/locks.queries.ts';
import type { Transaction } from '../database/rows.ts';
import { invalidField } from '../errors/app-error.ts';
import { isPushSubscription } from '../gateways/push/push-subscription.ts';
import type { MemberSession } from '../members/member-session.ts';

/** Maximum number of devices per member. A new device replaces the one seen longest ago. */
const DEVICES_MAX = 10;

type Deps = Pick<Container, 'database' | 'clock'>;

async function removeBeyond(tx: Transaction, memberId: string): Promise<void> {
  const beyond = await tx.memberPush.findMany({
    where: { memberId },
    orderBy: [{ seenAt: 'desc' }, { token: 'asc' }],
    skip: DEVICES_MAX,
    select: { token: true },
  });
  if (beyond.length > 0)
    await tx.memberPush.deleteMany({ where: { token: { in: beyond.map(({ token }) => token) } } });
}

/**
 * Stores the push subscription of a member's browser. It ends with the session. A repeat updates only the time it was
 * last seen. Throws VALIDATION_FAILED if the text is not a subscription of a known push service.
 */
export async function saveMemberPush(
  { database, clock }: Deps,
  { memberId, sessionId }: MemberSession,
  token: string,
): Promise<void> {
  if (!isPushSubscription(token))
    throw invalidField('subscription', 'is not the subscription of a known push service');
  const owner = { memberId, sessionId, seenAt: clock.now() };
  await database.transaction(async (tx) => {
    await tx.query(lockKey(`push:${memberId}`));
    await tx.memberPush.upsert({
      where: { token },
      create: { token, ...owner, createdAt: owner.seenAt },
      update: owner,
    });
    await removeBeyond(tx, memberId);
  });
}

/** Deletes a push subscription of a member. Subscriptions of others stay. */
export async function removeMemberPush(
  { database }: Pick<Deps, 'database'>,
  memberId: string,
  token: string,
): Promise<void> {
  await database.prisma.memberPush.deleteMany({ where: { token, memberId } });
}
