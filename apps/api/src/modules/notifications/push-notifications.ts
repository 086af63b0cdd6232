import { DEFAULT_LANGUAGE } from '@nukkad/contract';
import type { RowOf } from '@nukkad/db/sql.ts';
import { pathInLanguage } from '@nukkad/domain/language-path.ts';
import type { Container } from '../../container.ts';
import type { PushGateway } from '../../gateways/push/push-gateway.ts';
import { notificationMessage } from './notification-message.ts';
import { takeUnpushed } from './notifications.queries.ts';

type Deps = Pick<Container, 'database' | 'clock' | 'config' | 'push'>;

type Waiting = RowOf<typeof takeUnpushed>;

const BATCH = 100;

async function pushOne({ database, config }: Deps, push: PushGateway, waiting: Waiting): Promise<void> {
  const { candidateId, language, type, values, link } = waiting;
  const spoken = language ?? DEFAULT_LANGUAGE;
  const message = {
    title: config.BRAND_NAME,
    body: notificationMessage(type, values, spoken),
    link: new URL(pathInLanguage(link ?? '/notification', spoken), config.PUBLIC_ORIGIN).href,
  };
  const devices = await database.prisma.pushSubscription.findMany({ where: { candidateId } });
  for (const { token } of devices) {
    const outcome = await push.send(token, message).catch(() => 'failed' as const);
    if (outcome === 'gone') await database.prisma.pushSubscription.deleteMany({ where: { token } });
  }
}

/** Hands new notifications to the seekers' browsers; answers how many. Nothing is taken where push is not configured. */
export async function pushNotifications(deps: Deps): Promise<number> {
  const { push, database, clock } = deps;
  if (push === null) return 0;
  for (let pushed = 0; ; ) {
    const batch = await database.query(takeUnpushed(clock.now(), BATCH));
    for (const waiting of batch) await pushOne(deps, push, waiting);
    pushed += batch.length;
    if (batch.length < BATCH) return pushed;
  }
}
