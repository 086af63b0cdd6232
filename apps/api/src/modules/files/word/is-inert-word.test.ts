import { deflateRawSync } from 'node:zlib';
import { detectType } from '@nukkad/core/files/detect-type.ts';
import { isInertDoc, isInertDocx } from '@nukkad/core/files/word/is-inert-word.ts';
import { describe, expect, it } from 'vitest';
import {
  CONTENT_TYPES,
  sampleCompound,
  sampleDoc,
  sampleDocx,
  sampleZip,
} from '../../../../test/sample-word.ts';

const MEGABYTE = 1024 * 1024;
const MACROS = sampleCompound([
  ['VBA', 'storage'],
  ['_VBA_PROJECT', 'stream'],
]);
const DOCUMENT = ['word/document.xml', '<x/>'] as const;
/** A DOCX that says this of its parts. */
const saying = (types: string | Buffer) => sampleZip([['[Content_Types].xml', types], DOCUMENT]);
const alsoNaming = (type: string) =>
  CONTENT_TYPES.replace('</Types>', `<Override ContentType="${type}"/></Types>`);
const wide = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');

describe('isPlainDocx', () => {
  it.each([
    ['an ordinary one', sampleDocx()],
    [
      'one with a picture and a table in it',
      sampleDocx(
        ['word/media/image1.png', Buffer.alloc(3000, 7)],
        ['word/embeddings/oleObject1.bin', sampleCompound([['Workbook', 'stream']])],
      ),
    ],
    [
      'names in other case',
      sampleZip([
        ['[content_types].XML', CONTENT_TYPES],
        ['Word/Document.xml', '<x/>'],
      ]),
    ],
    ['its list in UTF-16', saying(wide(CONTENT_TYPES))],
    ['64 MB unpacked', sampleDocx(['a.bin', Buffer.alloc(64 * MEGABYTE - CONTENT_TYPES.length - 4)])],
  ])('takes %s', async (_what, file) => {
    expect(detectType(file)).toBe('DOCX');
    expect(await isInertDocx(file)).toBe(true);
  });

  it.each([
    ['macros', sampleDocx(['word/vbaProject.bin', MACROS])],
    ['macros in other case', sampleDocx(['Word/VbaProject.BIN', '<x/>'])],
    ['what macros are listed in', sampleDocx(['word/vbaData.xml', '<x/>'])],
    ['macros under another name', sampleDocx(['word/macros.bin', MACROS])],
    ['macros under no name of theirs', sampleDocx(['customXml/item1.xml', MACROS])],
    ['a compound file that cannot be read', sampleDocx(['word/a.bin', MACROS.subarray(0, 600)])],
    [
      'a macro-enabled document',
      saying(alsoNaming('application/vnd.ms-word.document.macroEnabled.main+xml')),
    ],
    ['a type of macros', saying(alsoNaming('application/vnd.ms-office.vbaProject'))],
    ['the same in other case', saying(alsoNaming('APPLICATION/VND.MS-OFFICE.VBAPROJECT'))],
    ['the same in numbered characters', saying(alsoNaming('application/vnd.ms-office.&#118;b&#x61;Project'))],
    ['the same in UTF-16', saying(wide(alsoNaming('application/vnd.ms-office.vbaProject')))],
    ['entities of its own', saying(`<!DOCTYPE x [<!ENTITY a "v">]>${CONTENT_TYPES}`)],
    ['no ordinary document', saying('<Types/>')],
    ['a list without end', saying(CONTENT_TYPES + ' '.repeat(MEGABYTE))],
    ['a name twice', sampleDocx(DOCUMENT)],
    ['more than 64 MB', sampleDocx(['a.bin', Buffer.alloc(64 * MEGABYTE - CONTENT_TYPES.length - 3)])],
    [
      'more than its directory says',
      sampleZip([['[Content_Types].xml', CONTENT_TYPES], DOCUMENT, ['a.bin', Buffer.alloc(MEGABYTE)]], 1000),
    ],
    ['too many parts', sampleDocx(...Array.from({ length: 2000 }, (_, at) => [`a${at}`, 'x'] as const))],
    ['half of it', sampleDocx().subarray(0, 200)],
  ])('refuses %s', async (_what, file) => {
    expect(await isInertDocx(file)).toBe(false);
  });

  it.each([
    ['locked', (file: Buffer, at: number) => file.writeUInt16LE(1, at + 8)],
    ['packed in an unknown way', (file: Buffer, at: number) => file.writeUInt16LE(99, at + 10)],
    ['not where the directory says', (file: Buffer, at: number) => file.writeUInt32LE(5, at + 42)],
  ])('refuses a part that is %s', async (_what, spoil) => {
    const file = sampleDocx();
    spoil(file, file.indexOf('PK\x01\x02'));
    expect(await isInertDocx(file)).toBe(false);
  });

  it('refuses a broken part', async () => {
    const file = sampleDocx(['a.bin', Buffer.alloc(50_000, 'abc')]);
    const packed = deflateRawSync(Buffer.alloc(50_000, 'abc'), { level: 9 });
    file.fill(0xff, file.indexOf(packed), file.indexOf(packed) + 10);
    expect(await isInertDocx(file)).toBe(false);
  });
});

describe('DOC', () => {
  it('is a compound file with a Word document in its directory', () => {
    expect(detectType(sampleDoc())).toBe('DOC');
    expect(isInertDoc(sampleDoc())).toBe(true);
    const many = Array.from({ length: 30 }, (_, at) => [`s${at}`, 'stream'] as const);
    expect(isInertDoc(sampleCompound([...many, ['WordDocument', 'stream']]))).toBe(true);
  });

  it.each([
    ['another program’s file', sampleCompound([['Workbook', 'stream']])],
    [
      'the words in its text alone',
      Buffer.concat([sampleCompound([]), Buffer.from('WordDocument', 'utf16le')]),
    ],
    ['a folder of that name', sampleCompound([['WordDocument', 'storage']])],
    ['a head alone', sampleDoc().subarray(0, 512)],
    ['a head cut short', sampleDoc().subarray(0, 300)],
  ])('is not %s', (_what, file) => {
    expect(detectType(file)).toBeNull();
    expect(isInertDoc(file)).toBe(false);
  });

  it.each([
    [30, 7],
    [44, 110],
    [48, 9_999_999],
  ])('is not a file whose head says nonsense (at %i)', (at, value) => {
    const file = sampleDoc();
    file.writeUInt32LE(value, at);
    expect(detectType(file)).toBeNull();
  });

  it('is not a file whose directory runs in a circle', () => {
    const file = sampleDoc();
    file.writeUInt32LE(1, 512 + 4);
    expect(detectType(file)).toBeNull();
  });

  it.each(['Macros', 'VBA', '_VBA_PROJECT', '_VBA_PROJECT_CUR', 'mAcRoS'])(
    'has macros where it has %s',
    (name) => {
      const file = sampleDoc([name, 'storage']);
      expect(detectType(file)).toBe('DOC');
      expect(isInertDoc(file)).toBe(false);
    },
  );
});
