// Brings the cookies of requests and replies.

import { randomBytes, timingSafeEqual } from 'node:crypto';
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

export const SIGN_IN_COOKIE = 'nukkad_sign_in';
const LIFETIME_SECONDS = 600;

/** What the strategy is given as its request. */
export interface SignInAttempt {
  readonly query: Readonly<Record<string, unknown>>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly returnTo: string;
}

interface StoredAttempt {
  readonly state: string;
  readonly verifier: string;
  readonly returnTo: string;
  readonly expiresAt: number;
}

type Stored = (error: Error | null, state?: string) => void;
type Verified = (error: Error | null, verifier: string | false, info?: unknown) => void;

function read(request: FastifyRequest, now: number): StoredAttempt | null {
  const raw = request.cookies[SIGN_IN_COOKIE];
  const unsigned = raw ? request.unsignCookie(raw) : null;
  if (!unsigned?.valid || !unsigned.value) return null;
  const stored = JSON.parse(Buffer.from(unsigned.value, 'base64url').toString()) as StoredAttempt;
  return stored.expiresAt > now ? stored : null;
}

function isSame(a: string, b: unknown): boolean {
  if (typeof b !== 'string' || a.length !== b.length) return false;
  return timingSafeEqual(Buffer.from(a), Buffer.from(b));
}

/** The path to return to that the cookie remembers; null when there is none. */
export function rememberedReturnTo(request: FastifyRequest): string | null {
  return read(request, Date.now())?.returnTo ?? null;
}

/**
 * Keeps state and PKCE verifier of a sign-in in a signed, httpOnly cookie for ten minutes, so that no server session
 * exists and the answer is only taken in the browser that asked. The strategy counts the parameters of these methods.
 */
export class SignInStateStore {
  readonly #cookie: { path: string; secure: boolean };

  constructor(cookie: { path: string; secure: boolean }) {
    this.#cookie = cookie;
  }

  store(attempt: SignInAttempt, verifier: string, _state: unknown, _meta: unknown, done: Stored): void {
    const state = randomBytes(24).toString('base64url');
    const expiresAt = Date.now() + LIFETIME_SECONDS * 1000;
    const stored: StoredAttempt = { state, verifier, returnTo: attempt.returnTo, expiresAt };
    attempt.reply.setCookie(SIGN_IN_COOKIE, Buffer.from(JSON.stringify(stored)).toString('base64url'), {
      ...this.#cookie,
      httpOnly: true,
      sameSite: 'lax',
      signed: true,
      maxAge: LIFETIME_SECONDS,
    });
    done(null, state);
  }

  verify(attempt: SignInAttempt, state: unknown, _meta: unknown, done: Verified): void {
    const stored = read(attempt.request, Date.now());
    attempt.reply.clearCookie(SIGN_IN_COOKIE, { path: this.#cookie.path });
    if (stored && isSame(stored.state, state)) done(null, stored.verifier);
    else done(null, false, { message: 'state does not match' });
  }
}
