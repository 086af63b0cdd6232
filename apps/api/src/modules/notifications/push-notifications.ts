import { DEFAULT_LANGUAGE, type Language } from '@nukkad/contract';
import type { Container } from '../../container.ts';
import { rows } from '../../database/rows.ts';
import type { PushGateway } from '../../gateways/push/push-gateway.ts';
import { type NotificationValues, notificationMessage } from './notification-message.ts';

type Deps = Pick<Container, 'database' | 'clock' | 'config' | 'push'>;

interface Waiting {
  readonly id: string;
  readonly candidateId: string;
  readonly type: string;
  readonly values: NotificationValues;
  readonly link: string | null;
  readonly language: Language | null;
}

const BATCH = 100;

/**
 * Takes a batch before it is sent: a process that dies over it leaves these unsent, since a message missed (it stands
 * on the site) is better than one that comes again and again. What is older than an hour is no news any more.
 */
const TAKE = `
  UPDATE notification n SET pushed_at = $1::timestamptz
    FROM candidate c
   WHERE c.id = n.candidate_id AND n.id IN (
           SELECT id FROM notification
            WHERE pushed_at IS NULL AND created_at > $1::timestamptz - interval '1 hour'
            ORDER BY created_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
  RETURNING n.id, n.candidate_id AS "candidateId", n.type_key AS type, n.values, n.link, c.language`;

async function pushOne({ database, config }: Deps, push: PushGateway, waiting: Waiting): Promise<void> {
  const { candidateId, language, type, values, link } = waiting;
  const message = {
    title: config.BRAND_NAME,
    body: notificationMessage(type, values, language ?? DEFAULT_LANGUAGE),
    link: new URL(link ?? '/notification', config.PUBLIC_ORIGIN).href,
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
    const batch = await rows<Waiting>(database, TAKE, clock.now());
    for (const waiting of batch) await pushOne(deps, push, waiting);
    pushed += batch.length;
    if (batch.length < BATCH) return pushed;
  }
}
