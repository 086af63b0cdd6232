import type { Container } from '../container.ts';
import { lockToken, revokeFamily } from './refresh-tokens.ts';

/** Ends the login that a refresh token belongs to, on every tab at once; without one it changes nothing. */
export async function endLogin(
  { database, clock, logins }: Pick<Container, 'database' | 'clock' | 'logins'>,
  presented: string | null,
): Promise<void> {
  if (!presented) return;
  const ended = await database.transaction(async (tx) => {
    const token = await lockToken(tx, presented);
    if (token) await revokeFamily(tx, token.familyId, clock.now());
    return token;
  });
  if (ended) logins.forget();
}
