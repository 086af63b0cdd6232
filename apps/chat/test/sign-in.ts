import { randomUUID } from 'node:crypto';
import type { Database } from '@nukkad/db';
import { ACCESS_TOKEN_PURPOSE, deriveKey, TOKEN_AUDIENCE, TOKEN_ISSUER } from '@nukkad/server/keys/index.ts';
import { SignJWT } from 'jose';

export const SECRET = 'a secret of the tests that is long enough';

/** Creates a login of a seeker as the API does. Returns its access token. */
export async function signIn(database: Database, candidateId: string, seconds = 600): Promise<string> {
  const familyId = randomUUID();
  const expiresAt = new Date(Date.now() + 600_000);
  await database.prisma.refreshToken.create({
    data: { candidateId, familyId, tokenHash: familyId, expiresAt },
  });
  return new SignJWT({ sid: familyId })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(candidateId)
    .setIssuedAt()
    .setIssuer(TOKEN_ISSUER)
    .setAudience(TOKEN_AUDIENCE)
    .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
    .sign(new TextEncoder().encode(deriveKey(SECRET, ACCESS_TOKEN_PURPOSE)));
}
