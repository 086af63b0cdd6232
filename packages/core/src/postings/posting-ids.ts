import { createHash, randomInt } from 'node:crypto';
import { SHARE_ID_LENGTH } from '@nukkad/contract';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** The id of what a writer calls `ref`: the same ref is the same row, so that an import can be repeated. */
export function postingId(kind: 'company' | 'job', ref: string): string {
  const digest = createHash('sha256').update(`nukkad:${kind}:${ref}`).digest().subarray(0, 16);
  // Version 8: made by a rule of one's own.
  digest[6] = ((digest[6] as number) & 0x0f) | 0x80;
  digest[8] = ((digest[8] as number) & 0x3f) | 0x80;
  return digest.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** A fresh share id; that it is unique the database sees to. */
export function newShareId(): string {
  return Array.from({ length: SHARE_ID_LENGTH }, () => BASE62.charAt(randomInt(62))).join('');
}
