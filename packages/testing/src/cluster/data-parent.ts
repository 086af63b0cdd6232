import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const IN_MEMORY = '/dev/shm';
const GIBIBYTE = 2 ** 30;
/** The template is 24 MB, and a handful of its copies are there at a time. */
const ROOM = 2 * GIBIBYTE;
/** What the tests themselves, their servers and browsers need beside it. */
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
 * The folder for a server's data: in memory where there is room, for a file system on a disk looks long for inodes when
 * thousands of files are made just after thousands were deleted, as copying and dropping a database does.
 */
export function dataParent(free = freeBytes(IN_MEMORY), memory = process.availableMemory()): string {
  return free >= ROOM && memory >= MEMORY ? IN_MEMORY : tmpdir();
}
