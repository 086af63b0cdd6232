import type { RowOf } from '@nukkad/db/sql.ts';
import type { Container } from '../container.ts';
import { deliverPush } from '../notifications/deliver-push.ts';
import { forEachInParallel } from '../notifications/for-each-in-parallel.ts';
import type { PushGateway } from '../ports.ts';
import {
  insertNoticeRetry,
  selectPushDevices,
  takeNoticeRetries,
  takeUnsentNotices,
  takeWaitingNotices,
} from './member-notices.queries.ts';
import { type PushedNotice, pushMessageOf } from './push-message.ts';

type Deps = Pick<Container, 'database' | 'clock' | 'config'>;

/** Maximum number of notices, members or devices that one statement takes. */
const BATCH = 100;

/** One message for one device. */
interface Delivery {
  readonly token: string;
  readonly tries: number;
  /** What the message is about. Several notices are sent as a summary. */
  readonly notices: readonly PushedNotice[];
}

async function pushToBrowser(deps: Deps, push: PushGateway, delivery: Delivery): Promise<void> {
  const { database, clock, config } = deps;
  const { token, tries, notices } = delivery;
  const [first, ...others] = notices;
  if (first === undefined) return;
  await deliverPush(
    push,
    clock,
    { token, tries, message: pushMessageOf(config, [first, ...others], clock.now()) },
    {
      removeDevice: () => database.prisma.memberPush.deleteMany({ where: { token } }),
      retryLater: async (device, failed, dueAt) => {
        for (const { id } of notices)
          await database.query(insertNoticeRetry({ id, token: device, tries: failed, dueAt }));
      },
    },
  );
}

/** Returns the messages for the retries of one device: one for what waited for the end of quiet hours, and the others. */
function deliveriesOf(retries: readonly RowOf<typeof takeNoticeRetries>[]): Delivery[] {
  const { waited = [], single = [] } = Object.groupBy(retries, ({ hasWaited }) =>
    hasWaited ? 'waited' : 'single',
  );
  const groups = [waited, ...single.map((retry) => [retry])];
  return groups.flatMap((notices) => {
    const [first] = notices;
    if (first === undefined) return [];
    return [{ token: first.token, tries: Math.max(...notices.map(({ tries }) => tries)), notices }];
  });
}

/** Sends retries. Notices that waited for the end of quiet hours are one message per device. */
async function pushAgain(deps: Deps, push: PushGateway): Promise<void> {
  for (;;) {
    const batch = await deps.database.query(takeNoticeRetries(deps.clock.now(), BATCH));
    const devices = Map.groupBy(batch, ({ token }) => token);
    await forEachInParallel([...devices.values()].flatMap(deliveriesOf), (one) =>
      pushToBrowser(deps, push, one),
    );
    if (devices.size < BATCH) return;
  }
}

interface TakenNotice extends PushedNotice {
  /** The only device to which the notice is sent, in a retry; null or undefined for all devices of the member. */
  readonly token?: string | null;
  readonly mayPush: boolean;
}

/** Sends notices of one member to each of their devices, as one message. Leaves out those that were read meanwhile. */
async function pushTogether(deps: Deps, push: PushGateway, taken: readonly TakenNotice[]): Promise<void> {
  const notices = taken.filter(({ mayPush }) => mayPush);
  const [first] = notices;
  if (first === undefined) return;
  const devices = await deps.database.query(selectPushDevices(first.memberId, deps.clock.now()));
  for (const { token } of devices) {
    const ofDevice = notices.filter((notice) => (notice.token ?? token) === token);
    await pushToBrowser(deps, push, { token, tries: 0, notices: ofDevice });
  }
}

/** Sends what has waited for the end of quiet hours, one message per member. Returns the number of notices. */
async function pushWaiting(deps: Deps, push: PushGateway): Promise<number> {
  for (let pushed = 0; ; ) {
    const batch = await deps.database.query(takeWaitingNotices(deps.clock.now(), BATCH));
    const members = Map.groupBy(batch, ({ memberId }) => memberId);
    await forEachInParallel([...members.values()], (taken) => pushTogether(deps, push, taken));
    pushed += batch.length;
    if (members.size < BATCH) return pushed;
  }
}

/**
 * Sends new notices to the browsers of the members. Returns their number; 0 if push or the companies' site is not
 * configured.
 */
export async function pushMemberNotices(deps: Deps & Pick<Container, 'push'>): Promise<number> {
  const { push, database, clock, config } = deps;
  if (push === null || config.HIRE_ORIGIN === undefined) return 0;
  await pushAgain(deps, push);
  for (let pushed = await pushWaiting(deps, push); ; ) {
    const batch = await database.query(takeUnsentNotices(clock.now(), BATCH));
    await forEachInParallel(batch, (notice) => pushTogether(deps, push, [notice]));
    pushed += batch.length;
    if (batch.length < BATCH) return pushed;
  }
}
