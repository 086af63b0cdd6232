import type { Container } from '../container.ts';
import { lockToken, revokeFamily } from './refresh-tokens.ts';

/** Ends the login of a refresh token, in every tab. Does nothing without a token. */
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
