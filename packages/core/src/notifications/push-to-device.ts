import { DEFAULT_LANGUAGE } from '@nukkad/contract';
import type { RowOf } from '@nukkad/db/sql.ts';
import { pathInLanguage } from '@nukkad/domain/language-path.ts';
import type { Container } from '../container.ts';
import type { PushGateway, PushMessage } from '../ports.ts';
import { deliverPush } from './deliver-push.ts';
import { notificationMessage } from './notification-message.ts';
import { insertPushRetry, type takePushRetries } from './notifications.queries.ts';

export type PushDeps = Pick<Container, 'database' | 'clock' | 'config'>;

/** One notification for one device, with the number of failed attempts. */
type Delivery = RowOf<typeof takePushRetries>;

function messageOf({ config }: PushDeps, { id, language, type, values, link }: Delivery): PushMessage {
  const readerLanguage = language ?? DEFAULT_LANGUAGE;
  return {
    title: config.BRAND_NAME,
    body: notificationMessage(type, values, readerLanguage),
    language: readerLanguage,
    link: new URL(pathInLanguage(link ?? '/notification', readerLanguage), config.PUBLIC_ORIGIN).href,
    tag: id,
  };
}

/** Sends one notification to one device of a seeker. */
export async function pushToDevice(deps: PushDeps, push: PushGateway, delivery: Delivery): Promise<void> {
  const { database, clock } = deps;
  const { id, token, tries } = delivery;
  await deliverPush(
    push,
    clock,
    { token, tries, message: messageOf(deps, delivery) },
    {
      removeDevice: () => database.prisma.pushSubscription.deleteMany({ where: { token } }),
      retryLater: (device, failed, dueAt) =>
        database.query(insertPushRetry({ id, token: device, tries: failed, dueAt })),
    },
  );
}
