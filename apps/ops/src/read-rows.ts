import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { parse } from 'csv-parse/sync';
import { UsageError } from './command.ts';

const LIST_SEPARATOR = ';';

/** A cell as the field it stands in wants it: numbers and lists are told from text by the field's name. */
function cellOf(field: string, text: string, kinds: FieldKinds): unknown {
  if (text === '') return undefined;
  if (kinds.numbers.includes(field)) return Number(text);
  if (kinds.lists.includes(field)) return text.split(LIST_SEPARATOR).map((part) => part.trim());
  return text;
}

export interface FieldKinds {
  readonly numbers: readonly string[];
  /** In CSV parted by semicolons. */
  readonly lists: readonly string[];
}

function fromCsv(text: string, kinds: FieldKinds): unknown[] {
  const records = parse(text, { columns: true, bom: true, skip_empty_lines: true, trim: true });
  return (records as Record<string, string>[]).map((record) =>
    Object.fromEntries(Object.entries(record).map(([field, cell]) => [field, cellOf(field, cell, kinds)])),
  );
}

function fromJson(text: string): unknown[] {
  const parsed: unknown = JSON.parse(text);
  if (!Array.isArray(parsed)) throw new UsageError('the file must hold a list');
  return parsed;
}

/** The rows of a .json file (a list), a .ndjson file (one a line) or a .csv file (fields named in its first line). */
export async function readRows(path: string, kinds: FieldKinds): Promise<unknown[]> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new UsageError(`${path} cannot be read`);
  });
  const kind = extname(path).toLowerCase();
  try {
    if (kind === '.csv') return fromCsv(text, kinds);
    if (kind === '.json') return fromJson(text);
    if (kind === '.ndjson')
      return text.split('\n').flatMap((line) => (line.trim() ? [JSON.parse(line)] : []));
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${path}: ${(error as Error).message}`);
  }
  throw new UsageError(`${path} is neither .json, .ndjson nor .csv`);
}
