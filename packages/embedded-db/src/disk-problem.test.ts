import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { diskProblem, freeBytes, tooSmallDisk } from './disk-problem.ts';

const MEGABYTE = 1024 * 1024;
const failure = (code: string, message = 'x') => Object.assign(new Error(message), { code });

describe('diskProblem', () => {
  it.each([
    failure('ENOSPC'),
    failure('EDQUOT'),
    failure('53100'),
    new Error('could not extend file "base/5/16384": No space left on device'),
    new Error('write failed: ENOSPC'),
    new Error('Disk full'),
    new Error('Disk quota exceeded'),
  ])('knows a full disk: %s', (error) => {
    expect(diskProblem(error, '/data', 50 * MEGABYTE)).toBe(
      'The disk of /data is full (50 MB left). Make room, then start again.',
    );
  });

  it.each([
    ['EROFS', 'its disk is read-only'],
    ['EACCES', 'this user may not write there'],
    ['EPERM', 'this user may not write there'],
  ])('knows a folder that cannot be written: %s', (code, why) => {
    expect(diskProblem(failure(code), '/data', 0)).toBe(
      `/data cannot be written: ${why}. Choose another folder: NUKKAD_HOME=/path npm start`,
    );
  });

  it('lets the room that is left decide where an error says nothing', () => {
    expect(diskProblem(new Error('Aborted()'), '/data', 4 * MEGABYTE - 1)).toMatch(/is full \(3 MB left\)/);
    expect(diskProblem(new Error('Aborted()'), '/data', 4 * MEGABYTE)).toBeNull();
    expect(diskProblem(new Error('Aborted()'), '/data', null)).toBeNull();
    expect(diskProblem(failure('ENOSPC'), '/data', null)).toBe(
      'The disk of /data is full. Make room, then start again.',
    );
    expect(diskProblem(undefined, '/data', 500 * MEGABYTE)).toBeNull();
  });
});

describe('a folder that could not be made', () => {
  it('is no matter of the disk where its parent can be written', () => {
    expect(diskProblem(failure('ENOENT'), join(tmpdir(), 'none', 'nukkad'), 500 * MEGABYTE)).toBeNull();
  });

  it('is told with what keeps its parent from being written', () => {
    const refused = () => {
      throw failure('EROFS');
    };
    const problem = diskProblem(failure('ENOENT'), join(tmpdir(), 'none'), 500 * MEGABYTE, refused);
    expect(problem).toMatch(/none cannot be written: its disk is read-only\./);
  });
});

describe('tooSmallDisk', () => {
  it('counts what is needed against what is left', () => {
    expect(tooSmallDisk('/data', 100 * MEGABYTE, 100 * MEGABYTE)).toBeNull();
    expect(tooSmallDisk('/data', 100 * MEGABYTE, null)).toBeNull();
    expect(tooSmallDisk('/data', 100 * MEGABYTE, 100 * MEGABYTE - 1)).toMatch(
      /^The disk of \/data is too full: 100 MB are needed for a first start, 99 MB are left\. /,
    );
  });
});

describe('freeBytes', () => {
  it('looks at the nearest folder that is there', () => {
    const there = freeBytes(tmpdir());
    expect(there).toBeGreaterThan(0);
    const missing = freeBytes(join(tmpdir(), 'not', 'there', 'yet'));
    // Allows for other programs that write to the same disk meanwhile.
    expect(Math.abs((missing ?? 0) - (there ?? 0))).toBeLessThan(1024 * MEGABYTE);
  });
});
