import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { dataParent } from './data-parent.ts';

const GIBIBYTE = 2 ** 30;

describe('the data of a test server', () => {
  it('are in memory if both the folder and the machine have room', () => {
    expect(dataParent(2 * GIBIBYTE, 4 * GIBIBYTE)).toBe('/dev/shm');
  });

  it.each([
    ['the folder', 2 * GIBIBYTE - 1, 4 * GIBIBYTE],
    ['the machine', 2 * GIBIBYTE, 4 * GIBIBYTE - 1],
  ])('are on the disk if %s has less', (_, free, memory) => {
    expect(dataParent(free, memory)).toBe(tmpdir());
  });
});
