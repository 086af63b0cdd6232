/** Kinds of profile files. Each kind has its own size limit and file types. */
export const FILE_KINDS = ['RESUME', 'PHOTO', 'IDENTITY_PROOF', 'AADHAAR', 'CERTIFICATE'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** A URL that opens one file for a few minutes. */
export interface SignedAddress {
  readonly url: string;
  readonly expiresInSeconds: number;
}

/** The text fields of a multipart upload. */
export interface UploadInput {
  /** If absent (older clients), the content decides: an image is a photo, a document a resume. */
  readonly kind?: FileKind | undefined;
}

/** The storage key of an uploaded file, and of its preview. */
export interface StoredFile {
  readonly key: string;
  readonly thumbnailKey: string | null;
}

export interface StoredVideo extends StoredFile {
  readonly durationSeconds: number;
}

/** The storage key of a resume that was generated from the profile. */
export interface GeneratedResume {
  readonly message: string;
  readonly key: string;
}
