/** What a file of the profile is; each kind has a size and types of its own. */
export const FILE_KINDS = ['RESUME', 'PHOTO', 'IDENTITY_PROOF', 'AADHAAR', 'CERTIFICATE'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** An address that opens one file for a few minutes. */
export interface SignedAddress {
  readonly url: string;
  readonly expiresInSeconds: number;
}

/** What is said about a file that is sent as multipart. */
export interface UploadInput {
  /** Absent where an older client leaves it to the content: an image is a photo, a document a resume. */
  readonly kind?: FileKind | undefined;
}

/** A file that was stored, by its key, and its preview. */
export interface StoredFile {
  readonly key: string;
  readonly thumbnailKey: string | null;
}

/** A video resume that was stored. */
export interface StoredVideo extends StoredFile {
  readonly durationSeconds: number;
}

/** A resume that was made from the profile, by its key. */
export interface MadeResume {
  readonly message: string;
  readonly key: string;
}
