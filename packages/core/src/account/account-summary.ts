import type { AccountSummary } from '@nukkad/contract';
import type { Container } from '../container.ts';
import { signedInCandidate } from '../session/signed-in-candidate.ts';
import { readCompletion } from './profile-parts.ts';

/** Returns the signed-in seeker with credits, profile percentage and availability. */
export async function accountSummary(
  { database, config }: Pick<Container, 'database' | 'config'>,
  candidateId: string,
): Promise<AccountSummary> {
  const candidate = await database.prisma.candidate.findUniqueOrThrow({ where: { id: candidateId } });
  const { percentage } = await readCompletion(database, candidate);
  return {
    ...signedInCandidate(candidate, config),
    credits: candidate.creditBalance,
    profilePercentage: percentage,
    isAvailable: candidate.isAvailable,
  };
}
