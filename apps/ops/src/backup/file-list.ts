import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import * as z from 'zod';
import { FILE_LIST } from './manifest.ts';

const line = z.object({
  key: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/),
  contentType: z.string(),
  bytes: z.int().min(0),
  sha256: z.string(),
});

export type FileEntry = z.infer<typeof line>;

/** Returns the path of a stored file within the backup. */
export const objectFile = (key: string): string => join('files', key.slice(0, 2), key);

/** Yields the files in a backup's list. The caller must have verified the hash of the list. */
export async function* readFileList(folder: string): AsyncGenerator<FileEntry> {
  const unpacked = createReadStream(join(folder, FILE_LIST)).pipe(createGunzip());
  for await (const text of createInterface({ input: unpacked, crlfDelay: Infinity }))
    yield line.parse(JSON.parse(text));
}

const FILES_AT_ONCE = 8;

/**
 * Runs `work` for each item, at most eight at a time. After an error it starts no more items, waits for those that
 * are running, and rethrows the error.
 */
export async function forEachOf<Item>(
  items: AsyncIterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const iterator = items[Symbol.asyncIterator]();
  const failures: unknown[] = [];
  const worker = async () => {
    try {
      while (failures.length === 0) {
        const next = await iterator.next();
        if (next.done) return;
        await work(next.value);
      }
    } catch (error) {
      failures.push(error);
    }
  };
  await Promise.all(Array.from({ length: FILES_AT_ONCE }, worker));
  if (failures.length > 0) throw failures[0];
}
