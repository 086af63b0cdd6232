import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';

const FULL = new Set(['ENOSPC', 'EDQUOT', '53100']);
const NOT_WRITABLE = new Set(['EROFS', 'EACCES', 'EPERM']);
const SAYS_FULL = /no space left on device|disk full|ENOSPC|quota exceeded/i;
/** Number of free bytes below which any error is attributed to a full disk. */
const NEARLY_FULL_BYTES = 4 * 1024 * 1024;

type Access = (path: string, mode: number) => void;

const megabytes = (bytes: number): number => Math.floor(bytes / 1024 / 1024);

/** Returns the free bytes on the disk of a path, which need not exist yet; null if unknown. */
export function freeBytes(path: string): number | null {
  try {
    const { bavail, bsize } = statfsSync(path);
    return bavail * bsize;
  } catch (error) {
    const parent = dirname(path);
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    return isMissing && parent !== path ? freeBytes(parent) : null;
  }
}

function fullDisk(path: string, free: number | null): string {
  const left = free === null ? '' : ` (${megabytes(free)} MB left)`;
  return `The disk of ${path} is full${left}. Make room, then start again.`;
}

/**
 * Whether the nearest existing parent folder is read-only. The error code does not show it, because creating nested
 * folders there fails with ENOENT.
 */
function whyMissing(path: string, access: Access): string {
  const parent = dirname(path);
  if (!existsSync(path) && parent !== path) return whyMissing(parent, access);
  try {
    access(path, constants.W_OK);
    return 'ENOENT';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'ENOENT';
  }
}

/**
 * Returns a one-line explanation if an error was caused by a full or read-only disk, else null. It also checks the
 * free space, because PGlite's error may have no text.
 */
export function diskProblem(
  error: unknown,
  path: string,
  free = freeBytes(path),
  access: Access = accessSync,
): string | null {
  const { code: reported = '', message = '' } = (error ?? {}) as { code?: string; message?: string };
  const code = reported === 'ENOENT' ? whyMissing(path, access) : reported;
  if (NOT_WRITABLE.has(code)) {
    const why = code === 'EROFS' ? 'its disk is read-only' : 'this user may not write there';
    return `${path} cannot be written: ${why}. Choose another folder: NUKKAD_HOME=/path npm start`;
  }
  const isFull = FULL.has(code) || SAYS_FULL.test(message) || (free !== null && free < NEARLY_FULL_BYTES);
  return isFull ? fullDisk(path, free) : null;
}

/** Returns an explanation if a disk has less free space than the first start needs, else null. */
export function tooSmallDisk(path: string, needed: number, free = freeBytes(path)): string | null {
  if (free === null || free >= needed) return null;
  const room = `${megabytes(needed)} MB are needed for a first start, ${megabytes(free)} MB are left`;
  return `The disk of ${path} is too full: ${room}. Make room, or choose another folder: NUKKAD_HOME=/path npm start`;
}
