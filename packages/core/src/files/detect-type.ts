import type { DetectedType } from './file-types.ts';
import { COMPOUND_HEAD } from './word/compound-file.ts';
import { isDoc } from './word/is-inert-word.ts';
import { zipNames } from './word/zip-archive.ts';

const EBML = Buffer.from('1a45dfa3', 'hex');
/** Maximum number of bytes before the %PDF- header that PDF readers accept. */
const PDF_HEAD_WITHIN = 1024;
const STILL_BRANDS = new Set(['avif', 'avis']);
/** Brands of images in the container format of videos, such as the HEIC of phones. sharp cannot decode them here. */
const OTHER_STILL_BRANDS = new Set(['heic', 'heix', 'hevc', 'hevx', 'mif1', 'msf1', 'heim', 'heis']);

function startsWith(bytes: Buffer, head: Buffer | string): boolean {
  const signature = typeof head === 'string' ? Buffer.from(head, 'latin1') : head;
  return bytes.subarray(0, signature.length).equals(signature);
}

function isoMedia(bytes: Buffer): DetectedType | null {
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return null;
  const brand = bytes.toString('latin1', 8, 12);
  if (STILL_BRANDS.has(brand)) return 'AVIF';
  return OTHER_STILL_BRANDS.has(brand) ? null : 'ISO_VIDEO';
}

function image(bytes: Buffer): DetectedType | null {
  if (startsWith(bytes, '\xff\xd8\xff')) return 'JPEG';
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'PNG';
  if (startsWith(bytes, 'RIFF') && bytes.toString('latin1', 8, 12) === 'WEBP') return 'WEBP';
  return null;
}

/** Returns the type of a Word file, with or without macros; null for any other file. */
function word(bytes: Buffer): DetectedType | null {
  if (startsWith(bytes, COMPOUND_HEAD)) return isDoc(bytes) ? 'DOC' : null;
  if (!startsWith(bytes, 'PK\x03\x04')) return null;
  const names = zipNames(bytes);
  return names.includes('[content_types].xml') && names.includes('word/document.xml') ? 'DOCX' : null;
}

/**
 * Returns the file type, detected from the content. The file name is ignored. Returns null for unsupported types. The
 * first 4 KB are enough for images, videos and PDF; Word files need all bytes.
 */
export function detectType(bytes: Buffer): DetectedType | null {
  if (bytes.length < 12) return null;
  const isPdf = bytes.subarray(0, PDF_HEAD_WITHIN).includes('%PDF-');
  if (isPdf) return 'PDF';
  if (startsWith(bytes, EBML)) return 'WEBM';
  return image(bytes) ?? isoMedia(bytes) ?? word(bytes);
}
