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

function verify(app: FastifyInstance, token: string): AccessClaims {
  try {
    return app.jwt.verify<AccessClaims>(token);
  } catch (cause) {
    const isExpired = (cause as { code?: string }).code === 'FAST_JWT_EXPIRED';
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
