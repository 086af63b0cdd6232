import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { FileProblem } from '../file-problem.ts';
import type { RawRecord } from './raw-record.ts';

const DELIMITERS = [',', ';', '\t'];
/** Maximum characters of a row. A longer row means that a quotation mark is never closed. */
const RECORD_CHARACTERS_MAX = 1_000_000;
/** Matches the first line with which Excel declares the delimiter of the file (`sep=;`). */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i;

interface Opening {
  readonly delimiter: string;
  /** Number of lines before the header line. */
  readonly skipped: number;
  readonly rest: string;
}

/** Returns the delimiter, which is the one that occurs most often in the first line outside of quotes. */
function openingOf(text: string): Opening {
  const [line, separator] = SEPARATOR_LINE.exec(text) ?? [];
  if (line !== undefined && separator !== undefined)
    return { delimiter: separator, skipped: 1, rest: text.slice(line.length) };
  const first = (text.split(/\r?\n/, 1)[0] ?? '').replace(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((delimiter) => first.split(delimiter).length);
  const delimiter = DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
  return { delimiter, skipped: 0, rest: text };
}

/** Converts all line ends to `\n`, so that lines are counted the same within cells and outside. */
async function* withUnixLineEnds(first: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  let open = first;
  for await (const piece of rest) {
    // The `\n` of a `\r\n` can be at the start of the next piece.
    const whole = open.endsWith('\r') ? open.length - 1 : open.length;
    yield open.slice(0, whole).replace(/\r\n?/g, '\n');
    open = open.slice(whole) + piece;
  }
  yield open.replace(/\r\n?/g, '\n');
}

/** Returns the pieces of the text up to the one that ends the first line. */
async function firstPiece(text: AsyncGenerator<string>): Promise<string> {
  let piece = '';
  while (!piece.includes('\n') && piece.length < RECORD_CHARACTERS_MAX) {
    const next = await text.next();
    if (next.done === true) break;
    piece += next.value;
  }
  return piece;
}

function columnNames(header: readonly string[]): string[] {
  const names = header.map((name) => name.trim());
  const twice = names.find((name, index) => name !== '' && names.indexOf(name) !== index);
  if (twice !== undefined) throw new FileProblem(`the first line names the column "${twice}" twice`);
  return names;
}

function recordOf(line: number, names: readonly string[], cells: readonly string[]): RawRecord | null {
  if (cells.every((cell) => cell === '')) return null;
  const named = Object.fromEntries(
    names.flatMap((name, index) => (name === '' ? [] : [[name, cells[index] ?? '']])),
  );
  const isOutside = cells.some((cell, index) => cell !== '' && (names[index] ?? '') === '');
  const isWrong = cells.length < names.length || isOutside;
  const filled = isOutside ? cells.findLastIndex((cell) => cell !== '') + 1 : cells.length;
  const problem = `has ${filled} cells where the first line names ${names.filter(Boolean).length} columns`;
  return { line, cells: named, ...(isWrong ? { problem } : {}) };
}

function fileProblem(error: unknown, skipped: number): unknown {
  if (!(error instanceof CsvError)) return error;
  const { lines } = error as CsvError & { lines?: number };
  const where = lines === undefined ? '' : `line ${lines + skipped}: `;
  const isQuote = error.code.includes('QUOTE') || error.code === 'CSV_MAX_RECORD_SIZE';
  return new FileProblem(
    isQuote ? `${where}a quotation mark is not closed, or stands within a cell` : `${where}${error.message}`,
  );
}

/** Yields the rows of a CSV file, delimited by commas, semicolons or tabs. The first line names the columns. */
export async function* csvRecords(text: AsyncGenerator<string>): AsyncGenerator<RawRecord> {
  const { delimiter, skipped, rest } = openingOf(await firstPiece(text));
  const parser = parse({
    delimiter,
    record_delimiter: '\n',
    bom: true,
    info: true,
    trim: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: RECORD_CHARACTERS_MAX,
  });
  // Errors that occur while the text is read are thrown by the iteration below.
  pipeline(Readable.from(withUnixLineEnds(rest, text)), parser, () => {});
  let names: string[] | undefined;
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[];
      info: { lines: number };
    }>) {
      if (names === undefined) {
        names = columnNames(record);
        continue;
      }
      const within = record.reduce((lines, cell) => lines + cell.split('\n').length - 1, 0);
      const row = recordOf(info.lines - within + skipped, names, record);
      if (row !== null) yield row;
    }
  } catch (error) {
    throw fileProblem(error, skipped);
  }
  if (names === undefined) throw new FileProblem('the file is empty: its first line names the columns');
}
