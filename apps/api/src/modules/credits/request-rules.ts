import type { CreditRequestStatus, Prisma } from '@nukkad/db';

const WEEK_MILLISECONDS = 7 * 86_400_000;

export interface StoredRequest {
  readonly status: CreditRequestStatus;
  readonly createdAt: Date;
  readonly decidedAt: Date | null;
}

/** The seeker's latest request for credits. */
export function latestRequest(
  tx: Pick<Prisma.TransactionClient, 'creditRequest'>,
  candidateId: string,
): Promise<StoredRequest | null> {
  return tx.creditRequest.findFirst({
    where: { candidateId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { status: true, createdAt: true, decidedAt: true },
  });
}

/** When one may ask again, a week after the last time; null where one may now. */
export function nextRequestFrom(latest: StoredRequest | null, now: Date): Date | null {
  if (!latest) return null;
  const from = new Date(latest.createdAt.getTime() + WEEK_MILLISECONDS);
  return from > now ? from : null;
}
