import { randomUUID } from 'node:crypto';
import type { Database } from '@nukkad/db';
import { ACCESS_TOKEN_PURPOSE, deriveKey, TOKEN_AUDIENCE, TOKEN_ISSUER } from '@nukkad/server/keys/index.ts';
import { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import { SignJWT } from 'jose';

const TOKEN_MS = 3_600_000;

export interface Seeker {
  readonly candidateId: string;
  readonly accessToken: string;
}

/** Creates a seeker who may apply, with a login like the API's. */
export async function signInSeeker(database: Database, secret: string): Promise<Seeker> {
  const { id: candidateId } = await buildCandidate(database);
  const familyId = randomUUID();
  const expiresAt = new Date(Date.now() + TOKEN_MS);
  await database.prisma.refreshToken.create({
    data: { candidateId, familyId, tokenHash: familyId, expiresAt },
  });
  const accessToken = await new SignJWT({ sid: familyId })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(candidateId)
    .setIssuedAt()
    .setIssuer(TOKEN_ISSUER)
    .setAudience(TOKEN_AUDIENCE)
    .setExpirationTime(Math.floor(expiresAt.getTime() / 1000))
    .sign(new TextEncoder().encode(deriveKey(secret, ACCESS_TOKEN_PURPOSE)));
  return { candidateId, accessToken };
}
