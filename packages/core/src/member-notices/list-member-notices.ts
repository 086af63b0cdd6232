import type { Language } from '@nukkad/db';
import type { Container } from '../container.ts';
import { oneRow } from '../database/rows.ts';
import { cursorOf, readCursor } from '../shared/list-cursor.ts';
import { pageSizeOf } from '../shared/page-size.ts';
import { memberNoticeMessage } from './member-notice-message.ts';
import { countUnreadNotices, selectMemberNotices } from './member-notices.queries.ts';

interface NoticePage {
  readonly after?: string | undefined;
  readonly size?: string | undefined;
}

/** Returns a page of a member's notices, latest first, with the number of unread ones (at most 100). */
export async function listMemberNotices(
  { database }: Pick<Container, 'database'>,
  memberId: string,
  { after, size }: NoticePage,
  language: Language,
) {
  const place = readCursor(after);
  const limit = pageSizeOf(size);
  const page = { afterAt: place?.at ?? null, afterId: place?.id ?? null, limit: limit + 1 };
  const rows = await database.query(selectMemberNotices(memberId, page));
  const { count } = await oneRow(database, countUnreadNotices(memberId));
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return {
    items: items.map(({ id, type, values, companyId, company, link, createdAt, isRead }) => ({
      id,
      type,
      company: companyId === null ? null : { id: companyId, name: company ?? '' },
      message: memberNoticeMessage(type, values, language),
      link,
      createdAt: createdAt.toISOString(),
      isRead,
    })),
    next: rows.length > limit && last !== undefined ? cursorOf({ at: last.createdAt, id: last.id }) : null,
    unread: count,
  };
}

/** Marks notices of a member as read. Ids of others are ignored. Returns the number of unread ones. */
export async function readMemberNotices(
  { database, clock }: Pick<Container, 'database' | 'clock'>,
  memberId: string,
  ids: readonly string[],
): Promise<{ unread: number }> {
  await database.prisma.memberNotice.updateMany({
    where: { id: { in: [...ids] }, memberId, readAt: null },
    data: { readAt: clock.now() },
  });
  const { count } = await oneRow(database, countUnreadNotices(memberId));
  return { unread: count };
}
