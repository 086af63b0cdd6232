/** File type detected from the content. */
export type DetectedType = 'PDF' | 'DOC' | 'DOCX' | 'JPEG' | 'PNG' | 'WEBP' | 'AVIF' | 'ISO_VIDEO' | 'WEBM';

export const IMAGE_TYPES: readonly DetectedType[] = ['JPEG', 'PNG', 'WEBP', 'AVIF'];
export const DOCUMENT_TYPES: readonly DetectedType[] = ['PDF', 'DOC', 'DOCX'];
export const VIDEO_TYPES: readonly DetectedType[] = ['ISO_VIDEO', 'WEBM'];

interface StoredType {
  readonly extension: string;
  readonly contentType: string;
}

/** Extension and content type of stored files. Images are always converted to WebP. */
export const STORED_TYPES = {
  PDF: { extension: 'pdf', contentType: 'application/pdf' },
  DOC: { extension: 'doc', contentType: 'application/msword' },
  DOCX: {
    extension: 'docx',
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  WEBP: { extension: 'webp', contentType: 'image/webp' },
  MP4: { extension: 'mp4', contentType: 'video/mp4' },
  THREE_GP: { extension: '3gp', contentType: 'video/3gpp' },
  QUICKTIME: { extension: 'mov', contentType: 'video/quicktime' },
  WEBM: { extension: 'webm', contentType: 'video/webm' },
} as const satisfies Record<string, StoredType>;

export type StoredTypeName = keyof typeof STORED_TYPES;
