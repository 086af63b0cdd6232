import { hkdfSync } from 'node:crypto';

/** Derives a key of 32 bytes for one purpose from the product's secret (HKDF). Returns it in hexadecimal. */
export function deriveKey(secret: string, purpose: string): string {
  return Buffer.from(hkdfSync('sha256', secret, 'nukkad-jobs', purpose, 32)).toString('hex');
}
