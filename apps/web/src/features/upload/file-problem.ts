import { PHOTO_BYTES_MAX, RESUME_BYTES_MAX } from '@nukkad/contract/constants.ts';

export type FileProblem = 'EMPTY' | 'TYPE' | 'TOO_LARGE' | 'UNREADABLE';

/** Rules for one kind of file: allowed types and size in bytes. The server also checks the content. */
export interface FileRule {
  readonly accept: string;
  readonly endings: RegExp;
  readonly bytesMax: number;
  /** Maximum width and height of a photo in pixels. The device scales larger photos down. */
  readonly photoPixels?: number;
}

export const RESUME_RULE: FileRule = {
  accept: '.pdf,.doc,.docx',
  endings: /\.(pdf|docx?)$/i,
  bytesMax: RESUME_BYTES_MAX,
};
export const PHOTO_RULE: FileRule = {
  accept: 'image/*,.heic,.heif',
  endings: /\.(jpe?g|png|webp|heic|heif|avif|gif)$/i,
  bytesMax: PHOTO_BYTES_MAX,
  photoPixels: 1024,
};
/** Identity papers may be photos or PDF files. */
export const PAPER_RULE: FileRule = {
  accept: 'image/*,.heic,.heif,.pdf',
  endings: /\.(pdf|jpe?g|png|webp|heic|heif|avif)$/i,
  bytesMax: RESUME_BYTES_MAX,
  photoPixels: 2400,
};

const BYTES_A_MEGABYTE = 1024 * 1024;

/** Returns the rule's size limit in megabytes. */
export function megabytes({ bytesMax }: FileRule): number {
  return bytesMax / BYTES_A_MEGABYTE;
}

/** Returns the reason why a file must not be sent; null if it may be sent. */
export function fileProblem(file: Pick<File, 'name' | 'size'>, rule: FileRule): FileProblem | null {
  if (!rule.endings.test(file.name)) return 'TYPE';
  if (file.size === 0) return 'EMPTY';
  return file.size > rule.bytesMax ? 'TOO_LARGE' : null;
}
