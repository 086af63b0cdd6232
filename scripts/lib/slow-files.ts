import { relative } from 'node:path';
import type { VitestFile } from './tally.ts';

/** Returns the test files that took the longest, at most `limit`, the slowest first. */
export function slowestFiles(
  files: readonly VitestFile[],
  root: string,
  limit: number,
): { file: string; milliseconds: number }[] {
  return files
    .map(({ name, startTime, endTime }) => ({
      file: relative(root, name),
      milliseconds: endTime - startTime,
    }))
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, limit);
}
