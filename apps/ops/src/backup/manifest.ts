import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { BackupProblem } from './backup-problem.ts';

/** Version of the layout of backup folders. A restore accepts only this version. */
export const FORMAT = 1;
export const MANIFEST = 'manifest.json';
/** Compressed list of the stored files, one JSON object per line. */
export const FILE_LIST = 'files.gz';

const NAME = /^[a-z_][a-z0-9_]*$/;
const digest = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.int().min(0);

const manifest = z.object({
  format: z.literal(FORMAT, { error: `it is of another format than ${FORMAT}, which this version reads` }),
  made: z.iso.datetime(),
  version: z.string(),
  postgresql: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({
      name: z.string().regex(NAME),
      columns: z.array(z.string().regex(NAME)).min(1),
      rows: count,
      bytes: count,
      sha256: digest,
    }),
  ),
  sequences: z.array(
    z.object({ name: z.string().regex(NAME), value: z.string().regex(/^\d+$/), isCalled: z.boolean() }),
  ),
  files: z.object({
    count,
    bytes: count,
    /** Number of files that the database refers to but that do not exist in the file store. */
    missing: count,
    list: z.object({ bytes: count, sha256: digest }),
  }),
});

/** Describes the contents of a backup. The manifest is written last, so a folder that has one is complete. */
export type Manifest = z.infer<typeof manifest>;
export type TableEntry = Manifest['tables'][number];

/** Returns the path of a table's rows within the backup. */
export const tableFile = (name: string): string => join('tables', `${name}.gz`);

/** Reads the manifest of a folder. Throws BackupProblem if it is missing or invalid. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => {
    throw new BackupProblem([`${folder} is no whole backup: it has no ${MANIFEST}, which is written last`]);
  });
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    throw new BackupProblem([`${MANIFEST} is no JSON`]);
  }
  const parsed = manifest.safeParse(read);
  if (parsed.success) return parsed.data;
  throw new BackupProblem(
    parsed.error.issues.map(({ path, message }) => `${MANIFEST}: ${path.join('.')}: ${message}`),
  );
}
