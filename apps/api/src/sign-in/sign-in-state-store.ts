// Declares the cookies of requests and replies.

import { randomBytes, timingSafeEqual } from 'node:crypto';
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { cookieName, cookieScope } from '../security/cookie-name.ts';

const SIGN_IN_COOKIE = 'nukkad_sign_in';
const LIFETIME_SECONDS = 600;
/** Maximum number of concurrent attempts per browser, because a cookie holds about 4,000 characters. */
const ATTEMPTS_MAX = 3;

/** The request object that the strategy passes to the store. */
export interface SignInAttempt {
  readonly query: Readonly<Record<string, unknown>>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly returnTo: string;
}

/** The provider at which a person signs in. */
export type RedirectProvider = 'google' | 'facebook';

interface StoredAttempt {
  readonly provider: RedirectProvider;
  readonly state: string;
  readonly verifier: string;
  readonly returnTo: string;
  readonly expiresAt: number;
}

type Stored = (error: Error | null, state?: string) => void;
type Verified = (error: Error | null, verifier: string | false, info?: unknown) => void;

type Urls = Pick<Config, 'apiUrl'>;

/** Returns this browser's attempts, latest last. */
function readAttempts(request: FastifyRequest, config: Urls): StoredAttempt[] {
  const raw = request.cookies[cookieName(SIGN_IN_COOKIE, config)];
  const unsigned = raw ? request.unsignCookie(raw) : null;
  if (!unsigned?.valid || !unsigned.value) return [];
  const stored = JSON.parse(Buffer.from(unsigned.value, 'base64url').toString()) as StoredAttempt[];
  return [stored].flat().filter(({ expiresAt }) => expiresAt > Date.now());
}

function isSame(a: string, b: unknown): boolean {
  if (typeof b !== 'string' || a.length !== b.length) return false;
  return timingSafeEqual(Buffer.from(a), Buffer.from(b));
}

/**
 * Returns the attempt with this `state` at this provider. A response of one provider must not complete an attempt that
 * began at another one (mix-up attack, RFC 9700).
 */
const attemptOf = (attempts: readonly StoredAttempt[], provider: RedirectProvider, state: unknown) =>
  attempts.find((attempt) => attempt.provider === provider && isSame(attempt.state, state));

/**
 * Returns whether the sign-in attempt with this `state` began in this browser, and the page to return to. If no
 * attempt matches, the page is that of the latest attempt. It is null if there is none.
 */
export function rememberedAttempt(
  request: FastifyRequest,
  config: Urls,
  provider: RedirectProvider,
  state: unknown,
): { readonly isOwn: boolean; readonly returnTo: string | null } {
  const attempts = readAttempts(request, config);
  const matching = attemptOf(attempts, provider, state);
  return { isOwn: matching !== undefined, returnTo: (matching ?? attempts.at(-1))?.returnTo ?? null };
}

/**
 * Stores state and PKCE verifier of each attempt in a signed httpOnly cookie for ten minutes. So no server session is
 * needed, and only the browser that started can finish. Keep unused parameters, because the strategy checks how many
 * each method declares.
 */
export class SignInStateStore {
  readonly #provider: RedirectProvider;
  readonly #config: Urls;

  constructor(provider: RedirectProvider, config: Urls) {
    this.#provider = provider;
    this.#config = config;
  }

  store(attempt: SignInAttempt, verifier: string, _state: unknown, _meta: unknown, done: Stored): void {
    const state = randomBytes(24).toString('base64url');
    const expiresAt = Date.now() + LIFETIME_SECONDS * 1000;
    const begun = { provider: this.#provider, state, verifier, returnTo: attempt.returnTo, expiresAt };
    this.#write(attempt.reply, [...readAttempts(attempt.request, this.#config), begun].slice(-ATTEMPTS_MAX));
    done(null, state);
  }

  verify(attempt: SignInAttempt, state: unknown, _meta: unknown, done: Verified): void {
    const attempts = readAttempts(attempt.request, this.#config);
    const matching = attemptOf(attempts, this.#provider, state);
    this.#write(
      attempt.reply,
      attempts.filter((stored) => stored !== matching),
    );
    if (matching) done(null, matching.verifier);
    else done(null, false, { message: 'state does not match' });
  }

  #write(reply: FastifyReply, attempts: readonly StoredAttempt[]): void {
    const name = cookieName(SIGN_IN_COOKIE, this.#config);
    const scope = cookieScope(this.#config);
    if (attempts.length === 0) {
      reply.clearCookie(name, scope);
      return;
    }
    reply.setCookie(name, Buffer.from(JSON.stringify(attempts)).toString('base64url'), {
      ...scope,
      httpOnly: true,
      sameSite: 'lax',
      signed: true,
      maxAge: LIFETIME_SECONDS,
    });
  }
}
