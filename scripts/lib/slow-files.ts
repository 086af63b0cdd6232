import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** A test file and how long it ran, in milliseconds. */
export interface TimedFile {
  readonly file: string;
  readonly took: number;
}

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly endTime: number;
  }[];
}

/** The test files of Vitest's JSON reports that began at or after `since` (from the epoch), the slowest first. @internal */
export function slowestFiles(reports: readonly Report[], since: number, most: number): TimedFile[] {
  return reports
    .flatMap(({ testResults }) => testResults)
    .filter(({ startTime }) => startTime >= since)
    .map(({ name, startTime, endTime }) => ({ file: name, took: endTime - startTime }))
    .toSorted((a, b) => b.took - a.took)
    .slice(0, most);
}

function reportsIn(folder: string): Report[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Report);
}

/** The ten slowest test files of this run; what Turbo answered from its cache did not run. */
export function slowestOfRun(root: string, folders: readonly string[], since: number): TimedFile[] {
  const reports = folders.flatMap((folder) => reportsIn(join(root, folder, '.vitest')));
  return slowestFiles(reports, since, 10).map(({ file, took }) => ({ file: relative(root, file), took }));
}
