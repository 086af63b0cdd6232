import { AppError } from '@nukkad/core/errors/app-error.ts';
import type { Session } from '@nukkad/core/session/session.ts';
import type { AccessClaims } from '@nukkad/server/keys/index.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

function bearerOf(request: FastifyRequest): string | null {
  const header = request.headers.authorization;
  if (header === undefined) return null;
  const [scheme, token, ...rest] = header.split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || !token || rest.length > 0) throw new AppError('NOT_SIGNED_IN');
  return token;
}

const codeOf = (error: unknown): string | undefined => (error as { code?: string }).code;

interface TimedClaims extends AccessClaims {
  /** Expiry in seconds since 1970. */
  readonly exp: number;
}

/**
 * Returns the claims of a token. Verifies it with the current key, and with earlier keys if the signature does not
 * match.
 */
function verifyWithAnyKey(app: FastifyInstance, token: string): TimedClaims {
  const [, ...previous] = app.container.keys.accessToken;
  let failure: unknown;
  try {
    return app.jwt.verify<TimedClaims>(token);
  } catch (error) {
    failure = error;
  }
  for (const key of previous) {
    if (codeOf(failure) !== 'FAST_JWT_INVALID_SIGNATURE') break;
    try {
      return app.jwt.verify<TimedClaims>(token, { key });
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

function verify(app: FastifyInstance, token: string): AccessClaims {
  let claims: TimedClaims;
  try {
    claims = verifyWithAnyKey(app, token);
  } catch (cause) {
    throw new AppError('NOT_SIGNED_IN', { cause });
  }
  if (claims.exp * 1000 <= app.container.tokenClock.now().getTime()) throw new AppError('TOKEN_EXPIRED');
  return claims;
}

/** Returns the claims of the request's token, also after it has expired; null without a token of this server. */
export function signedClaims(app: FastifyInstance, request: FastifyRequest): AccessClaims | null {
  try {
    const token = bearerOf(request);
    return token === null ? null : verifyWithAnyKey(app, token);
  } catch {
    return null;
  }
}

/**
 * Returns the session of a request; null for visitors. An invalid token is refused on optional routes too, so that
 * the client renews it instead of silently losing personal fields.
 */
export async function authenticate(app: FastifyInstance, request: FastifyRequest): Promise<Session | null> {
  const token = bearerOf(request);
  if (token === null) return null;
  const claims = verify(app, token);
  const state = await app.container.logins.find(claims.sub, claims.sid);
  if (state === null) throw new AppError('NOT_SIGNED_IN');
  return { candidateId: claims.sub, loginId: claims.sid, language: state.language };
}
