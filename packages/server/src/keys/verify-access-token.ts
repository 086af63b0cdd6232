import { jwtVerify } from 'jose/jwt/verify';
import {
  ACCESS_TOKEN_PURPOSE,
  type AccessClaims,
  TOKEN_ALGORITHM,
  TOKEN_AUDIENCE,
  TOKEN_ISSUER,
} from './access-claims.ts';
import { deriveKey } from './derive-key.ts';

export interface VerifiedToken extends AccessClaims {
  /** Time of expiry in milliseconds since 1970. */
  readonly expiresAtMs: number;
}

/**
 * Verifies an access token in servers other than the API. `secrets` contains the current secret and, during a
 * rotation, the previous one. `now` is compared with the expiry. Returns null if the token is not valid with any
 * secret.
 */
export async function verifyAccessToken(
  token: string,
  secrets: readonly string[],
  now: Date = new Date(),
): Promise<VerifiedToken | null> {
  for (const secret of secrets) {
    const verified = await verifyWith(token, secret, now);
    if (verified !== null) return verified;
  }
  return null;
}

async function verifyWith(token: string, secret: string, currentDate: Date): Promise<VerifiedToken | null> {
  const key = new TextEncoder().encode(deriveKey(secret, ACCESS_TOKEN_PURPOSE));
  try {
    const { payload } = await jwtVerify<AccessClaims>(token, key, {
      algorithms: [TOKEN_ALGORITHM],
      currentDate,
      issuer: TOKEN_ISSUER,
      audience: TOKEN_AUDIENCE,
      requiredClaims: ['sub', 'sid', 'iat', 'exp'],
    });
    return { sub: payload.sub, sid: payload.sid, expiresAtMs: (payload.exp ?? 0) * 1000 };
  } catch {
    return null;
  }
}
