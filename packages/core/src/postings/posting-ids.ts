import { createHash, randomInt } from 'node:crypto';
import { SHARE_ID_LENGTH } from '@nukkad/contract';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Returns the id of a row by its `ref`. The same ref always gives the same id, so that an import can be repeated. */
export function postingId(kind: 'company' | 'job', ref: string): string {
  const digest = createHash('sha256').update(`nukkad:${kind}:${ref}`).digest().subarray(0, 16);
  // UUID version 8: computed by a rule of our own.
  digest[6] = ((digest[6] as number) & 0x0f) | 0x80;
  digest[8] = ((digest[8] as number) & 0x3f) | 0x80;
  return digest.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Returns a random share id. The unique constraint of the database detects duplicates. */
export function newShareId(): string {
  return Array.from({ length: SHARE_ID_LENGTH }, () => BASE62.charAt(randomInt(62))).join('');
}
