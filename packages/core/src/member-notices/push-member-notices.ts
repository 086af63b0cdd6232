import type { RowOf } from '@nukkad/db/sql.ts';
import type { Container } from '../container.ts';
import { deliverPush } from '../notifications/deliver-push.ts';
import { forEachInParallel } from '../notifications/for-each-in-parallel.ts';
import type { PushGateway, PushMessage } from '../ports.ts';
import { memberNoticeMessage } from './member-notice-message.ts';
import {
  insertNoticeRetry,
  selectPushDevices,
  takeNoticeRetries,
  takeUnsentNotices,
} from './member-notices.queries.ts';

type Deps = Pick<Container, 'database' | 'clock' | 'config'>;
type Delivery = RowOf<typeof takeNoticeRetries>;

const BATCH = 100;

function messageOf({ config }: Deps, { id, language, type, values, link }: Delivery): PushMessage {
  return {
    title: config.BRAND_NAME,
    body: memberNoticeMessage(type, values, language),
    language,
    link: new URL(link ?? '/today', config.HIRE_ORIGIN).href,
    tag: id,
  };
}

async function pushToBrowser(deps: Deps, push: PushGateway, delivery: Delivery): Promise<void> {
  const { database, clock } = deps;
  const { id, token, tries } = delivery;
  await deliverPush(
    push,
    clock,
    { token, tries, message: messageOf(deps, delivery) },
    {
      removeDevice: () => database.prisma.memberPush.deleteMany({ where: { token } }),
      retryLater: (device, failed, dueAt) =>
        database.query(insertNoticeRetry({ id, token: device, tries: failed, dueAt })),
    },
  );
}

async function pushAgain(deps: Deps, push: PushGateway): Promise<void> {
  for (;;) {
    const batch = await deps.database.query(takeNoticeRetries(deps.clock.now(), BATCH));
    await forEachInParallel(batch, (one) => pushToBrowser(deps, push, one));
    if (batch.length < BATCH) return;
  }
}

async function pushOne(
  deps: Deps,
  push: PushGateway,
  notice: RowOf<typeof takeUnsentNotices>,
): Promise<void> {
  if (!notice.mayPush) return;
  const devices = await deps.database.query(selectPushDevices(notice.memberId, deps.clock.now()));
  for (const { token } of devices) await pushToBrowser(deps, push, { ...notice, token, tries: 0 });
}

/**
 * Sends new notices to the browsers of the members. Returns their number; 0 if push or the companies' site is not
 * configured.
 */
export async function pushMemberNotices(deps: Deps & Pick<Container, 'push'>): Promise<number> {
  const { push, database, clock, config } = deps;
  if (push === null || config.HIRE_ORIGIN === undefined) return 0;
  await pushAgain(deps, push);
  for (let pushed = 0; ; ) {
    const batch = await database.query(takeUnsentNotices(clock.now(), BATCH));
    await forEachInParallel(batch, (notice) => pushOne(deps, push, notice));
    pushed += batch.length;
    if (batch.length < BATCH) return pushed;
  }
}
