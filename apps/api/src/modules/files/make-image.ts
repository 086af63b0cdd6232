import sharp from 'sharp';

/** Pixels of a picture that is opened at all: a phone's camera gives 12 to 50 million. */
const PIXELS_MAX = 60_000_000;
const QUALITY = 82;

// One picture at a time a thread, nothing kept: uploads are rare, and memory is dear.
sharp.cache(false);
sharp.concurrency(1);

export interface ImageBox {
  readonly width: number;
  readonly height: number;
}

/** Thrown for bytes that are no picture, a broken one, or one that unpacks beyond all measure. */
export class UnreadableImage extends Error {}

/**
 * A picture made anew as WebP within a box, never larger than it was and upright; nothing but its pixels is carried
 * over (no place, no camera, no comment).
 */
export async function makeImage(bytes: Buffer, { width, height }: ImageBox): Promise<Buffer> {
  try {
    return await sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error', pages: 1 })
      .autoOrient()
      .resize({ width, height, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .timeout({ seconds: 10 })
      .toBuffer();
  } catch (cause) {
    throw new UnreadableImage('not a picture', { cause });
  }
}

/** The same from bare pixels, four bytes each. */
export function makeImageOfPixels(pixels: Uint8Array, size: ImageBox): Promise<Buffer> {
  return sharp(pixels, { raw: { ...size, channels: 4 } })
    .flatten({ background: '#ffffff' })
    .webp({ quality: QUALITY })
    .toBuffer();
}
