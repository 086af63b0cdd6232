import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { BackupProblem } from './backup-problem.ts';

/** The layout of the folder; a restore knows this one alone. */
export const FORMAT = 1;
export const MANIFEST = 'manifest.json';
/** A line a stored file. */
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
    /** Those that the database names and the store did not have. */
    missing: count,
    list: z.object({ bytes: count, sha256: digest }),
  }),
});

/** What a backup holds; a folder with one is whole. */
export type Manifest = z.infer<typeof manifest>;
export type TableEntry = Manifest['tables'][number];

/** Where a table's rows lie in the folder. */
export const tableFile = (name: string): string => join('tables', `${name}.gz`);

/** Reads the manifest of a folder; throws what is wrong with it. */
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
