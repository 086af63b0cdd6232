import type { Answer, Row } from './command.ts';
import { printable, printableJson } from './printable.ts';

const WIDTH_MAX = 60;

function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function cell(value: unknown, most = Number.POSITIVE_INFINITY): string {
  if (value === null || value === undefined) return '–';
  const line = printable(textOf(value).replace(/[ \t\n\r]+/g, ' '));
  return line.length > most ? `${line.slice(0, most - 1)}…` : line;
}

function table(rows: readonly Row[]): string {
  const columns = Object.keys(rows[0] ?? {});
  // The last column is never truncated, because it contains reasons.
  const most = (index: number) => (index === columns.length - 1 ? undefined : WIDTH_MAX);
  const cells = rows.map((row) => columns.map((column, index) => cell(row[column], most(index))));
  const widths = columns.map((column, index) =>
    Math.max(column.length, ...cells.map((line) => line[index]?.length ?? 0)),
  );
  const write = (line: readonly string[]) =>
    line
      .map((text, index) => text.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd();
  return [write(columns), ...cells.map(write)].join('\n');
}

function fields(row: Row): string {
  return Object.entries(row)
    .map(([name, value]) =>
      Array.isArray(value) && value.length > 0
        ? `${name}:\n${table(value as Row[])}`
        : `${name}: ${cell(value)}`,
    )
    .join('\n');
}

/** Formats a result for people as a table or a list of fields, or as JSON for programs. */
export function show(answer: Answer, isJson: boolean): string {
  if (isJson) return printableJson(JSON.stringify(answer));
  if (!Array.isArray(answer)) return fields(answer as Row);
  return answer.length === 0 ? 'none' : table(answer);
}
