import { randomUUID } from 'node:crypto';
import type { Container } from '../container.ts';
import { AppError } from '../errors/app-error.ts';
import type { RefreshedLogin } from './refresh-login.ts';
import { addToken } from './refresh-tokens.ts';
import { insertLogin } from './session.queries.ts';

/** Starts a login of a seeker on a device, with a new family of refresh tokens. */
export async function openLogin(
  { database, clock }: Pick<Container, 'database' | 'clock'>,
  candidateId: string,
  device: string | null = null,
): Promise<RefreshedLogin> {
  const now = clock.now();
  const loginId = randomUUID();
  const refreshToken = await database.transaction(async (tx) => {
    // The row lock orders this with a suspension: the later of the two sees the result of the earlier.
    const where = { id: candidateId, suspendedAt: null };
    const { count } = await tx.candidate.updateMany({ where, data: { lastSeenAt: now } });
    if (count === 0) throw new AppError('NOT_SIGNED_IN');
    await tx.query(insertLogin({ id: loginId, candidateId, device }, now));
    return addToken(tx, { candidateId, familyId: loginId }, now, now);
  });
  return { candidateId, loginId, refreshToken };
}
