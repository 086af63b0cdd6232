import type { CreditRequestState } from '@nukkad/contract';
import type { Container } from '../container.ts';
import { lastRequestedAt, latestRequest, nextRequestFrom } from './credit-requests.rules.ts';

/** Returns the latest request for credits, and whether a new one is allowed now. */
export async function creditRequestState(
  { database, clock, keys }: Pick<Container, 'database' | 'clock' | 'keys'>,
  candidateId: string,
): Promise<CreditRequestState> {
  const { prisma } = database;
  const latest = await latestRequest(prisma, candidateId);
  const { creditBalance, isMobileVerified } = await prisma.candidate.findUniqueOrThrow({
    where: { id: candidateId },
  });
  const now = clock.now();
  const last = await lastRequestedAt(database, candidateId, { latest, traceKey: keys.accountTrace, now });
  const from = nextRequestFrom(last, now);
  const isEmpty = creditBalance === 0;
  return {
    latest: latest && {
      status: latest.status,
      requestedAt: latest.createdAt.toISOString(),
      answeredAt: latest.decidedAt?.toISOString() ?? null,
    },
    canRequest: isEmpty && isMobileVerified && latest?.status !== 'OPEN' && from === null,
    requestFrom: isEmpty ? (from?.toISOString() ?? null) : null,
  };
}
