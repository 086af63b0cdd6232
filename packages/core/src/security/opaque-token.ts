import { createHash, randomBytes } from 'node:crypto';

/** Returns a random secret of 256 bits for a cookie or a URL. */
export function newOpaqueToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the digest of such a secret for storage. A plain digest is enough, because the secret is random. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
