import { mix32 } from '@nukkad/domain/random.ts';

const BYTE = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

function hex32(value: number): string {
  return (
    (BYTE[value >>> 24] as string) +
    (BYTE[(value >>> 16) & 255] as string) +
    (BYTE[(value >>> 8) & 255] as string) +
    (BYTE[value & 255] as string)
  );
}

/**
 * Returns a version 7 UUID with the given millisecond timestamp. Its random part is derived from key and index. The
 * last 32 bits are a bijection of the index, so ids are unique even within a millisecond.
 */
export function uuidAt(millisecond: number, key: number, index: number): string {
  const high = Math.floor(millisecond / 65536);
  const low = millisecond % 65536;
  const noise = mix32(key ^ mix32(index + 0x51ed270b));
  const time = hex32(high >>> 0);
  const versioned = hex32(((low << 16) | 0x7000 | (noise >>> 20)) >>> 0);
  const variant = hex32((0x80000000 | (mix32(noise) >>> 2)) >>> 0);
  const tail = hex32(mix32(index ^ mix32(key)));
  return `${time}-${versioned.slice(0, 4)}-${versioned.slice(4)}-${variant.slice(0, 4)}-${variant.slice(4)}${tail}`;
}
