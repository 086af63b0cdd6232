import { createHash } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '@nukkad/domain/durations.ts';
import { decodeJwt } from 'jose/jwt/decode';
import type { Container } from '../container.ts';
import { insertUsedCredential } from './session.queries.ts';

/**
 * Days for which the use of a Facebook token is stored. Its access tokens live for 60 days and do not contain their
 * expiry.
 */
const OPAQUE_DAYS = 90;

type Deps = Pick<Container, 'database' | 'clock'>;

async function takeOnce({ database }: Deps, text: string, expiresAt: Date): Promise<boolean> {
  const hash = createHash('sha256').update(text).digest('base64url');
  return (await database.query(insertUsedCredential(hash, expiresAt))).length === 1;
}

/**
 * Marks a verified identity token as used. Returns false if it was used before, so that a copied token is useless.
 * Only the signed part is hashed, because a signature has several valid encodings.
 */
export function useIdentityToken(deps: Deps, token: string): Promise<boolean> {
  const { exp = 0 } = decodeJwt(token);
  const signed = token.slice(0, token.lastIndexOf('.'));
  return takeOnce(deps, `GOOGLE\n${signed}`, new Date(exp * 1000));
}

/** Marks a Facebook access token as used, for 90 days. Returns false if it was used before. */
export function useAccessToken(deps: Deps, token: string): Promise<boolean> {
  const expiresAt = new Date(deps.clock.now().getTime() + OPAQUE_DAYS * DAY_MS);
  return takeOnce(deps, `FACEBOOK\n${token}`, expiresAt);
}

/**
 * Marks a challenge of a passkey as used, until it has expired. Returns false if it was used before, so that a copied
 * proof is useless.
 */
export function useChallenge(deps: Deps, challenge: string): Promise<boolean> {
  const expiresAt = new Date(deps.clock.now().getTime() + HOUR_MS);
  return takeOnce(deps, `PASSKEY\n${challenge}`, expiresAt);
}
