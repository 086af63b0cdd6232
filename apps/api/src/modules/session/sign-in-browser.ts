import { newOpaqueToken } from '@nukkad/core/security/opaque-token.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';

const COOKIE = 'nukkad_browser';
const LIFETIME_SECONDS = 600;
/** What `newOpaqueToken` makes. */
const FORM = /^[\w-]{43}$/;

/** The nonce that this browser got when it began to sign in; null where it began nothing, or refuses cookies. */
export function readBrowserNonce(request: FastifyRequest): string | null {
  const nonce = request.cookies[COOKIE];
  return nonce !== undefined && FORM.test(nonce) ? nonce : null;
}

/**
 * Gives the browser a nonce for the minutes that signing in takes, or the one it has again, so that its tabs share
 * one. SameSite is Lax: the way back from the provider is another site's redirect, which carries no Strict cookie.
 */
export function markBrowser(
  request: FastifyRequest,
  reply: FastifyReply,
  { apiUrl }: Pick<Config, 'apiUrl'>,
): string {
  const nonce = readBrowserNonce(request) ?? newOpaqueToken();
  const { pathname, protocol } = new URL(apiUrl);
  reply.setCookie(COOKIE, nonce, {
    path: pathname,
    secure: protocol === 'https:',
    httpOnly: true,
    sameSite: 'lax',
    maxAge: LIFETIME_SECONDS,
  });
  return nonce;
}
