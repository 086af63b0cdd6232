import type { CreditRequestStatus, Prisma } from '@nukkad/db';
import { WEEK_MS } from '@nukkad/domain/durations.ts';
import { readTrace } from '../account-traces/account-trace.ts';
import { traceHashesOf } from '../account-traces/trace-hashes.ts';
import type { Queryable } from '../database/rows.ts';

export interface StoredRequest {
  readonly status: CreditRequestStatus;
  readonly createdAt: Date;
  readonly decidedAt: Date | null;
}

/** Returns the seeker's latest request for credits; null if there is none. */
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

interface EarlierRequests {
  readonly latest: StoredRequest | null;
  readonly traceKey: string;
  readonly now: Date;
}

/** Returns the time of the last request, by this account or an earlier one with the same sign-in or number. */
export async function lastRequestedAt(
  source: Queryable,
  candidateId: string,
  { latest, traceKey, now }: EarlierRequests,
): Promise<Date | null> {
  const trace = await readTrace(source, await traceHashesOf(source, traceKey, candidateId), now);
  const byAccount = latest?.createdAt ?? null;
  const byEarlier = trace?.creditsRequestedAt ?? null;
  if (byAccount === null || byEarlier === null) return byAccount ?? byEarlier;
  return new Date(Math.max(byAccount.getTime(), byEarlier.getTime()));
}

/** Returns the time of the next allowed request, a week after the last one. Null if it is allowed now. */
export function nextRequestFrom(lastAt: Date | null, now: Date): Date | null {
  if (!lastAt) return null;
  const from = new Date(lastAt.getTime() + WEEK_MS);
  return from > now ? from : null;
}
