import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, opendir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ByteRange, ListedObject, StorageGateway } from '../../ports.ts';

const KEY = /^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/;

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}

/** Lists the files of a folder. Yields nothing if the folder does not exist. */
async function* filesIn(path: string): AsyncIterable<ListedObject> {
  const folder = await opendir(path).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (!folder) return;
  for await (const entry of folder) {
    const found = await stat(join(path, entry.name)).catch(() => null);
    if (found?.isFile()) yield { key: entry.name, modifiedAt: found.mtime };
  }
}

/**
 * Stores files in a local folder. Writes to a temporary file first, then renames it, so that no file is ever
 * incomplete.
 */
export class LocalStorage implements StorageGateway {
  readonly #folder: string;
  readonly #half: string;

  constructor(dataFolder: string) {
    this.#folder = join(dataFolder, 'files');
    this.#half = join(dataFolder, 'files-arriving');
  }

  #path(key: string): string {
    if (!KEY.test(key)) throw new Error('a key must be one plain name');
    return join(this.#folder, key);
  }

  async put(key: string, body: Buffer | Readable): Promise<void> {
    const path = this.#path(key);
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    await mkdir(this.#half, { recursive: true, mode: 0o700 });
    const arriving = join(this.#half, randomUUID());
    try {
      await pipeline(
        Buffer.isBuffer(body) ? Readable.from([body]) : body,
        createWriteStream(arriving, { mode: 0o600 }),
      );
      await rename(arriving, path);
    } catch (error) {
      await rm(arriving, { force: true });
      throw error;
    }
  }

  async get(key: string, range?: ByteRange): Promise<Readable | null> {
    const path = this.#path(key);
    const found = await stat(path).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
    return found ? createReadStream(path, range) : null;
  }

  async remove(keys: readonly string[]): Promise<void> {
    for (const key of keys) await rm(this.#path(key), { force: true });
  }

  async presign(): Promise<null> {
    return null;
  }

  async removeUnfinished(before: Date): Promise<number> {
    let removed = 0;
    for await (const { key, modifiedAt } of filesIn(this.#half)) {
      if (modifiedAt >= before) continue;
      await rm(join(this.#half, key), { force: true });
      removed += 1;
    }
    return removed;
  }

  list(): AsyncIterable<ListedObject> {
    return filesIn(this.#folder);
  }
}
