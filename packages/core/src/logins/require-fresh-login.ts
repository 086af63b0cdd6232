import { FRESH_LOGIN_MINUTES } from '@nukkad/contract';
import type { Container } from '../container.ts';
import { AppError } from '../errors/app-error.ts';

/**
 * Throws FRESH_LOGIN_NEEDED unless the seeker signed in within the last FRESH_LOGIN_MINUTES. Somebody who finds an
 * unlocked phone can then neither delete nor export the account.
 */
export async function requireFreshLogin(
  { database, clock }: Pick<Container, 'database' | 'clock'>,
  loginId: string,
): Promise<void> {
  const login = await database.prisma.login.findUnique({ where: { id: loginId } });
  const oldest = clock.now().getTime() - FRESH_LOGIN_MINUTES * 60_000;
  if (login === null || login.provedAt.getTime() < oldest) throw new AppError('FRESH_LOGIN_NEEDED');
}
