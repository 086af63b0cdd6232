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
/** Returns a DOCX with this list of content types. */
const docxWithTypes = (types: string | Buffer) => sampleZip([['[Content_Types].xml', types], DOCUMENT]);
const withExtraType = (type: string) =>
  CONTENT_TYPES.replace('</Types>', `<Override ContentType="${type}"/></Types>`);
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');

describe('isInertDocx', () => {
  it.each([
    ['an ordinary one', sampleDocx()],
    [
      'one with an image and an embedded spreadsheet',
      sampleDocx(
        ['word/media/image1.png', Buffer.alloc(3000, 7)],
        ['word/embeddings/oleObject1.bin', sampleCompound([['Workbook', 'stream']])],
      ),
    ],
    [
      'names in another case',
      sampleZip([
        ['[content_types].XML', CONTENT_TYPES],
        ['Word/Document.xml', '<x/>'],
      ]),
    ],
    ['content types in UTF-16', docxWithTypes(utf16(CONTENT_TYPES))],
    ['64 MB unpacked', sampleDocx(['a.bin', Buffer.alloc(64 * MEGABYTE - CONTENT_TYPES.length - 4)])],
  ])('accepts %s', async (_what, file) => {
    expect(detectType(file)).toBe('DOCX');
    expect(await isInertDocx(file)).toBe(true);
  });

  it.each([
    ['macros', sampleDocx(['word/vbaProject.bin', MACROS])],
    ['macros in other case', sampleDocx(['Word/VbaProject.BIN', '<x/>'])],
    ['a list of macros', sampleDocx(['word/vbaData.xml', '<x/>'])],
    ['macros under another name', sampleDocx(['word/macros.bin', MACROS])],
    ['macros with an unrelated name', sampleDocx(['customXml/item1.xml', MACROS])],
    ['a compound file that cannot be read', sampleDocx(['word/a.bin', MACROS.subarray(0, 600)])],
    [
      'a macro-enabled document',
      docxWithTypes(withExtraType('application/vnd.ms-word.document.macroEnabled.main+xml')),
    ],
    ['a type of macros', docxWithTypes(withExtraType('application/vnd.ms-office.vbaProject'))],
    ['the same in other case', docxWithTypes(withExtraType('APPLICATION/VND.MS-OFFICE.VBAPROJECT'))],
    [
      'the same in numbered characters',
      docxWithTypes(withExtraType('application/vnd.ms-office.&#118;b&#x61;Project')),
    ],
    ['the same in UTF-16', docxWithTypes(utf16(withExtraType('application/vnd.ms-office.vbaProject')))],
    ['its own XML entities', docxWithTypes(`<!DOCTYPE x [<!ENTITY a "v">]>${CONTENT_TYPES}`)],
    ['no main document type', docxWithTypes('<Types/>')],
    ['a list of content types that is too long', docxWithTypes(CONTENT_TYPES + ' '.repeat(MEGABYTE))],
    ['a duplicate name', sampleDocx(DOCUMENT)],
    ['more than 64 MB', sampleDocx(['a.bin', Buffer.alloc(64 * MEGABYTE - CONTENT_TYPES.length - 3)])],
    [
      'a part larger than its directory states',
      sampleZip([['[Content_Types].xml', CONTENT_TYPES], DOCUMENT, ['a.bin', Buffer.alloc(MEGABYTE)]], 1000),
    ],
    ['too many parts', sampleDocx(...Array.from({ length: 2000 }, (_, at) => [`a${at}`, 'x'] as const))],
    ['a truncated file', sampleDocx().subarray(0, 200)],
  ])('rejects %s', async (_what, file) => {
    expect(await isInertDocx(file)).toBe(false);
  });

  it.each([
    ['encrypted', (file: Buffer, at: number) => file.writeUInt16LE(1, at + 8)],
    ['compressed with an unknown method', (file: Buffer, at: number) => file.writeUInt16LE(99, at + 10)],
    ['not where the directory says', (file: Buffer, at: number) => file.writeUInt32LE(5, at + 42)],
  ])('rejects a part that is %s', async (_what, spoil) => {
    const file = sampleDocx();
    spoil(file, file.indexOf('PK\x01\x02'));
    expect(await isInertDocx(file)).toBe(false);
  });

  it('rejects a damaged part', async () => {
    const file = sampleDocx(['a.bin', Buffer.alloc(50_000, 'abc')]);
    const packed = deflateRawSync(Buffer.alloc(50_000, 'abc'), { level: 9 });
    file.fill(0xff, file.indexOf(packed), file.indexOf(packed) + 10);
    expect(await isInertDocx(file)).toBe(false);
  });
});

describe('detectType and isInertDoc', () => {
  it('accept a compound file with a Word document in its directory', () => {
    expect(detectType(sampleDoc())).toBe('DOC');
    expect(isInertDoc(sampleDoc())).toBe(true);
    const many = Array.from({ length: 30 }, (_, at) => [`s${at}`, 'stream'] as const);
    expect(isInertDoc(sampleCompound([...many, ['WordDocument', 'stream']]))).toBe(true);
  });

  it.each([
    ['another program’s file', sampleCompound([['Workbook', 'stream']])],
    [
      'the name "WordDocument" only in the text',
      Buffer.concat([sampleCompound([]), Buffer.from('WordDocument', 'utf16le')]),
    ],
    ['a folder named WordDocument', sampleCompound([['WordDocument', 'storage']])],
    ['only a header', sampleDoc().subarray(0, 512)],
    ['a truncated header', sampleDoc().subarray(0, 300)],
  ])('reject %s', (_what, file) => {
    expect(detectType(file)).toBeNull();
    expect(isInertDoc(file)).toBe(false);
  });

  it.each([
    [30, 7],
    [44, 110],
    [48, 9_999_999],
  ])('reject an invalid header field (at byte %i)', (at, value) => {
    const file = sampleDoc();
    file.writeUInt32LE(value, at);
    expect(detectType(file)).toBeNull();
  });

  it('reject a directory whose sectors form a loop', () => {
    const file = sampleDoc();
    file.writeUInt32LE(1, 512 + 4);
    expect(detectType(file)).toBeNull();
  });

  it.each(['Macros', 'VBA', '_VBA_PROJECT', '_VBA_PROJECT_CUR', 'mAcRoS'])(
    'find macros in an entry named %s',
    (name) => {
      const file = sampleDoc([name, 'storage']);
      expect(detectType(file)).toBe('DOC');
      expect(isInertDoc(file)).toBe(false);
    },
  );
});
