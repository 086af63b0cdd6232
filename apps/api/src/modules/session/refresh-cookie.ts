import { REFRESH_TOKEN_DAYS } from '@nukkad/contract';
import { AppError } from '@nukkad/core/errors/app-error.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { cookieName, cookieScope } from '../../security/cookie-name.ts';

/**
 * The name of the cookie without its prefix. Release 1.0.0 used it on HTTPS too. It is still read if there is no other
 * cookie, so that nobody is logged out by the new name, and then replaced.
 */
const REFRESH_COOKIE = 'nukkad_refresh';

type Urls = Pick<Config, 'apiUrl'>;

function attributes(config: Urls) {
  const { path, secure } = cookieScope(config);
  return { path: `${path}session`, secure, httpOnly: true, sameSite: 'strict' } as const;
}

/** Sets the refresh token as a cookie that scripts cannot read and that is sent only to the session's routes. */
export function setRefreshCookie(reply: FastifyReply, config: Urls, token: string): void {
  const name = cookieName(REFRESH_COOKIE, config);
  reply.setCookie(name, token, { ...attributes(config), maxAge: REFRESH_TOKEN_DAYS * 86_400 });
  const hasFormer = name !== REFRESH_COOKIE && reply.request.cookies[REFRESH_COOKIE] !== undefined;
  if (hasFormer) reply.clearCookie(REFRESH_COOKIE, attributes(config));
}

export function clearRefreshCookie(reply: FastifyReply, config: Urls): void {
  for (const name of new Set([cookieName(REFRESH_COOKIE, config), REFRESH_COOKIE]))
    reply.clearCookie(name, attributes(config));
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
  config: Pick<Config, 'PUBLIC_ORIGIN' | 'apiUrl'>,
): string | null {
  requireOwnOrigin(request, config);
  return request.cookies[cookieName(REFRESH_COOKIE, config)] ?? request.cookies[REFRESH_COOKIE] ?? null;
}
