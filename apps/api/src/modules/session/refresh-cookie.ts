import { REFRESH_TOKEN_DAYS } from '@nukkad/contract';
import { AppError } from '@nukkad/core/errors/app-error.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';

const REFRESH_COOKIE = 'nukkad_refresh';

function attributes({ apiUrl }: Pick<Config, 'apiUrl'>) {
  const { pathname, protocol } = new URL(apiUrl);
  const path = `${pathname}session`;
  return { path, secure: protocol === 'https:', httpOnly: true, sameSite: 'strict' } as const;
}

/** Sets the refresh token as a cookie that scripts cannot read and that is sent only to the session's routes. */
export function setRefreshCookie(reply: FastifyReply, config: Pick<Config, 'apiUrl'>, token: string): void {
  reply.setCookie(REFRESH_COOKIE, token, { ...attributes(config), maxAge: REFRESH_TOKEN_DAYS * 86_400 });
}

export function clearRefreshCookie(reply: FastifyReply, config: Pick<Config, 'apiUrl'>): void {
  reply.clearCookie(REFRESH_COOKIE, attributes(config));
}

/**
 * Throws 403 if a page of another site sent the request. So no other site can sign a browser in or out. Apps send no
 * Origin header.
 */
export function requireOwnOrigin(
  request: FastifyRequest,
  { PUBLIC_ORIGIN }: Pick<Config, 'PUBLIC_ORIGIN'>,
): void {
  const { origin } = request.headers;
  if (origin !== undefined && origin !== PUBLIC_ORIGIN) throw new AppError('FORBIDDEN');
}

/**
 * Returns the refresh token of a request from our own pages. Throws 403 if a page of another site caused the request.
 */
export function readRefreshCookie(
  request: FastifyRequest,
  config: Pick<Config, 'PUBLIC_ORIGIN'>,
): string | null {
  requireOwnOrigin(request, config);
  return request.cookies[REFRESH_COOKIE] ?? null;
}
