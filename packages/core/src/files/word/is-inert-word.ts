import { COMPOUND_HEAD, type CompoundEntry, readCompoundFile } from './compound-file.ts';
import { readZip, unpackHead, type ZipEntry } from './zip-archive.ts';

/**
 * Maximum uncompressed size of a DOCX in bytes, as protection against zip bombs. A resume of 5 MB is mostly images,
 * which hardly compress, so it never unpacks to more.
 */
const UNPACKED_BYTES_MAX = 64 * 1024 * 1024;
const CONTENT_TYPES = '[content_types].xml';
const CONTENT_TYPES_BYTES_MAX = 1024 * 1024;
/** Maximum size of an embedded object, such as a spreadsheet, because it is read into memory to look for macros. */
const OBJECT_BYTES_MAX = 8 * 1024 * 1024;
const MACRO_NAME = /vbaproject|vbadata/;
const DOCUMENT_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const FOREIGN_TYPE = /macroenabled|vbaproject|vbadata|<!doctype|<!entity/;
const MACRO_PARTS: ReadonlySet<string> = new Set(['macros', 'vba', '_vba_project', '_vba_project_cur']);

const hasMacroPart = (entries: readonly CompoundEntry[]): boolean =>
  entries.some(({ name }) => MACRO_PARTS.has(name));

/** Converts XML of any Unicode encoding to lower-case ASCII and decodes numeric character references. */
function decodedMarkup(bytes: Buffer): string {
  const text = bytes.toString('latin1').replaceAll('\0', '');
  const decoded = text.replace(/&#(x?)([0-9a-f]{1,6});/gi, (_all, hex: string, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, hex ? 16 : 10)),
  );
  return decoded.toLowerCase();
}

/** Whether the list of content types declares a document without macros, and defines no XML entities. */
async function hasInertContentTypes(entry: ZipEntry): Promise<boolean> {
  if (entry.bytes > CONTENT_TYPES_BYTES_MAX) return false;
  const text = decodedMarkup(await unpackHead(entry, CONTENT_TYPES_BYTES_MAX));
  return text.includes(DOCUMENT_TYPE) && !FOREIGN_TYPE.test(text);
}

/** Whether a part of a DOCX has no macros. Macros are stored in an embedded compound file, whatever its name is. */
async function isInertPart(entry: ZipEntry): Promise<boolean> {
  if (MACRO_NAME.test(entry.name)) return false;
  if (entry.name === CONTENT_TYPES) return hasInertContentTypes(entry);
  const head = await unpackHead(entry, COMPOUND_HEAD.length);
  if (!head.equals(COMPOUND_HEAD)) return true;
  if (entry.bytes > OBJECT_BYTES_MAX) return false;
  return !hasMacroPart(readCompoundFile(await unpackHead(entry, entry.bytes)));
}

/** Whether the bytes are a DOCX without macros that unpacks to at most 64 MB. */
export async function isInertDocx(file: Buffer): Promise<boolean> {
  try {
    const entries = readZip(file);
    const unpacked = entries.reduce((sum, { bytes }) => sum + bytes, 0);
    if (unpacked > UNPACKED_BYTES_MAX) return false;
    for (const entry of entries) if (!(await isInertPart(entry))) return false;
    return entries.some(({ name }) => name === CONTENT_TYPES);
  } catch {
    return false;
  }
}

/** Whether the bytes are a DOC: a compound file with a Word document in its directory. */
export function isDoc(file: Buffer): boolean {
  try {
    return readCompoundFile(file).some(({ name, kind }) => name === 'worddocument' && kind === 'stream');
  } catch {
    return false;
  }
}

/** Whether a DOC has no macros. */
export function isInertDoc(file: Buffer): boolean {
  return isDoc(file) && !hasMacroPart(readCompoundFile(file));
}
