import type { CreditRequestState } from '@nukkad/contract';
import type { Container } from '../../container.ts';
import { latestRequest, nextRequestFrom } from './request-rules.ts';

/** The latest request for credits, and whether one may ask now. */
export async function creditRequestState(
  { database, clock }: Pick<Container, 'database' | 'clock'>,
  candidateId: string,
): Promise<CreditRequestState> {
  const { prisma } = database;
  const latest = await latestRequest(prisma, candidateId);
  const { creditBalance } = await prisma.candidate.findUniqueOrThrow({ where: { id: candidateId } });
  const from = nextRequestFrom(latest, clock.now());
  const isEmpty = creditBalance === 0;
  return {
    latest: latest && {
      status: latest.status,
      requestedAt: latest.createdAt.toISOString(),
      answeredAt: latest.decidedAt?.toISOString() ?? null,
    },
    canRequest: isEmpty && latest?.status !== 'OPEN' && from === null,
    requestFrom: isEmpty ? (from?.toISOString() ?? null) : null,
  };
}
