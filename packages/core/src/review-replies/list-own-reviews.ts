import type { RowOf } from '@nukkad/db/sql.ts';
import type { Container } from '../container.ts';
import type { CompanySession } from '../members/member-session.ts';
import { pageOf, readCursor } from '../shared/list-cursor.ts';
import { pageSizeOf } from '../shared/page-size.ts';
import { companyReplyOf } from './company-reply.ts';
import { selectOwnReviews } from './review-replies.queries.ts';

interface ReviewPage {
  readonly after?: string | undefined;
  readonly size?: string | undefined;
}

/** Returns the reply of a row; null if the review has none. */
function replyOf({ text, changedAt, author, authorDeletedAt, ...held }: RowOf<typeof selectOwnReviews>) {
  if (text === null || changedAt === null) return null;
  const member = { name: author ?? '', deletedAt: authorDeletedAt };
  return companyReplyOf({ ...held, text, changedAt, member });
}

/**
 * Returns a page of the reviews of the own company that everybody sees, newest first, with its replies. Contains nothing
 * of the authors but their words.
 */
export async function listOwnReviews(
  { database }: Pick<Container, 'database'>,
  { companyId }: CompanySession,
  { after, size }: ReviewPage,
) {
  const place = readCursor(after);
  const limit = pageSizeOf(size);
  const page = { afterAt: place?.at ?? null, afterId: place?.id ?? null, limit: limit + 1 };
  const rows = await database.query(selectOwnReviews(companyId, page));
  const { items, nextCursor } = pageOf(rows, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
  return {
    items: items.map((row) => ({
      id: row.id,
      stars: row.stars,
      text: row.comment,
      at: row.createdAt.toISOString(),
      reply: replyOf(row),
    })),
    next: nextCursor,
  };
}
