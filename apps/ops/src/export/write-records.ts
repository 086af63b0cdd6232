import { writeFile } from 'node:fs/promises';
import { UsageError } from '../command.ts';

type Values = Readonly<Record<string, unknown>>;

/** Byte order mark, by which Excel recognises UTF-8. */
const MARK = '\uFEFF';

function textOf(value: unknown): string {
  const isListOfTexts = Array.isArray(value) && value.every((part) => typeof part === 'string');
  if (isListOfTexts) return value.join('; ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const text = textOf(value);
  return /[",;\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const csvOf = (fields: readonly string[], rows: readonly Values[]): string =>
  [fields.join(','), ...rows.map((row) => fields.map((field) => cellOf(row[field])).join(','))]
    .map((line) => `${line}\r\n`)
    .join('');

export const FORMATS = ['csv', 'json'] as const;
export type Format = (typeof FORMATS)[number];

/** Returns the content of an exported file, in the form that the import reads. */
export function textOfRecords(format: Format, fields: readonly string[], rows: readonly Values[]): string {
  return format === 'csv'
    ? MARK + csvOf(fields, rows)
    : `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`;
}

/** Writes an exported file; throws UsageError if the path cannot be written. */
export async function writeExport(path: string, text: string): Promise<void> {
  await writeFile(path, text).catch(({ code }: NodeJS.ErrnoException) => {
    throw new UsageError(`${path} cannot be written (${code})`);
  });
}
