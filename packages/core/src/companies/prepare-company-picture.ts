import { createHash, randomBytes } from 'node:crypto';
import { COMPANY_FILE_BYTES_MAX } from '@nukkad/contract/partner/company.routes.ts';
import type { Container } from '../container.ts';
import { AppError } from '../errors/app-error.ts';
import { detectType } from '../files/detect-type.ts';
import { IMAGE_TYPES, STORED_TYPES } from '../files/file-types.ts';
import { makeImage, UnreadableImage } from '../files/make-image.ts';

export type CompanyPictureKind = 'COMPANY_LOGO' | 'COMPANY_PICTURE';

export const COMPANY_PICTURE_BYTES_MAX = COMPANY_FILE_BYTES_MAX;

/** Maximum sizes in pixels. A logo is shown up to 72 CSS pixels wide, on screens with up to 3 device pixels for each. */
const BOX = {
  COMPANY_LOGO: { width: 256, height: 256 },
  COMPANY_PICTURE: { width: 1280, height: 960 },
} as const satisfies Record<CompanyPictureKind, object>;

const NAME = { COMPANY_LOGO: 'company-logo', COMPANY_PICTURE: 'company-picture' } as const;

/** A converted picture that is not stored yet, with its unique storage key. */
export interface CompanyPicture {
  readonly key: string;
  readonly kind: CompanyPictureKind;
  readonly body: Buffer;
}

/** Returns the beginning of the key of a picture: a hash of its bytes, so that a repeated import recognises it. */
export function pictureDigest(kind: CompanyPictureKind, bytes: Buffer): string {
  return `${NAME[kind]}-${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}`;
}

/** Whether a stored key belongs to a picture with this digest. */
export const isOfDigest = (key: string, digest: string): boolean => key.startsWith(`${digest}-`);

/**
 * Returns an image as a WebP picture, scaled to its maximum size. The type is detected from the content. Throws
 * IMAGE_TYPE or TOO_LARGE.
 */
export async function prepareCompanyPicture(
  kind: CompanyPictureKind,
  bytes: Buffer,
): Promise<CompanyPicture> {
  if (bytes.length > COMPANY_PICTURE_BYTES_MAX) throw new AppError('TOO_LARGE');
  const type = detectType(bytes);
  if (type === null || !IMAGE_TYPES.includes(type)) throw new AppError('IMAGE_TYPE');
  try {
    // The random suffix makes keys unique, so that the deletion of an older picture never deletes this one.
    const key = `${pictureDigest(kind, bytes)}-${randomBytes(4).toString('hex')}.${STORED_TYPES.WEBP.extension}`;
    return { key, kind, body: await makeImage(bytes, BOX[kind]) };
  } catch (error) {
    throw error instanceof UnreadableImage ? new AppError('IMAGE_TYPE', { cause: error }) : error;
  }
}

/** Stores the bytes of a picture. If no transaction adds its record, the sweep deletes them a day later. */
export async function putCompanyPicture(
  { storage }: Pick<Container, 'storage'>,
  { key, body }: CompanyPicture,
): Promise<void> {
  const { contentType } = STORED_TYPES.WEBP;
  await storage.put(key, body, { contentType, bytes: body.length });
}
