import type { CompanyReviews, CompanyReviewsInput } from '@nukkad/contract/companies/company.domain.ts';
import { shownRows } from '@nukkad/telemetry/shown-rows.ts';
import type { Container } from '../container.ts';
import { smallKeyOf } from '../files/new-file-key.ts';
import { pageOf, readCursor } from '../shared/list-cursor.ts';
import { canReview } from './can-review.ts';
import { findCompany } from './find-company.ts';

/** Returns the thumbnail of each photo, or the photo itself if it is too old to have one. */
async function smallPhotos(
  { prisma }: Container['database'],
  photoKeys: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const keys = photoKeys.filter((key) => key !== null);
  const known = await prisma.storedFile.findMany({
    where: { key: { in: keys.map(smallKeyOf) }, deletedAt: null },
    select: { key: true },
  });
  const small = new Set(known.map(({ key }) => key));
  return new Map(keys.map((key) => [key, small.has(smallKeyOf(key)) ? smallKeyOf(key) : key]));
}

interface StoredReply {
  readonly text: string;
  readonly changedAt: Date;
  readonly heldAt: Date | null;
  readonly hiddenAt: Date | null;
}

/** Returns the reply to a review, unless it waits for an operator or is hidden. */
function shownReply(reply: StoredReply | null): CompanyReviews['reviews'][number]['reply'] {
  if (reply === null || reply.heldAt !== null || reply.hiddenAt !== null) return undefined;
  return { text: reply.text, createdAt: reply.changedAt.toISOString() };
}

/** Returns one page of a company's reviews, newest first, and the reader's own review. */
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
      hiddenAt: null,
      ...(stars === undefined ? {} : { rating: stars }),
      ...(after
        ? { OR: [{ createdAt: { lt: after.at } }, { createdAt: after.at, id: { lt: after.id } }] }
        : {}),
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: size + 1,
    include: {
      candidate: { select: { name: true, photoKey: true, providerImageUrl: true } },
      reply: { select: { text: true, changedAt: true, heldAt: true, hiddenAt: true } },
    },
  });
  const { items, nextCursor } = pageOf(stored, size, (row) => ({ at: row.createdAt, id: row.id }));
  const photos = await smallPhotos(
    database,
    items.map((row) => row.candidate.photoKey),
  );
  const own = candidateId
    ? await database.prisma.companyReview.findUnique({
        where: { candidateId_companyId: { candidateId, companyId: id } },
      })
    : null;
  return {
    reviews: shownRows('reviews', items, (row) => ({
      reviewerName: row.candidate.name,
      reviewerImage: photos.get(row.candidate.photoKey ?? '') ?? row.candidate.providerImageUrl,
      stars: row.rating,
      comments: row.comment,
      createdAt: row.createdAt.toISOString(),
      reply: shownReply(row.reply),
    })),
    isReviewed: own !== null,
    own: own && {
      stars: own.rating,
      comments: own.comment,
      isHidden: own.hiddenAt === null ? undefined : true,
    },
    canReview: await canReview(database, candidateId, id),
    nextCursor,
  };
}
