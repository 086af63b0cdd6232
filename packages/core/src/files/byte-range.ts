import type { ByteRange } from '../ports.ts';

/**
 * Parses a Range header for a file of `bytes` bytes. Returns the range if there is exactly one, 'beyond' if it starts
 * after the end, and null if the header is missing, invalid or has several ranges. HTTP allows the whole file in these
 * cases.
 */
export function readByteRange(header: string | undefined, bytes: number): ByteRange | 'beyond' | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '');
  const [, from = '', to = ''] = match ?? [];
  if (from === '' && to === '') return null;
  if (from === '') return { start: Math.max(0, bytes - Number(to)), end: bytes - 1 };
  const start = Number(from);
  const end = to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1);
  if (start >= bytes) return 'beyond';
  return end < start ? null : { start, end };
}
