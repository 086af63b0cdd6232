import type { AccessClaims } from '@nukkad/security';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import type { Session } from '../mount/request-context.ts';

function bearerOf(request: FastifyRequest): string | null {
  const header = request.headers.authorization;
  if (header === undefined) return null;
  const [scheme, token, ...rest] = header.split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || !token || rest.length > 0) throw new AppError('NOT_SIGNED_IN');
  return token;
}

const codeOf = (error: unknown): string | undefined => (error as { code?: string }).code;

/** Verifies with the current key, then with those before a rotation if the signature is another key's. */
function verifyWithAnyKey(app: FastifyInstance, token: string): AccessClaims {
  const [, ...previous] = app.container.keys.accessToken;
  let failure: unknown;
  try {
    return app.jwt.verify<AccessClaims>(token);
  } catch (error) {
    failure = error;
  }
  for (const key of previous) {
    if (codeOf(failure) !== 'FAST_JWT_INVALID_SIGNATURE') break;
    try {
      return app.jwt.verify<AccessClaims>(token, { key });
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

function verify(app: FastifyInstance, token: string): AccessClaims {
  try {
    return verifyWithAnyKey(app, token);
  } catch (cause) {
    const isExpired = codeOf(cause) === 'FAST_JWT_EXPIRED';
    throw new AppError(isExpired ? 'TOKEN_EXPIRED' : 'NOT_SIGNED_IN', { cause });
  }
}

/**
 * The session of a request; null for visitors. A token that does not hold is refused on optional routes too, so that
 * the client renews it instead of silently losing the personal fields.
 */
export async function authenticate(app: FastifyInstance, request: FastifyRequest): Promise<Session | null> {
  const token = bearerOf(request);
  if (token === null) return null;
  const claims = verify(app, token);
  const state = await app.container.logins.find(claims.sub, claims.sid);
  if (state === null) throw new AppError('NOT_SIGNED_IN');
  return { candidateId: claims.sub, loginId: claims.sid, language: state.language };
}
