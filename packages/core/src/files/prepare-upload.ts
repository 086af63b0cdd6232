import { type FileKind, PHOTO_BYTES_MAX, RESUME_BYTES_MAX } from '@nukkad/contract';
import { AppError } from '../errors/app-error.ts';
import { detectType } from './detect-type.ts';
import { type DetectedType, DOCUMENT_TYPES, IMAGE_TYPES, type StoredTypeName } from './file-types.ts';
import { makeImage, UnreadableImage } from './make-image.ts';
import type { NewFile } from './store-files.ts';
import { pdfThumbnail } from './thumbnails/pdf-thumbnail.ts';
import { isInertDoc, isInertDocx } from './word/is-inert-word.ts';

const PHOTO_BOX = { width: 1024, height: 1024 };
/** Size in pixels of the small photo that is shown next to a name, for example in the reviews of a company. */
const SMALL_PHOTO_BOX = { width: 256, height: 256 };
/** Maximum size in pixels of document images. Identity papers must stay legible. */
const PAPER_BOX = { width: 2000, height: 2000 };

/** Returns the maximum size of an upload in bytes. Without a kind it is the limit of resumes, the larger one. */
export function uploadLimit(kind: FileKind | undefined): number {
  return kind === 'PHOTO' ? PHOTO_BYTES_MAX : RESUME_BYTES_MAX;
}

async function convertImage(bytes: Buffer, box: typeof PHOTO_BOX): Promise<Buffer> {
  try {
    return await makeImage(bytes, box);
  } catch (error) {
    throw error instanceof UnreadableImage ? new AppError('IMAGE_TYPE', { cause: error }) : error;
  }
}

async function resumeFiles(bytes: Buffer, type: DetectedType | null): Promise<NewFile[]> {
  if (type === null || !DOCUMENT_TYPES.includes(type)) throw new AppError('FILE_TYPE');
  // Macros would run on the computer of everybody who opens the file.
  const isInert = type === 'DOCX' ? await isInertDocx(bytes) : type !== 'DOC' || isInertDoc(bytes);
  if (!isInert) throw new AppError('FILE_TYPE');
  const resume: NewFile = { kind: 'RESUME', type: type as StoredTypeName, body: bytes };
  const thumbnail = type === 'PDF' ? await pdfThumbnail(bytes) : null;
  return thumbnail ? [resume, { kind: 'RESUME_THUMBNAIL', type: 'WEBP', body: thumbnail }] : [resume];
}

async function photoFiles(bytes: Buffer, type: DetectedType | null): Promise<NewFile[]> {
  if (type === null || !IMAGE_TYPES.includes(type)) throw new AppError('IMAGE_TYPE');
  if (bytes.length > PHOTO_BYTES_MAX) throw new AppError('TOO_LARGE');
  return [
    { kind: 'PHOTO', type: 'WEBP', body: await convertImage(bytes, PHOTO_BOX) },
    { kind: 'PHOTO', type: 'WEBP', body: await convertImage(bytes, SMALL_PHOTO_BOX), isSmall: true },
  ];
}

/**
 * Returns a document to store: a PDF unchanged, an image as WebP. The type is detected from the content. Throws
 * FILE_TYPE for other types, and for a damaged image.
 */
export async function preparePaper(bytes: Buffer): Promise<{ type: 'PDF' | 'WEBP'; body: Buffer }> {
  const type = detectType(bytes);
  if (type === 'PDF') return { type, body: bytes };
  if (type === null || !IMAGE_TYPES.includes(type)) throw new AppError('FILE_TYPE');
  try {
    return { type: 'WEBP', body: await makeImage(bytes, PAPER_BOX) };
  } catch (error) {
    throw error instanceof UnreadableImage ? new AppError('FILE_TYPE', { cause: error }) : error;
  }
}

/**
 * Returns the file to store for an identity document or a certificate. A PDF is stored unchanged; an image is
 * converted to WebP. Throws FILE_TYPE for other types.
 */
async function paperFiles(kind: FileKind, bytes: Buffer, type: DetectedType | null): Promise<NewFile[]> {
  if (type === 'PDF') return [{ kind, type: 'PDF', body: bytes }];
  if (type === null || !IMAGE_TYPES.includes(type)) throw new AppError('FILE_TYPE');
  return [{ kind, type: 'WEBP', body: await convertImage(bytes, PAPER_BOX) }];
}

/**
 * Checks and converts an upload. Returns the files to store: the upload, then its thumbnail if there is one. The type
 * is detected from the content. Without a kind, an image is stored as a photo and anything else as a resume.
 */
export function prepareUpload(kind: FileKind | undefined, bytes: Buffer): Promise<NewFile[]> {
  const type = detectType(bytes);
  const isImage = type !== null && IMAGE_TYPES.includes(type);
  const storedKind = kind ?? (isImage ? 'PHOTO' : 'RESUME');
  if (storedKind === 'RESUME') return resumeFiles(bytes, type);
  return storedKind === 'PHOTO' ? photoFiles(bytes, type) : paperFiles(storedKind, bytes, type);
}
