import { randomUUID } from 'node:crypto';
import { ACCESS_TOKEN_PURPOSE, deriveKey, TOKEN_AUDIENCE, TOKEN_ISSUER } from '@nukkad/server/keys/index.ts';
import { SignJWT } from 'jose';
import { withClient } from '../shared/with-client.ts';
import type { SocketAccount } from './chat-socket.ts';

const TOKEN_SECONDS = 3600;

/**
 * Messages that each conversation has already. Without them, PostgreSQL would plan its statements for an empty table.
 */
export const EARLIER = 30;

/** Creates signed-in seekers, each with a conversation with the product's admin. Returns their access tokens. */
export async function createSeekers(url: string, count: number, secret: string): Promise<SocketAccount[]> {
  const seekers = Array.from({ length: count }, () => ({ id: randomUUID(), login: randomUUID() }));
  const ids = seekers.map(({ id }) => id);
  const logins = seekers.map(({ login }) => login);
  await withClient(url, async (client) => {
    await client.query(
      `INSERT INTO candidate (id, name, referral_code, skills, is_available, credit_balance, created_at, updated_at)
       SELECT id, 'Bench', 'B' || place, '{}', true, 0, now(), now()
         FROM unnest($1::uuid[]) WITH ORDINALITY AS s (id, place)`,
      [ids],
    );
    await client.query(
      `INSERT INTO refresh_token (id, family_id, candidate_id, token_hash, expires_at)
       SELECT gen_random_uuid(), login, id, login::text, now() + interval '1 hour'
         FROM unnest($1::uuid[], $2::uuid[]) AS s (id, login)`,
      [ids, logins],
    );
    await client.query(
      `INSERT INTO conversation (id, kind, candidate_id)
       SELECT gen_random_uuid(), 'ADMIN', id FROM unnest($1::uuid[]) AS s (id)`,
      [ids],
    );
    await client.query(
      `INSERT INTO message (conversation_id, sequence, sender, body, client_key, created_at)
       SELECT c.id, sequence, 'CANDIDATE', 'earlier message ' || sequence, gen_random_uuid()::text, now() - interval '1 day'
         FROM conversation c, generate_series(1, $1::int) AS sequence`,
      [EARLIER],
    );
    await client.query('UPDATE conversation SET last_sequence = $1', [EARLIER]);
    await client.query('VACUUM ANALYZE candidate, refresh_token, conversation, message');
  });
  const key = new TextEncoder().encode(deriveKey(secret, ACCESS_TOKEN_PURPOSE));
  const expiresAt = Math.floor(Date.now() / 1000) + TOKEN_SECONDS;
  return Promise.all(
    seekers.map(async ({ id, login }) => ({
      candidateId: id,
      token: await new SignJWT({ sid: login })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(id)
        .setIssuedAt()
        .setIssuer(TOKEN_ISSUER)
        .setAudience(TOKEN_AUDIENCE)
        .setExpirationTime(expiresAt)
        .sign(key),
    })),
  );
}
