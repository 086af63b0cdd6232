import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { FILE_KEYS } from './dump-database.ts';
import { type FileEntry, forEachOf, objectFile } from './file-list.ts';
import { FILE_LIST, type Manifest } from './manifest.ts';
import { Meter } from './meter.ts';
import type { ObjectStore, OnProgress } from './object-store.ts';

/**
 * Copies the files of the snapshot from the store into the folder, and writes a list of them. Files that no longer
 * exist are counted as missing.
 */
export async function dumpFiles(
  store: Pick<ObjectStore, 'get'>,
  folder: string,
  onProgress: OnProgress,
): Promise<Manifest['files']> {
  const gzip = createGzip();
  const meter = new Meter();
  const list = pipeline(
    gzip,
    meter,
    createWriteStream(join(folder, FILE_LIST), { mode: 0o600, flags: 'wx', flush: true }),
  );
  // Not awaited here but at the end, where errors such as a full disk are thrown.
  list.catch(() => {});
  const sum = { count: 0, bytes: 0, missing: 0 };
  const fileKeys = createInterface({
    input: createReadStream(join(folder, FILE_KEYS)),
    crlfDelay: Infinity,
  });
  try {
    await forEachOf(fileKeys, async (line) => {
      const [key = '', contentType = ''] = line.split('\t');
      const entry = await copyOut(store, folder, key, contentType);
      if (entry === null) sum.missing += 1;
      else {
        gzip.write(`${JSON.stringify(entry)}\n`);
        sum.count += 1;
        sum.bytes += entry.bytes;
      }
      onProgress('Files:', sum.count, undefined, 'files');
    });
  } finally {
    gzip.end();
    await list;
  }
  await rm(join(folder, FILE_KEYS));
  return { ...sum, list: { bytes: meter.bytes, sha256: meter.digest() } };
}

async function copyOut(
  store: Pick<ObjectStore, 'get'>,
  folder: string,
  key: string,
  contentType: string,
): Promise<FileEntry | null> {
  const body = await store.get(key);
  if (body === null) return null;
  const path = join(folder, objectFile(key));
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const meter = new Meter();
  try {
    await pipeline(body, meter, createWriteStream(path, { mode: 0o600, flags: 'wx', flush: true }));
  } catch (error) {
    // The file can be deleted between opening and reading it.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    await rm(path, { force: true });
    return null;
  }
  return { key, contentType, bytes: meter.bytes, sha256: meter.digest() };
}
