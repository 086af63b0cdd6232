import { mix32 } from '@nukkad/domain/random.ts';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const SPACE = 62 ** 6;
const HALF_BITS = 18;
const HALF = 2 ** HALF_BITS;
const ROUNDS = 4;

/** Permutes 36-bit numbers with a Feistel network, so that different inputs have different outputs. */
function permute36(value: number, key: number): number {
  let left = Math.floor(value / HALF);
  let right = value % HALF;
  for (let round = 0; round < ROUNDS; round++) {
    const next = left ^ (mix32(right ^ mix32(key + round)) >>> (32 - HALF_BITS));
    left = right;
    right = next;
  }
  return left * HALF + right;
}

/**
 * Returns the share id of row `index`: six base62 characters, unlike those of neighbouring rows, and unique for each
 * index below 62^6. The permutation has 36 bits, slightly more than 62^6, so a larger result is permuted again.
 */
export function shareIdAt(index: number, key: number): string {
  let value = permute36(index, key);
  while (value >= SPACE) value = permute36(value, key);
  let id = '';
  for (let place = 0; place < 6; place++) {
    id = (ALPHABET[value % 62] as string) + id;
    value = Math.floor(value / 62);
  }
  return id;
}
