import type { Container } from '../container.ts';
import { AppError } from '../errors/app-error.ts';
import { isFreshLogin } from './is-fresh-login.ts';

/**
 * Throws FRESH_LOGIN_NEEDED unless the seeker signed in within the last FRESH_LOGIN_MINUTES. Somebody who finds an
 * unlocked phone can then neither delete nor export the account.
 */
export async function requireFreshLogin(
  deps: Pick<Container, 'database' | 'clock'>,
  loginId: string,
): Promise<void> {
  if (!(await isFreshLogin(deps, loginId))) throw new AppError('FRESH_LOGIN_NEEDED');
}
