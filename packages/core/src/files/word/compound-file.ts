/**
 * Signature of a compound file (MS-CFB), the container of DOC files and of macros. It consists of sectors, a table that
 * links them into chains, and a directory.
 */
export const COMPOUND_HEAD = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const HEAD_BYTES = 512;
const ENTRY_BYTES = 128;
/**
 * Maximum number of table sectors that the header lists. They are enough for files of 7 MB, and uploads are smaller.
 */
const TABLE_SECTORS_MAX = 109;
const SECTOR_SHIFTS: readonly number[] = [9, 12];
const END_OF_CHAIN = 0xfffffffe;
const KINDS = { 1: 'storage', 2: 'stream', 5: 'root' } as const;

export interface CompoundEntry {
  /** Name in lower case, because names are case-insensitive. */
  readonly name: string;
  readonly kind: (typeof KINDS)[keyof typeof KINDS];
}

class Sectors {
  readonly #file: Buffer;
  readonly #shift: number;

  constructor(file: Buffer) {
    this.#file = file;
    this.#shift = file.readUInt16LE(30);
    if (!SECTOR_SHIFTS.includes(this.#shift)) throw new Error('unknown sector size');
  }

  at(number: number): Buffer {
    const start = (number + 1) * 2 ** this.#shift;
    const sector = this.#file.subarray(start, start + 2 ** this.#shift);
    if (sector.length === 0) throw new Error('a sector after the end of the file');
    return sector;
  }

  /** Returns the sector table, which has the number of the next sector for each sector. */
  table(): number[] {
    const count = this.#file.readUInt32LE(44);
    if (count > TABLE_SECTORS_MAX) throw new Error('the sector table is too long');
    return Array.from({ length: count }, (_, index) => this.#file.readUInt32LE(76 + index * 4)).flatMap(
      (number) => {
        const sector = this.at(number);
        return Array.from({ length: sector.length >> 2 }, (_, index) => sector.readUInt32LE(index * 4));
      },
    );
  }
}

function readChain(sectors: Sectors, first: number): Buffer {
  const table = sectors.table();
  const parts: Buffer[] = [];
  for (let number = first; number !== END_OF_CHAIN; number = table[number] ?? -1) {
    if (number < 0 || number >= table.length || parts.length > table.length)
      throw new Error('a broken chain');
    parts.push(sectors.at(number));
  }
  return Buffer.concat(parts);
}

function readEntry(bytes: Buffer): CompoundEntry[] {
  const kind = KINDS[bytes[66] as keyof typeof KINDS];
  if (kind === undefined) return [];
  const nameBytes = Math.min(64, bytes.readUInt16LE(64));
  const name = bytes.toString('utf16le', 0, Math.max(0, nameBytes - 2)).toLowerCase();
  return [{ name, kind }];
}

/** Lists all directory entries of a compound file, at any depth. Throws if the file is invalid. */
export function readCompoundFile(file: Buffer): CompoundEntry[] {
  if (file.length < HEAD_BYTES || !file.subarray(0, 8).equals(COMPOUND_HEAD))
    throw new Error('not a compound file');
  const directory = readChain(new Sectors(file), file.readUInt32LE(48));
  const entries: CompoundEntry[] = [];
  for (let at = 0; at + ENTRY_BYTES <= directory.length; at += ENTRY_BYTES)
    entries.push(...readEntry(directory.subarray(at, at + ENTRY_BYTES)));
  return entries;
}
