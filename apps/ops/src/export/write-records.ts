import { writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { csvText } from '@nukkad/domain/csv-text.ts';
import { UsageError } from '../command.ts';

type Values = Readonly<Record<string, unknown>>;

function textOf(value: unknown): string {
  const isListOfTexts = Array.isArray(value) && value.every((part) => typeof part === 'string');
  if (isListOfTexts) return value.join('; ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return textOf(value);
}

export const FORMATS = ['csv', 'json'] as const;
export type Format = (typeof FORMATS)[number];

/** File name with which a file is written to standard output. */
export const STANDARD_OUTPUT = '-';

/** Returns the format of a file by its extension; throws UsageError if it is neither .csv nor .json. */
export function formatOf(path: string): Format {
  const format = FORMATS.find((known) => `.${known}` === extname(path).toLowerCase());
  if (format === undefined) throw new UsageError(`${path} is neither .csv nor .json`);
  return format;
}

/** Returns the content of an exported file, which the import accepts unchanged. */
export function textOfRecords(format: Format, fields: readonly string[], rows: readonly Values[]): string {
  return format === 'csv'
    ? csvText([fields, ...rows.map((row) => fields.map((field) => cellOf(row[field])))])
    : `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`;
}

/** Returns a handler that turns an error of writing a path into a UsageError. */
export function cannotWrite(path: string) {
  return ({ code }: NodeJS.ErrnoException): never => {
    throw new UsageError(`${path} cannot be written (${code})`);
  };
}

/** Writes an exported file; throws UsageError if the path cannot be written. */
export async function writeExport(
  path: string,
  content: string | Buffer,
  options: { readonly mode?: number } = {},
): Promise<void> {
  await writeFile(path, content, options).catch(cannotWrite(path));
}
