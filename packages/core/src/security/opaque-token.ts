import { createHash, randomBytes } from 'node:crypto';

/** A secret of 256 bits for a cookie or an address. */
export function newOpaqueToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of such a secret. It is random, so a plain digest is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
