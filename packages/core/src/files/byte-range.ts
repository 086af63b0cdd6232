import type { ByteRange } from '../ports.ts';

/**
 * The one range that a Range header asks for; null where it asks for the whole, for several, or for nonsense (all of
 * which may be answered with the whole); 'beyond' where it begins after the end.
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
