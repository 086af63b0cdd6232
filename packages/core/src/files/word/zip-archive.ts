import { pipeline } from 'node:stream/promises';
import { createInflateRaw } from 'node:zlib';

const LOCAL_HEAD = 0x04034b50;
const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_BYTES = 30;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const COMMENT_MAX = 65_535;
const ENTRIES_MAX = 2000;
const STORED = 0;
const DEFLATED = 8;

export interface ZipEntry {
  /** Name in lower case, because names of parts are case-insensitive. */
  readonly name: string;
  /** Uncompressed size according to the directory. */
  readonly bytes: number;
  readonly packed: Buffer;
  readonly isDeflated: boolean;
}

function findEnd(bytes: Buffer): number {
  const last = bytes.length - END_BYTES;
  for (let at = last; at >= Math.max(0, last - COMMENT_MAX); at -= 1) {
    if (bytes.readUInt32LE(at) === END_OF_DIRECTORY) return at;
  }
  throw new Error('the archive has no directory');
}

function readEntry(file: Buffer, at: number): { entry: ZipEntry; next: number } {
  if (file.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new Error('a broken directory');
  const flags = file.readUInt16LE(at + 8);
  const method = file.readUInt16LE(at + 10);
  const isEncrypted = (flags & 1) !== 0;
  if (isEncrypted || (method !== STORED && method !== DEFLATED)) throw new Error('an unreadable entry');
  const nameEnd = at + ENTRY_BYTES + file.readUInt16LE(at + 28);
  const local = file.readUInt32LE(at + 42);
  if (file.readUInt32LE(local) !== LOCAL_HEAD) throw new Error('an entry has no local header');
  const start = local + LOCAL_BYTES + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
  const packed = file.subarray(start, start + file.readUInt32LE(at + 20));
  const name = file
    .toString('utf8', at + ENTRY_BYTES, nameEnd)
    .replaceAll('\\', '/')
    .toLowerCase();
  const entry = { name, bytes: file.readUInt32LE(at + 24), packed, isDeflated: method === DEFLATED };
  return { entry, next: nameEnd + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32) };
}

/**
 * Lists the entries of a ZIP archive. Throws if it is damaged or encrypted, or has too many entries or duplicate names.
 */
export function readZip(file: Buffer): ZipEntry[] {
  if (file.length < END_BYTES) throw new Error('too short');
  const end = findEnd(file);
  const entries: ZipEntry[] = [];
  for (let at = file.readUInt32LE(end + 16); at + ENTRY_BYTES <= end; ) {
    const { entry, next } = readEntry(file, at);
    entries.push(entry);
    at = next;
    if (entries.length > ENTRIES_MAX) throw new Error('too many entries');
  }
  if (new Set(entries.map(({ name }) => name)).size !== entries.length) throw new Error('duplicate name');
  return entries;
}

/** Returns the names of the entries of a ZIP archive; an empty array if the archive is invalid. */
export function zipNames(file: Buffer): string[] {
  try {
    return readZip(file).map(({ name }) => name);
  } catch {
    return [];
  }
}

/**
 * Returns the first `keep` bytes of an entry, uncompressed. Reads the rest in small chunks and discards it, because
 * this checks the size: throws if the entry is larger than the directory states.
 */
export async function unpackHead({ packed, bytes, isDeflated }: ZipEntry, keep: number): Promise<Buffer> {
  if (!isDeflated) return packed.subarray(0, keep);
  const chunks: Buffer[] = [];
  let seen = 0;
  await pipeline(
    [packed],
    createInflateRaw({ chunkSize: 65_536 }),
    async (unpacked: AsyncIterable<Buffer>) => {
      for await (const chunk of unpacked) {
        if (seen < keep) chunks.push(chunk.subarray(0, keep - seen));
        seen += chunk.length;
        if (seen > bytes) throw new Error('more than the directory says');
      }
    },
  );
  return Buffer.concat(chunks);
}
