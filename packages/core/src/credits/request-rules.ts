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

interface EarlierRequests {
  readonly latest: StoredRequest | null;
  readonly traceKey: string;
  readonly now: Date;
}

/** When credits were last asked for, by this account or by an earlier one of its sign-in or number. */
export async function lastRequestedAt(
  source: Queryable,
  candidateId: string,
  { latest, traceKey, now }: EarlierRequests,
): Promise<Date | null> {
  const trace = await readTrace(source, await traceHashesOf(source, traceKey, candidateId), now);
  const [own, earlier] = [latest?.createdAt ?? null, trace?.creditsRequestedAt ?? null];
  return own && earlier ? new Date(Math.max(own.getTime(), earlier.getTime())) : (own ?? earlier);
}

/** When one may ask again, a week after the last time; null where one may now. */
export function nextRequestFrom(lastAt: Date | null, now: Date): Date | null {
  if (!lastAt) return null;
  const from = new Date(lastAt.getTime() + WEEK_MS);
  return from > now ? from : null;
}
