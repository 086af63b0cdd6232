import type { CompanyReviews, CompanyReviewsInput } from '@nukkad/contract/companies/company.domain.ts';
import type { Container } from '../../container.ts';
import { pageOf, readCursor } from '../../shared/list-cursor.ts';
import { canReview } from './can-review.ts';
import { findCompany } from './find-company.ts';

/** One page of a company's reviews, newest first, with the reader's own; e-mails never leave. */
export async function listReviews(
  { database }: Pick<Container, 'database'>,
  candidateId: string | null,
  { companyId, stars, size, cursor }: CompanyReviewsInput,
): Promise<CompanyReviews> {
  const id = await findCompany(database, { companyId });
  const after = readCursor(cursor);
  const stored = await database.prisma.companyReview.findMany({
    where: {
      companyId: id,
      ...(stars === undefined ? {} : { rating: stars }),
      ...(after
        ? { OR: [{ createdAt: { lt: after.at } }, { createdAt: after.at, id: { lt: after.id } }] }
        : {}),
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: size + 1,
    include: { candidate: { select: { name: true, photoKey: true, providerImageUrl: true } } },
  });
  const { items, nextCursor } = pageOf(stored, size, (row) => ({ at: row.createdAt, id: row.id }));
  const own = candidateId
    ? await database.prisma.companyReview.findUnique({
        where: { candidateId_companyId: { candidateId, companyId: id } },
      })
    : null;
  return {
    reviews: items.map((row) => ({
      reviewerName: row.candidate.name,
      reviewerImage: row.candidate.photoKey ?? row.candidate.providerImageUrl,
      stars: row.rating,
      comments: row.comment,
      createdAt: row.createdAt.toISOString(),
    })),
    isReviewed: own !== null,
    own: own && { stars: own.rating, comments: own.comment },
    canReview: await canReview(database, candidateId, id),
    nextCursor,
  };
}
