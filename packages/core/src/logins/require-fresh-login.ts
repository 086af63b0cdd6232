import { FRESH_LOGIN_MINUTES } from '@nukkad/contract';
import type { Container } from '../container.ts';
import { AppError } from '../errors/app-error.ts';

/**
 * Throws FRESH_LOGIN_NEEDED unless the person signed in through this login within the last FRESH_LOGIN_MINUTES, so that
 * somebody who finds an unlocked phone can neither delete the account nor take a copy of it.
 */
export async function requireFreshLogin(
  { database, clock }: Pick<Container, 'database' | 'clock'>,
  loginId: string,
): Promise<void> {
  const login = await database.prisma.login.findUnique({ where: { id: loginId } });
  const oldest = clock.now().getTime() - FRESH_LOGIN_MINUTES * 60_000;
  if (login === null || login.provedAt.getTime() < oldest) throw new AppError('FRESH_LOGIN_NEEDED');
}
