import type { RowOf } from '@nukkad/db/sql.ts';
import type { Container } from '../container.ts';
import type { PushGateway } from '../ports.ts';
import { takePushRetries, takeUnsentPushes } from './notifications.queries.ts';
import { type PushDeps, pushToDevice } from './push-to-device.ts';

type Deps = PushDeps & Pick<Container, 'push'>;
type Waiting = RowOf<typeof takeUnsentPushes>;

const BATCH = 100;
/** Notifications sent at the same moment: one push service that is slow does not hold up the others. */
const AT_ONCE = 8;

async function sideBySide<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const takeNext = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeNext));
}

async function pushOne(deps: PushDeps, push: PushGateway, waiting: Waiting): Promise<void> {
  if (!waiting.isEnabled) return;
  const { candidateId } = waiting;
  const devices = await deps.database.prisma.pushSubscription.findMany({ where: { candidateId } });
  for (const { token } of devices) await pushToDevice(deps, push, { ...waiting, token, tries: 0 });
}

/** Sends what a push service could not take before, where it is due. */
async function pushAgain(deps: PushDeps, push: PushGateway): Promise<void> {
  for (;;) {
    const batch = await deps.database.query(takePushRetries(deps.clock.now(), BATCH));
    await sideBySide(batch, (one) => pushToDevice(deps, push, one));
    if (batch.length < BATCH) return;
  }
}

/** Hands new notifications to the seekers' browsers; answers how many. Nothing is taken where push is not configured. */
export async function pushNotifications(deps: Deps): Promise<number> {
  const { push, database, clock } = deps;
  if (push === null) return 0;
  await pushAgain(deps, push);
  for (let pushed = 0; ; ) {
    const batch = await database.query(takeUnsentPushes(clock.now(), BATCH));
    await sideBySide(batch, (waiting) => pushOne(deps, push, waiting));
    pushed += batch.length;
    if (batch.length < BATCH) return pushed;
  }
}
