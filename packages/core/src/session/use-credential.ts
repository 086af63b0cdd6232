import { createHash } from 'node:crypto';
import { DAY_MS } from '@nukkad/domain/durations.ts';
import { decodeJwt } from 'jose';
import type { Container } from '../container.ts';
import { insertUsedCredential } from './session.queries.ts';

/** Longer than Facebook's access tokens live (60 days); those do not say when they end. */
const OPAQUE_DAYS = 90;

type Deps = Pick<Container, 'database' | 'clock'>;

async function takeOnce({ database }: Deps, text: string, expiresAt: Date): Promise<boolean> {
  const hash = createHash('sha256').update(text).digest('base64url');
  return (await database.query(insertUsedCredential(hash, expiresAt))).length === 1;
}

/**
 * Marks a verified identity token as used. Returns false if it signed somebody in before: whoever copies one cannot use
 * it. Only what is signed counts, since a signature can be written in several ways.
 */
export function useIdentityToken(deps: Deps, token: string): Promise<boolean> {
  const { exp = 0 } = decodeJwt(token);
  const signed = token.slice(0, token.lastIndexOf('.'));
  return takeOnce(deps, `GOOGLE\n${signed}`, new Date(exp * 1000));
}

/** The same for an access token of Facebook, which is remembered for 90 days. */
export function useAccessToken(deps: Deps, token: string): Promise<boolean> {
  const expiresAt = new Date(deps.clock.now().getTime() + OPAQUE_DAYS * DAY_MS);
  return takeOnce(deps, `FACEBOOK\n${token}`, expiresAt);
}
