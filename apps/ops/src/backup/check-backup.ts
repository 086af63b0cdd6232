import { join } from 'node:path';
import { BackupProblem } from './backup-problem.ts';
import { forEachOf, objectFile, readFileList } from './file-list.ts';
import { FILE_LIST, type Manifest, readManifest, tableFile } from './manifest.ts';
import { measureFile } from './meter.ts';
import type { OnProgress } from './object-store.ts';

/** Maximum number of problems that the error message lists, because a backup can have a million files. */
const PROBLEMS_MAX = 20;

interface Measure {
  readonly bytes: number;
  readonly sha256: string;
}

async function problemOf(folder: string, file: string, expected: Measure): Promise<string | null> {
  const found = await measureFile(join(folder, file));
  if (found === null) return `${file} is missing`;
  if (found.bytes !== expected.bytes) return `${file} has ${found.bytes} bytes, not ${expected.bytes}`;
  return found.sha256 === expected.sha256 ? null : `${file} is not as it was written (SHA-256)`;
}

/** Reads the whole backup and compares it with its manifest. Throws BackupProblem with the differences. */
export async function checkBackup(folder: string, onProgress: OnProgress): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const problems: (string | null)[] = [];
  for (const [index, table] of manifest.tables.entries()) {
    problems.push(await problemOf(folder, tableFile(table.name), table));
    onProgress('Checked', index + 1, manifest.tables.length, 'tables');
  }
  const list = await problemOf(folder, FILE_LIST, manifest.files.list);
  if (list === null) problems.push(...(await fileProblems(folder, manifest, onProgress)));
  const found = [list, ...problems].filter((problem) => problem !== null);
  if (found.length === 0) return manifest;
  const more = found.length > PROBLEMS_MAX ? [`… and ${found.length - PROBLEMS_MAX} more`] : [];
  throw new BackupProblem([...found.slice(0, PROBLEMS_MAX), ...more]);
}

async function fileProblems(folder: string, { files }: Manifest, onProgress: OnProgress): Promise<string[]> {
  const problems: string[] = [];
  let done = 0;
  await forEachOf(readFileList(folder), async (entry) => {
    const problem = await problemOf(folder, objectFile(entry.key), entry);
    if (problem !== null) problems.push(problem);
    done += 1;
    onProgress('Checked', done, files.count, 'files');
  });
  if (done !== files.count) problems.push(`${FILE_LIST} has ${done} files, not ${files.count}`);
  return problems;
}
