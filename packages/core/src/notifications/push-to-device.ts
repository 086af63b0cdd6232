import { DEFAULT_LANGUAGE } from '@nukkad/contract';
import type { RowOf } from '@nukkad/db/sql.ts';
import { pathInLanguage } from '@nukkad/domain/language-path.ts';
import type { Container } from '../container.ts';
import { PushRefused, PushServiceBusy } from '../gateways/push/push-errors.ts';
import type { PushGateway, PushMessage, PushOutcome } from '../ports.ts';
import { notificationMessage } from './notification-message.ts';
import { insertPushRetry, type takePushRetries } from './notifications.queries.ts';

export type PushDeps = Pick<Container, 'database' | 'clock' | 'config'>;

/** One notification for one device, with the number of failed attempts. */
type Delivery = RowOf<typeof takePushRetries>;

/** Maximum attempts. The delay doubles each time; all attempts fit the hour in which a notification may be pushed. */
const TRIES_MAX = 5;
const FIRST_RETRY_SECONDS = 60;

type Result = PushOutcome | 'refused' | { readonly retryAfterSeconds: number };

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

function resultOf(error: unknown): Result {
  if (error instanceof PushRefused) return 'refused';
  return { retryAfterSeconds: error instanceof PushServiceBusy ? error.retryAfterSeconds : 0 };
}

async function retryLater(
  { database, clock }: PushDeps,
  delivery: Delivery,
  minSeconds: number,
): Promise<void> {
  const tries = delivery.tries + 1;
  if (tries >= TRIES_MAX) return;
  const seconds = Math.max(minSeconds, FIRST_RETRY_SECONDS * 2 ** delivery.tries);
  const dueAt = new Date(clock.now().getTime() + seconds * 1000);
  await database.query(insertPushRetry({ id: delivery.id, token: delivery.token, tries, dueAt }));
}

/**
 * Sends one notification to one device. Deletes a subscription that has ended, and schedules a retry if the service is
 * busy.
 */
export async function pushToDevice(deps: PushDeps, push: PushGateway, delivery: Delivery): Promise<void> {
  const { token } = delivery;
  const result: Result = await push.send(token, messageOf(deps, delivery)).catch(resultOf);
  if (result === 'gone') await deps.database.prisma.pushSubscription.deleteMany({ where: { token } });
  else if (typeof result === 'object') await retryLater(deps, delivery, result.retryAfterSeconds);
}
