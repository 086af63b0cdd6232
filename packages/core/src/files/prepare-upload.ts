import { type FileKind, PHOTO_BYTES_MAX, RESUME_BYTES_MAX } from '@nukkad/contract';
import { AppError } from '../errors/app-error.ts';
import { detectType } from './detect-type.ts';
import { type DetectedType, DOCUMENT_TYPES, IMAGE_TYPES, type StoredTypeName } from './file-types.ts';
import { makeImage, UnreadableImage } from './make-image.ts';
import type { NewFile } from './store-files.ts';
import { pdfThumbnail } from './thumbnails/pdf-thumbnail.ts';
import { isInertDoc, isInertDocx } from './word/is-inert-word.ts';

const PHOTO_BOX = { width: 1024, height: 1024 };
/** Beside a name, as in the reviews of a company. */
const SMALL_PHOTO_BOX = { width: 256, height: 256 };
/** A paper must stay legible. */
const PAPER_BOX = { width: 2000, height: 2000 };

/** Bytes of an upload at most; where the kind is left to the content, the larger. */
export function uploadLimit(kind: FileKind | undefined): number {
  return kind === 'PHOTO' ? PHOTO_BYTES_MAX : RESUME_BYTES_MAX;
}

async function remade(bytes: Buffer, box: typeof PHOTO_BOX): Promise<Buffer> {
  try {
    return await makeImage(bytes, box);
  } catch (error) {
    throw error instanceof UnreadableImage ? new AppError('IMAGE_TYPE', { cause: error }) : error;
  }
}

async function resumeFiles(bytes: Buffer, type: DetectedType | null): Promise<NewFile[]> {
  if (type === null || !DOCUMENT_TYPES.includes(type)) throw new AppError('FILE_TYPE');
  // Macros run code at whoever opens the file.
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
    { kind: 'PHOTO', type: 'WEBP', body: await remade(bytes, PHOTO_BOX) },
    { kind: 'PHOTO', type: 'WEBP', body: await remade(bytes, SMALL_PHOTO_BOX), isSmall: true },
  ];
}

/** An identity paper or a certificate: a PDF as it is, or a picture of it. */
async function paperFiles(kind: FileKind, bytes: Buffer, type: DetectedType | null): Promise<NewFile[]> {
  if (type === 'PDF') return [{ kind, type: 'PDF', body: bytes }];
  if (type === null || !IMAGE_TYPES.includes(type)) throw new AppError('FILE_TYPE');
  return [{ kind, type: 'WEBP', body: await remade(bytes, PAPER_BOX) }];
}

/**
 * What is kept of an upload: the file, and its thumbnail after it where there is one. The type is judged from the
 * bytes; a kind that was left out too (an image is a photo, anything else a resume).
 */
export function prepareUpload(kind: FileKind | undefined, bytes: Buffer): Promise<NewFile[]> {
  const type = detectType(bytes);
  const isImage = type !== null && IMAGE_TYPES.includes(type);
  const judged = kind ?? (isImage ? 'PHOTO' : 'RESUME');
  if (judged === 'RESUME') return resumeFiles(bytes, type);
  return judged === 'PHOTO' ? photoFiles(bytes, type) : paperFiles(judged, bytes, type);
}
