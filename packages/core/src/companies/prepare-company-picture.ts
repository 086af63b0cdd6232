import { createHash, randomBytes } from 'node:crypto';
import type { Container } from '../container.ts';
import { AppError } from '../errors/app-error.ts';
import { detectType } from '../files/detect-type.ts';
import { IMAGE_TYPES, STORED_TYPES } from '../files/file-types.ts';
import { makeImage, UnreadableImage } from '../files/make-image.ts';

export type CompanyPictureKind = 'COMPANY_LOGO' | 'COMPANY_PICTURE';

export const COMPANY_PICTURE_BYTES_MAX = 5 * 1024 * 1024;

/** A logo stands at most 72 pixels wide, thrice that on a dense screen; a picture of the gallery opens large. */
const BOX = {
  COMPANY_LOGO: { width: 256, height: 256 },
  COMPANY_PICTURE: { width: 1280, height: 960 },
} as const satisfies Record<CompanyPictureKind, object>;

const NAME = { COMPANY_LOGO: 'company-logo', COMPANY_PICTURE: 'company-picture' } as const;

/** A picture as it is stored, under a key of its own. */
export interface CompanyPicture {
  readonly key: string;
  readonly kind: CompanyPictureKind;
  readonly body: Buffer;
}

/** Equal bytes have equal digests: a key begins with it, so that a repeated import sees that nothing changed. */
export function pictureDigest(kind: CompanyPictureKind, bytes: Buffer): string {
  return `${NAME[kind]}-${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}`;
}

/** Whether a stored key is of a picture with this digest. */
export const isOfDigest = (key: string, digest: string): boolean => key.startsWith(`${digest}-`);

/** A picture made anew from what the bytes are, whatever their file was called; IMAGE_TYPE or TOO_LARGE otherwise. */
export async function prepareCompanyPicture(
  kind: CompanyPictureKind,
  bytes: Buffer,
): Promise<CompanyPicture> {
  if (bytes.length > COMPANY_PICTURE_BYTES_MAX) throw new AppError('TOO_LARGE');
  const type = detectType(bytes);
  if (type === null || !IMAGE_TYPES.includes(type)) throw new AppError('IMAGE_TYPE');
  try {
    // No key is used twice: the sweep of an older one never takes this one's bytes.
    const key = `${pictureDigest(kind, bytes)}-${randomBytes(4).toString('hex')}.${STORED_TYPES.WEBP.extension}`;
    return { key, kind, body: await makeImage(bytes, BOX[kind]) };
  } catch (error) {
    throw error instanceof UnreadableImage ? new AppError('IMAGE_TYPE', { cause: error }) : error;
  }
}

/** Puts a picture where files lie. Its record follows in a transaction; without one, the sweep finds it a day later. */
export async function putCompanyPicture(
  { storage }: Pick<Container, 'storage'>,
  { key, body }: CompanyPicture,
): Promise<void> {
  const { contentType } = STORED_TYPES.WEBP;
  await storage.put(key, body, { contentType, bytes: body.length });
}
