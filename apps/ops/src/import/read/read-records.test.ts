import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { FileProblem } from '../file-problem.ts';
import type { Encoding } from './decode-file.ts';
import type { RawRecord } from './raw-record.ts';
import { readRecords } from './read-records.ts';

const folder = mkdtempSync(join(tmpdir(), 'nukkad-read-'));
afterAll(() => rmSync(folder, { recursive: true }));

const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le');
const swapped = (text: string): Buffer => utf16(text).swap16();

async function allOf(records: AsyncIterable<RawRecord>): Promise<RawRecord[]> {
  const all: RawRecord[] = [];
  for await (const record of records) all.push(record);
  return all;
}

async function read(name: string, content: string | Buffer, encoding?: Encoding) {
  const path = join(folder, name);
  writeFileSync(path, content);
  return allOf(readRecords(path, encoding));
}

const TEXT = 'name,city\r\nCafé रसोई,Pune\r\n';
const ROW = { name: 'Café रसोई', city: 'Pune' };

describe('a file', () => {
  it.each<[string, Buffer]>([
    ['UTF-8', Buffer.from(TEXT)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${TEXT}`)],
    ['UTF-16 with a mark', utf16(`\uFEFF${TEXT}`)],
    ['UTF-16 of the other order with a mark', swapped(`\uFEFF${TEXT}`)],
    ['UTF-16 without a mark', utf16(TEXT)],
    ['UTF-16 of the other order without a mark', swapped(TEXT)],
  ])('is read in %s', async (_encoding, bytes) => {
    expect(await read('a.csv', bytes)).toEqual([{ line: 2, cells: ROW }]);
  });

  it('of Windows-1252 is refused with its line, also in a later piece of a large file', async () => {
    const bytes = Buffer.concat([
      Buffer.from(`name\n${'Cook\n'.repeat(100_000)}Caf`),
      Buffer.from([0xe9, 0x0a]),
    ]);
    await expect(read('a.csv', bytes)).rejects.toThrow(/line 100002:/);
  });

  it('of Windows-1252 is refused with its line, and read if that encoding is given', async () => {
    const bytes = Buffer.concat([
      Buffer.from('name\nPlain\nCaf'),
      Buffer.from([0xe9]),
      Buffer.from(' Helper\n'),
    ]);
    const refusal = read('a.csv', bytes);
    await expect(refusal).rejects.toThrow(FileProblem);
    await expect(refusal).rejects.toThrow(/line 3.*--encoding windows-1252/);
    expect((await read('a.csv', bytes, 'windows-1252')).map(({ cells }) => cells.name)).toEqual([
      'Plain',
      'Café Helper',
    ]);
  });

  it('keeps a character that is split across two pieces', async () => {
    const name = `${'a'.repeat(256 * 1024 - 6)}रसोई`;
    expect((await read('a.csv', `x\n${name}\n`))[0]?.cells).toEqual({ x: name });
  });

  it('that is a workbook is refused with advice', async () => {
    await expect(read('a.csv', Buffer.from([0x50, 0x4b, 3, 4, 0]))).rejects.toThrow(/workbook.*CSV UTF-8/);
  });

  it('must exist, and have a known extension', async () => {
    await expect(allOf(readRecords(join(folder, 'none.csv')))).rejects.toThrow('there is no file');
    expect(() => readRecords('a.xlsx')).toThrow('neither .csv');
  });
});

describe('CSV', () => {
  it.each([
    ['commas', 'a,b\n1,"2,5"\n'],
    ['semicolons', 'a;b\n1;2,5\n'],
    ['tabs', 'a\tb\n1\t2,5\n'],
    ['what its first line says', 'sep=|\na|b\n1|2,5\n'],
  ])('is split by %s', async (_what, text) => {
    const [record] = await read('a.csv', text);
    expect(record?.cells).toEqual({ a: '1', b: '2,5' });
  });

  it('is split by the separator outside of quotes in its first line', async () => {
    const [record] = await read('a.csv', '"pay, in rupees, a month";city\n15000;Pune\n');
    expect(record?.cells).toEqual({ 'pay, in rupees, a month': '15000', city: 'Pune' });
  });

  it('counts the line where a row begins, after rows of several lines and empty lines', async () => {
    const records = await read('a.csv', 'a,b\r\n1,"two\r\nlines"\r\n\r\n,\r\n2,x\r\n');
    expect(records.map(({ line, cells }) => [line, cells.a])).toEqual([
      [2, '1'],
      [6, '2'],
    ]);
  });

  it('skips the empty columns and rows of a spreadsheet', async () => {
    expect(await read('a.csv', 'a,b,,\n1,2,,\n,,,\n')).toEqual([{ line: 2, cells: { a: '1', b: '2' } }]);
  });

  it('reports rows with a missing or an additional cell', async () => {
    const records = await read('a.csv', 'a,b\n1\n1,2,3\n1,2\n');
    expect(records.map(({ problem }) => problem)).toEqual([
      'has 1 cells where the first line names 2 columns',
      'has 3 cells where the first line names 2 columns',
      undefined,
    ]);
  });

  it.each([
    ['a quotation mark that is never closed', 'a\n1\n"2\n3\n', /quotation mark/],
    ['the same column twice', 'a,b,a\n1,2,3\n', /"a" twice/],
    ['nothing in it', '', /empty/],
  ])('is refused with %s', async (_what, text, message) => {
    await expect(read('a.csv', text)).rejects.toThrow(message);
  });
});

describe('JSON', () => {
  it.each([
    ['a list', '[\n {"a": 1},\n {"a": {"b": "}"}}\n]'],
    ['lines', '\n{"a": 1}\n{"a": {"b": "}"}}'],
  ])('is %s, and each row has its line', async (_what, text) => {
    expect(await read('a.json', text)).toEqual([
      { line: 2, cells: { a: 1 } },
      { line: 3, cells: { a: { b: '}' } } },
    ]);
  });

  it('is read across pieces', async () => {
    const rows = Array.from({ length: 3000 }, (_, index) => ({ index, text: `"रसोई\\"${'x'.repeat(150)}` }));
    const records = await read('a.json', JSON.stringify(rows));
    expect(records.map(({ cells }) => cells)).toEqual(rows);
  });

  it.each([32, 33, 100_000])(
    'accepts a row of at most 32 levels, and names the line of a deeper one: %i',
    async (levels) => {
      const nested = `${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}`;
      const records = await read('a.ndjson', `{"a": 1}\n{"a": ${nested}}\n{"a": 3}\n`);
      expect(records.map(({ line, problem }) => [line, problem])).toEqual([
        [1, undefined],
        [2, levels > 32 ? 'nests deeper than 32 levels of brackets' : undefined],
        [3, undefined],
      ]);
    },
  );

  it('refuses an invalid row, and continues', async () => {
    const records = await read('a.ndjson', '{"a": 1}\n{"a": tru}\n{"a": 3}\n');
    expect(records.map(({ line, problem }) => [line, problem?.slice(0, 11)])).toEqual([
      [1, undefined],
      [2, 'is not JSON'],
      [3, undefined],
    ]);
  });

  it.each([
    ['a row that never ends', '[{"a": 1},\n{"a": ', /line 2: a row begins there/],
    ['something else between the rows', '[{"a": 1}, 5]', /line 1: 5 where/],
    ['a bracket too many', '{"a": 1}}', /line 1: } where/],
  ])('is refused with %s', async (_what, text, message) => {
    await expect(read('a.json', text)).rejects.toThrow(message);
  });
});
