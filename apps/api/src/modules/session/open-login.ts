import { randomUUID } from 'node:crypto';
import type { Container } from '../../container.ts';
import type { RefreshedLogin } from './refresh-login.ts';
import { addToken } from './refresh-tokens.ts';

/** Starts a login: a new family of refresh tokens. */
export async function openLogin(
  { database, clock }: Pick<Container, 'database' | 'clock'>,
  candidateId: string,
): Promise<RefreshedLogin> {
  const now = clock.now();
  const loginId = randomUUID();
  const refreshToken = await database.transaction(async (tx) => {
    await tx.candidate.update({ where: { id: candidateId }, data: { lastSeenAt: now } });
    return addToken(tx, { candidateId, familyId: loginId }, now);
  });
  return { candidateId, loginId, refreshToken };
}
