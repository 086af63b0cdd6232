import type { PushSubscriptionInput } from '@nukkad/contract/startup/startup.domain.ts';
import { WIRE_SUBSCRIPTION_FIELD } from '@nukkad/contract/startup/startup.wire.ts';
import { hasWithdrawn } from '../consent/has-withdrawn.ts';
import type { Container } from '../container.ts';
import { lockCandidate } from '../database/locks.queries.ts';
import type { Transaction } from '../database/rows.ts';
import { invalidField } from '../errors/app-error.ts';
import { isPushSubscription } from '../gateways/push/push-subscription.ts';
import type { Session } from '../session/session.ts';

/** Maximum number of devices per seeker. A new device replaces the one seen longest ago. */
const DEVICES_MAX = 10;

async function removeBeyond(tx: Transaction, candidateId: string): Promise<void> {
  const beyond = await tx.pushSubscription.findMany({
    where: { candidateId },
    orderBy: [{ seenAt: 'desc' }, { token: 'asc' }],
    skip: DEVICES_MAX,
    select: { token: true },
  });
  if (beyond.length === 0) return;
  await tx.pushSubscription.deleteMany({ where: { token: { in: beyond.map(({ token }) => token) } } });
}

/**
 * Stores a device's push subscription for the seeker and the current login, and deletes the subscription it replaces.
 * A repeat updates only the time it was last seen. Returns false and stores nothing if the seeker withdrew the consent
 * to notifications, because devices save their subscription at each visit. Throws VALIDATION_FAILED if the text is not
 * a subscription of a known push service.
 */
export async function savePushSubscription(
  { database, clock }: Pick<Container, 'database' | 'clock'>,
  { candidateId, loginId }: Pick<Session, 'candidateId' | 'loginId'>,
  { subscription: token, replaced }: Pick<PushSubscriptionInput, 'subscription' | 'replaced'>,
): Promise<boolean> {
  if (!isPushSubscription(token))
    throw invalidField(WIRE_SUBSCRIPTION_FIELD, 'is not the subscription of a known push service');
  const owner = { candidateId, loginId, seenAt: clock.now() };
  return database.transaction(async (tx) => {
    // The row lock orders this with a withdrawal of consent: an earlier one is seen here, and a later one removes
    // this subscription.
    await tx.query(lockCandidate(candidateId));
    if (await hasWithdrawn(tx, candidateId, 'notifications')) return false;
    if (replaced && replaced !== token)
      await tx.pushSubscription.deleteMany({ where: { token: replaced, candidateId } });
    await tx.pushSubscription.upsert({
      where: { token },
      create: { token, ...owner, createdAt: owner.seenAt },
      update: owner,
    });
    await removeBeyond(tx, candidateId);
    return true;
  });
}

/**
 * Stores a subscription that a client sends with another call. An invalid one is ignored, so that the call succeeds.
 */
export async function savePushSubscriptionIfValid(
  deps: Pick<Container, 'database' | 'clock'>,
  owner: Pick<Session, 'candidateId' | 'loginId'>,
  subscription: string | undefined,
): Promise<void> {
  if (subscription !== undefined && isPushSubscription(subscription))
    await savePushSubscription(deps, owner, { subscription });
}
