import jwt from '@fastify/jwt';
import { ACCESS_TOKEN_SECONDS } from '@nukkad/contract';
import fp from 'fastify-plugin';

/** Names the product in tokens; the chat server checks the same. */
export const TOKEN_ISSUER = 'nukkad-jobs';
export const TOKEN_AUDIENCE = 'nukkad-jobs-seeker';

/** `sub` the seeker, `sid` the login it came from. */
export interface AccessClaims {
  readonly sub: string;
  readonly sid: string;
}

declare module '@fastify/jwt' {
  interface FastifyJWT {
    payload: AccessClaims;
    user: AccessClaims;
  }
}

/** Signs and verifies access tokens: one algorithm, issuer, audience and expiry required. */
export const accessTokenPlugin = fp<{ secret: string }>(async (app, { secret }) => {
  await app.register(jwt, {
    secret,
    sign: {
      algorithm: 'HS256',
      iss: TOKEN_ISSUER,
      aud: TOKEN_AUDIENCE,
      expiresIn: ACCESS_TOKEN_SECONDS,
    },
    verify: {
      algorithms: ['HS256'],
      allowedIss: TOKEN_ISSUER,
      allowedAud: TOKEN_AUDIENCE,
      requiredClaims: ['sub', 'sid', 'iss', 'aud', 'iat', 'exp'],
    },
  });
});
