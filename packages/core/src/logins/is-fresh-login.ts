import { FRESH_LOGIN_MINUTES } from '@nukkad/contract';
import type { Container } from '../container.ts';

/** Returns whether the seeker signed in within the last FRESH_LOGIN_MINUTES. */
export async function isFreshLogin(
  { database, clock }: Pick<Container, 'database' | 'clock'>,
  loginId: string,
): Promise<boolean> {
  const login = await database.prisma.login.findUnique({ where: { id: loginId } });
  const oldest = clock.now().getTime() - FRESH_LOGIN_MINUTES * 60_000;
  return login !== null && login.provedAt.getTime() >= oldest;
}
