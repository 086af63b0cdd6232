import { hkdfSync } from 'node:crypto';

/** A key of 32 bytes for one purpose, derived from the product's secret; hexadecimal. */
export function deriveKey(secret: string, purpose: string): string {
  return Buffer.from(hkdfSync('sha256', secret, 'nukkad-jobs', purpose, 32)).toString('hex');
}
