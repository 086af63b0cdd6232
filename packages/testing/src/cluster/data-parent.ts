import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const IN_MEMORY = '/dev/shm';
const GIBIBYTE = 2 ** 30;
/** Free bytes that the folder needs. The template has 24 MB, and several copies exist at a time. */
const ROOM = 2 * GIBIBYTE;
/** Free bytes of memory that the tests, their servers and browsers need in addition. */
const MEMORY = 4 * GIBIBYTE;

function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

/**
 * Returns the folder for a server's data: in memory if there is room, else the temporary folder. Copying and dropping
 * databases creates and deletes thousands of files, for which a disk's file system searches long for free inodes.
 */
export function dataParent(free = freeBytes(IN_MEMORY), memory = process.availableMemory()): string {
  return free >= ROOM && memory >= MEMORY ? IN_MEMORY : tmpdir();
}
