import { newOpaqueToken } from '@nukkad/core/security/opaque-token.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { cookieName, cookieScope } from '../../security/cookie-name.ts';

const COOKIE = 'nukkad_browser';
const LIFETIME_SECONDS = 600;
/** Matches the tokens that `newOpaqueToken` returns. */
const FORM = /^[\w-]{43}$/;

/**
 * Returns the nonce cookie that this browser got when it started signing in. Returns null if it has none, for example
 * because it refuses cookies.
 */
export function readBrowserNonce(request: FastifyRequest, config: Pick<Config, 'apiUrl'>): string | null {
  const nonce = request.cookies[cookieName(COOKIE, config)];
  return nonce !== undefined && FORM.test(nonce) ? nonce : null;
}

/**
 * Sets a nonce cookie for the duration of signing in, or renews the existing one, so that all tabs share it. SameSite
 * is Lax, because the provider redirects back from another site, and a Strict cookie would not be sent.
 */
export function markBrowser(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Pick<Config, 'apiUrl'>,
): string {
  const nonce = readBrowserNonce(request, config) ?? newOpaqueToken();
  reply.setCookie(cookieName(COOKIE, config), nonce, {
    ...cookieScope(config),
    httpOnly: true,
    sameSite: 'lax',
    maxAge: LIFETIME_SECONDS,
  });
  return nonce;
}
