import { extname } from 'node:path';
import { UsageError } from '../../command.ts';
import { csvRecords } from './csv-records.ts';
import { decodeFile, type Encoding, STANDARD_INPUT } from './decode-file.ts';
import { jsonRecords } from './json-records.ts';
import type { RawRecord } from './raw-record.ts';

const READERS: Readonly<Record<string, (text: AsyncGenerator<string>) => AsyncGenerator<RawRecord>>> = {
  '.csv': csvRecords,
  '.tsv': csvRecords,
  '.txt': csvRecords,
  '.json': jsonRecords,
  '.ndjson': jsonRecords,
};

/** Yields `first`, which was already read, and then the rest of the text. */
async function* withFirst(first: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}

/** Yields the rows of a text of unknown format. It is JSON if its first character is `[` or `{`, else CSV. */
async function* readUnnamed(text: AsyncGenerator<string>): AsyncGenerator<RawRecord> {
  let opening = '';
  while (opening.trim() === '') {
    const next = await text.next();
    if (next.done === true) break;
    opening += next.value;
  }
  const read = /^\s*[[{]/.test(opening) ? jsonRecords : csvRecords;
  yield* read(withFirst(opening, text));
}

/**
 * Yields the rows of a file. The extension of the file name decides the format. `-` is standard input, whose format
 * is detected.
 */
export function readRecords(path: string, encoding?: Encoding): AsyncGenerator<RawRecord> {
  if (path === STANDARD_INPUT) return readUnnamed(decodeFile(path, encoding));
  const reader = READERS[extname(path).toLowerCase()];
  if (reader === undefined) throw new UsageError(`${path} is neither .csv (.tsv, .txt) nor .json (.ndjson)`);
  return reader(decodeFile(path, encoding));
}
