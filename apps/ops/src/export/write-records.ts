import { writeFile } from 'node:fs/promises';
import { UsageError } from '../command.ts';

type Values = Readonly<Record<string, unknown>>;

/** By it Excel knows UTF-8. */
const MARK = '\uFEFF';

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const isTexts = Array.isArray(value) && value.every((part) => typeof part === 'string');
  const text = isTexts ? value.join('; ') : typeof value === 'object' ? JSON.stringify(value) : String(value);
  return /[",;\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const csvOf = (fields: readonly string[], rows: readonly Values[]): string =>
  [fields.join(','), ...rows.map((row) => fields.map((field) => cellOf(row[field])).join(','))]
    .map((line) => `${line}\r\n`)
    .join('');

export const FORMATS = ['csv', 'json'] as const;
export type Format = (typeof FORMATS)[number];

/** The content of an exported file, as import takes it. */
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
