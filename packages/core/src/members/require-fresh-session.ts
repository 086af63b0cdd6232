import { FRESH_LOGIN_MINUTES } from '@nukkad/contract';
import { MINUTE_MS } from '@nukkad/domain/durations.ts';
import type { Container } from '../container.ts';
import { AppError } from '../errors/app-error.ts';

/** Throws FRESH_LOGIN_NEEDED unless the session was opened within the last FRESH_LOGIN_MINUTES. */
export async function requireFreshSession(
  { database, clock }: Pick<Container, 'database' | 'clock'>,
  sessionId: string,
): Promise<void> {
  const session = await database.prisma.deskSession.findUnique({ where: { id: sessionId } });
  const oldest = clock.now().getTime() - FRESH_LOGIN_MINUTES * MINUTE_MS;
  if (session === null || session.provedAt.getTime() < oldest) throw new AppError('FRESH_LOGIN_NEEDED');
}
