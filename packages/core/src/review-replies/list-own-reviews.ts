import type { Container } from '../container.ts';
import type { CompanySession } from '../members/member-session.ts';
import { pageOf, readCursor } from '../shared/list-cursor.ts';
import { pageSizeOf } from '../shared/page-size.ts';
import { AUTHOR, companyReplyOf } from './company-reply.ts';

interface ReviewPage {
  readonly after?: string | undefined;
  readonly size?: string | undefined;
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
  const take = pageSizeOf(size);
  const isAfter = place && {
    OR: [{ createdAt: { lt: place.at } }, { createdAt: place.at, id: { lt: place.id } }],
  };
  const stored = await database.prisma.companyReview.findMany({
    where: { companyId, hiddenAt: null, ...isAfter },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: take + 1,
    include: { reply: { include: { member: AUTHOR } } },
  });
  const { items, nextCursor } = pageOf(stored, take, (row) => ({ at: row.createdAt, id: row.id }));
  return {
    items: items.map(({ id, rating, comment, createdAt, reply }) => ({
      id,
      stars: rating,
      text: comment,
      at: createdAt.toISOString(),
      reply: reply && companyReplyOf(reply),
    })),
    next: nextCursor,
  };
}
