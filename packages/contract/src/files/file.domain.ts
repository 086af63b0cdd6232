export const FILE_KINDS = ['RESUME', 'PHOTO', 'IDENTITY_PROOF', 'AADHAAR', 'CERTIFICATE'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** An address that opens one file for a few minutes. */
export interface SignedAddress {
  readonly url: string;
  readonly expiresInSeconds: number;
}

export interface UploadInput {
  /** Absent where an older client leaves it to the content: an image is a photo, a document a resume. */
  readonly kind?: FileKind | undefined;
}

export interface StoredFile {
  readonly key: string;
  readonly thumbnailKey: string | null;
}

export interface StoredVideo extends StoredFile {
  readonly durationSeconds: number;
}

export interface MadeResume {
  readonly message: string;
  readonly key: string;
}
