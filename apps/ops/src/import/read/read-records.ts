import { extname } from 'node:path';
import { UsageError } from '../../command.ts';
import { csvRecords } from './csv-records.ts';
import { decodeFile, type Encoding } from './decode-file.ts';
import { jsonRecords } from './json-records.ts';
import type { RawRecord } from './raw-record.ts';

const READERS: Readonly<Record<string, (text: AsyncGenerator<string>) => AsyncGenerator<RawRecord>>> = {
  '.csv': csvRecords,
  '.tsv': csvRecords,
  '.txt': csvRecords,
  '.json': jsonRecords,
  '.ndjson': jsonRecords,
};

/** The rows of a file, one after the other, read by what its name ends in. */
export function readRecords(path: string, encoding?: Encoding): AsyncGenerator<RawRecord> {
  const reader = READERS[extname(path).toLowerCase()];
  if (reader === undefined) throw new UsageError(`${path} is neither .csv (.tsv, .txt) nor .json (.ndjson)`);
  return reader(decodeFile(path, encoding));
}
