import { createRemoteJWKSet, type JWTVerifyGetKey, jwtVerify } from 'jose';
import type { VerifiedPerson } from '../../ports.ts';
import { personFromClaims } from './person-from-claims.ts';

const ISSUERS = ['https://accounts.google.com', 'accounts.google.com'];

/** Whether a credential has the form of a signed token, as the mobile app sends it. */
export function isIdentityToken(credential: string): boolean {
  return /^[\w-]+\.[\w-]+\.[\w-]+$/.test(credential);
}

/** Verifies Google's identity tokens for one client against Google's published keys. */
export class GoogleTokenVerifier {
  readonly #clientId: string;
  readonly #keys: JWTVerifyGetKey;

  constructor(clientId: string, keysUrl: string) {
    this.#clientId = clientId;
    this.#keys = createRemoteJWKSet(new URL(keysUrl), { timeoutDuration: 5000 });
  }

  /** The person a token names; null where it does not hold. */
  async verify(token: string): Promise<VerifiedPerson | null> {
    try {
      const { payload } = await jwtVerify(token, this.#keys, {
        issuer: ISSUERS,
        audience: this.#clientId,
        algorithms: ['RS256'],
        requiredClaims: ['sub', 'exp', 'iat'],
      });
      return personFromClaims(payload);
    } catch {
      return null;
    }
  }
}
