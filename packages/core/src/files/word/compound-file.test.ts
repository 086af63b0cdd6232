import { expect, it } from 'vitest';
import { COMPOUND_HEAD, readCompoundFile } from './compound-file.ts';

const SECTOR = 512;
const END_OF_CHAIN = 0xfffffffe;

interface Change {
  readonly shift?: number;
  readonly tableSectors?: number;
  readonly firstDirectory?: number;
  readonly nextDirectory?: number;
}

function entry(name: string, kind: number): Buffer {
  const bytes = Buffer.alloc(128);
  bytes.write(name, 'utf16le');
  bytes.writeUInt16LE(2 * (name.length + 1), 64);
  bytes[66] = kind;
  return bytes;
}

/** Builds a file with one sector of the table and two of the directory. */
function compoundFile(
  entries: readonly Buffer[],
  { shift = 9, tableSectors = 1, firstDirectory = 1, nextDirectory = 2 }: Change = {},
): Buffer {
  const head = Buffer.alloc(SECTOR);
  COMPOUND_HEAD.copy(head);
  head.writeUInt16LE(shift, 30);
  head.writeUInt32LE(tableSectors, 44);
  head.writeUInt32LE(firstDirectory, 48);
  const table = Buffer.alloc(SECTOR, 0xff);
  table.writeUInt32LE(nextDirectory, 4);
  table.writeUInt32LE(END_OF_CHAIN, 8);
  const directory = Buffer.alloc(2 * SECTOR);
  Buffer.concat(entries).copy(directory);
  return Buffer.concat([head, table, directory]);
}

const ENTRIES = [
  entry('Root Entry', 5),
  entry('WordDocument', 2),
  entry('Macros', 1),
  entry('free', 0),
  entry('VBA', 1),
];

it('lists the entries of all sectors with their kinds, and names in lower case', () => {
  expect(readCompoundFile(compoundFile(ENTRIES))).toEqual([
    { name: 'root entry', kind: 'root' },
    { name: 'worddocument', kind: 'stream' },
    { name: 'macros', kind: 'storage' },
    { name: 'vba', kind: 'storage' },
  ]);
});

it.each([
  ['a sector size that does not exist', { shift: 10 }, 'unknown sector size'],
  ['a table that is too long', { tableSectors: 110 }, 'the sector table is too long'],
  ['a chain that leaves the table', { nextDirectory: 128 }, 'a broken chain'],
  ['a chain without an end', { nextDirectory: 1 }, 'a broken chain'],
  [
    'a directory after the end',
    { firstDirectory: 9, nextDirectory: END_OF_CHAIN },
    'a sector after the end of the file',
  ],
])('refuses %s', (_name, change, problem) => {
  expect(() => readCompoundFile(compoundFile(ENTRIES, change))).toThrow(problem);
});

it('refuses another file, and one that ends in its head', () => {
  expect(() => readCompoundFile(Buffer.alloc(SECTOR))).toThrow('not a compound file');
  expect(() => readCompoundFile(compoundFile(ENTRIES).subarray(0, SECTOR - 1))).toThrow(
    'not a compound file',
  );
});
