import type { JWTVerifyGetKey } from 'jose';
import { createRemoteJWKSet } from 'jose/jwks/remote';
import { jwtVerify } from 'jose/jwt/verify';
import type { VerifiedPerson } from '../../ports.ts';
import { personFromClaims } from './person-from-claims.ts';

const ISSUERS = ['https://accounts.google.com', 'accounts.google.com'];

/** Whether a credential looks like a JWT, which the mobile app sends. */
export function isIdentityToken(credential: string): boolean {
  return /^[\w-]+\.[\w-]+\.[\w-]+$/.test(credential);
}

/** Verifies identity tokens of Google for one client id, with the public keys of Google. */
export class GoogleTokenVerifier {
  readonly #clientId: string;
  readonly #keys: JWTVerifyGetKey;

  constructor(clientId: string, keysUrl: string) {
    this.#clientId = clientId;
    this.#keys = createRemoteJWKSet(new URL(keysUrl), { timeoutDuration: 3000 });
  }

  /** Returns the person of the token; null if it is invalid or expired. */
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
