import { crc32, deflateRawSync } from 'node:zlib';

const DOCUMENT_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** The content types of an ordinary document. */
export const CONTENT_TYPES = `<Types><Override PartName="/word/document.xml" ContentType="${DOCUMENT_TYPE}"/></Types>`;

function zipEntry(name: string, body: Buffer, offset: number, bytes: number) {
  const packed = deflateRawSync(body, { level: 9 });
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(8, 4);
  fields.writeUInt32LE(crc32(body), 10);
  fields.writeUInt32LE(packed.length, 14);
  fields.writeUInt32LE(bytes, 18);
  fields.writeUInt16LE(name.length, 22);
  const tail = Buffer.alloc(14);
  tail.writeUInt32LE(offset, 10);
  return {
    local: Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name), packed]),
    central: Buffer.concat([Buffer.from('PK\x01\x02\x14\0'), fields, tail, Buffer.from(name)]),
  };
}

type Part = readonly [name: string, body: string | Buffer];

/** Returns a ZIP archive of these files. The directory can claim wrong sizes. */
export function sampleZip(parts: readonly Part[], declaredBytes?: number): Buffer {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const [name, body] of parts) {
    const bytes = Buffer.from(body as string);
    const { local, central } = zipEntry(name, bytes, offset, declaredBytes ?? bytes.length);
    locals.push(local);
    centrals.push(central);
    offset += local.length;
  }
  const directory = Buffer.concat(centrals);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

/** Returns a DOCX with some unneeded parts. */
export const sampleDocx = (...more: readonly Part[]) =>
  sampleZip([['[Content_Types].xml', CONTENT_TYPES], ['word/document.xml', '<x/>'], ...more]);

const SECTOR = 512;
const [FREE, END_OF_CHAIN, TABLE] = [0xffffffff, 0xfffffffe, 0xfffffffd];
const KINDS = { storage: 1, stream: 2, root: 5 };

function compoundEntry(name: string, kind: keyof typeof KINDS): Buffer {
  const entry = Buffer.alloc(128);
  entry.write(name, 'utf16le');
  entry.writeUInt16LE(name.length * 2 + 2, 64);
  entry[66] = KINDS[kind];
  return entry;
}

/** Returns a compound file whose directory has these entries after the root. */
export function sampleCompound(entries: readonly (readonly [string, keyof typeof KINDS])[]): Buffer {
  const named = [
    compoundEntry('Root Entry', 'root'),
    ...entries.map(([name, kind]) => compoundEntry(name, kind)),
  ];
  const sectors = Math.ceil(named.length / 4);
  const directory = Buffer.concat(named, sectors * SECTOR);
  const head = Buffer.alloc(SECTOR);
  head.write('d0cf11e0a1b11ae1', 'hex');
  head.writeUInt16LE(9, 30);
  head.writeUInt32LE(1, 44);
  head.writeUInt32LE(1, 48);
  const table = Buffer.alloc(SECTOR);
  for (let at = 0; at < SECTOR / 4; at += 1) table.writeUInt32LE(FREE, at * 4);
  table.writeUInt32LE(TABLE, 0);
  for (let at = 1; at <= sectors; at += 1)
    table.writeUInt32LE(at === sectors ? END_OF_CHAIN : at + 1, at * 4);
  return Buffer.concat([head, table, directory]);
}

/** Returns an old Word file with only its head and directory. */
export const sampleDoc = (...more: readonly (readonly [string, keyof typeof KINDS])[]) =>
  sampleCompound([['1Table', 'stream'], ['WordDocument', 'stream'], ...more]);
