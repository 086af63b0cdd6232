import type { RowOf } from '@nukkad/db/sql.ts';
import type { Container } from '../container.ts';
import type { PushGateway } from '../ports.ts';
import { forEachInParallel } from './for-each-in-parallel.ts';
import { takePushRetries, takeUnsentPushes } from './notifications.queries.ts';
import { type PushDeps, pushToDevice } from './push-to-device.ts';

type Deps = PushDeps & Pick<Container, 'push'>;
type UnsentPush = RowOf<typeof takeUnsentPushes>;

const BATCH = 100;
async function pushOne(deps: PushDeps, push: PushGateway, notification: UnsentPush): Promise<void> {
  if (!notification.isEnabled) return;
  const { candidateId } = notification;
  const devices = await deps.database.prisma.pushSubscription.findMany({ where: { candidateId } });
  for (const { token } of devices) await pushToDevice(deps, push, { ...notification, token, tries: 0 });
}

/** Repeats the messages that a push service could not accept earlier and whose retry is due. */
async function pushAgain(deps: PushDeps, push: PushGateway): Promise<void> {
  for (;;) {
    const batch = await deps.database.query(takePushRetries(deps.clock.now(), BATCH));
    await forEachInParallel(batch, (one) => pushToDevice(deps, push, one));
    if (batch.length < BATCH) return;
  }
}

/** Sends new notifications to the browsers of the seekers. Returns their number; 0 if push is not configured. */
export async function pushNotifications(deps: Deps): Promise<number> {
  const { push, database, clock } = deps;
  if (push === null) return 0;
  await pushAgain(deps, push);
  for (let pushed = 0; ; ) {
    const batch = await database.query(takeUnsentPushes(clock.now(), BATCH));
    await forEachInParallel(batch, (notification) => pushOne(deps, push, notification));
    pushed += batch.length;
    if (batch.length < BATCH) return pushed;
  }
}
