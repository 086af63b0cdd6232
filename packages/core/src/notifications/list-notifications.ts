import type { Language } from '@nukkad/contract';
import type {
  NotificationList,
  NotificationListInput,
} from '@nukkad/contract/notifications/notification.domain.ts';
import { shownRows } from '@nukkad/telemetry/shown-rows.ts';
import type { Container } from '../container.ts';
import { pageOf, readCursor } from '../shared/list-cursor.ts';
import { metaOf } from '../shared/page-meta.ts';
import { type NotificationValues, notificationMessage } from './notification-message.ts';

interface ListNotifications extends NotificationListInput {
  readonly candidateId: string;
  readonly language: Language;
}

/** Returns a page of the notifications of the seeker, newest first, and marks them as read. */
export async function listNotifications(
  { database, clock, config }: Pick<Container, 'database' | 'clock' | 'config'>,
  { candidateId, language, size, cursor }: ListNotifications,
): Promise<NotificationList> {
  const after = readCursor(cursor);
  const stored = await database.prisma.notification.findMany({
    where: {
      candidateId,
      ...(after
        ? { OR: [{ createdAt: { lt: after.at } }, { createdAt: after.at, id: { lt: after.id } }] }
        : {}),
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: size + 1,
  });
  const { items, nextCursor } = pageOf(stored, size, (row) => ({ at: row.createdAt, id: row.id }));
  await database.prisma.notification.updateMany({
    where: { id: { in: items.map((row) => row.id) }, readAt: null },
    data: { readAt: clock.now() },
  });
  const { title, description } = metaOf(config, 'notifications', language);
  return {
    notifications: shownRows('notifications', items, (row) => ({
      id: row.id,
      type: row.typeKey,
      message: notificationMessage(row.typeKey, row.values as unknown as NotificationValues, language),
      createdAt: row.createdAt.toISOString(),
      isRead: row.readAt !== null,
      link: row.link,
    })),
    nextCursor,
    meta: { title, description },
  };
}
