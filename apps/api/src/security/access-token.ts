import jwt from '@fastify/jwt';
import { ACCESS_TOKEN_SECONDS } from '@nukkad/contract';
import type { RotatingKey } from '@nukkad/core/security/keys.ts';
import {
  type AccessClaims,
  TOKEN_ALGORITHM,
  TOKEN_AUDIENCE,
  TOKEN_ISSUER,
} from '@nukkad/server/keys/index.ts';
import fp from 'fastify-plugin';

declare module '@fastify/jwt' {
  interface FastifyJWT {
    payload: AccessClaims & { readonly iat?: number };
    user: AccessClaims;
  }
}

/**
 * Signs and verifies access tokens with one algorithm; issuer, audience and expiry are required. `authenticate`
 * checks the expiry, because the library would use this machine's wall clock. Signing computes the expiry from `iat`
 * if it is given.
 */
export const accessTokenPlugin = fp<{ keys: RotatingKey }>(async (app, { keys }) => {
  await app.register(jwt, {
    secret: keys[0],
    sign: {
      algorithm: TOKEN_ALGORITHM,
      iss: TOKEN_ISSUER,
      aud: TOKEN_AUDIENCE,
      expiresIn: ACCESS_TOKEN_SECONDS,
    },
    verify: {
      algorithms: [TOKEN_ALGORITHM],
      allowedIss: TOKEN_ISSUER,
      allowedAud: TOKEN_AUDIENCE,
      ignoreExpiration: true,
      requiredClaims: ['sub', 'sid', 'iss', 'aud', 'iat', 'exp'],
    },
  });
});
