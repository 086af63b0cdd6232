import sharp from 'sharp';
import { AppError } from '../errors/app-error.ts';
import { BoundedQueue, QueueFull } from '../shared/bounded-queue.ts';

/** Pixels of a picture that is opened at all: a phone's camera gives 12 to 50 million. */
const PIXELS_MAX = 60_000_000;
/** Above this a picture may need 600 MB while it is decoded: one at a time. Below it is a quarter of a gigabyte. */
const LARGE_PIXELS = 16_000_000;
/** AVIF is decoded whole, at some 22 bytes a pixel, and so is never taken larger. */
const AVIF_PIXELS_MAX = LARGE_PIXELS;
const QUALITY = 82;

const ORDINARY = new BoundedQueue({ atOnce: 2, waiting: 24 });
const LARGE = new BoundedQueue({ atOnce: 1, waiting: 8 });

// One thread a picture, nothing kept: uploads are rare, and memory is dear.
sharp.cache(false);
sharp.concurrency(1);

export interface ImageBox {
  readonly width: number;
  readonly height: number;
}

/** Thrown for bytes that are no picture, a broken one, or one that unpacks beyond all measure. */
export class UnreadableImage extends Error {}

const open = (bytes: Buffer) => sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error', pages: 1 });

/** From its head alone: nothing is decoded. */
async function queueFor(bytes: Buffer): Promise<BoundedQueue> {
  const { width, height, format } = await open(bytes).metadata();
  const pixels = width * height;
  if (pixels > (format === 'heif' ? AVIF_PIXELS_MAX : PIXELS_MAX)) throw new Error('too many pixels');
  return pixels > LARGE_PIXELS ? LARGE : ORDINARY;
}

/**
 * A picture made anew as WebP within a box, never larger than it was and upright; nothing but its pixels is carried
 * over (no place, no camera, no comment). OVERLOADED while too many wait.
 */
export async function makeImage(bytes: Buffer, { width, height }: ImageBox): Promise<Buffer> {
  try {
    const queue = await queueFor(bytes);
    return await queue.run(() =>
      open(bytes)
        .autoOrient()
        .resize({ width, height, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: QUALITY })
        .timeout({ seconds: 10 })
        .toBuffer(),
    );
  } catch (cause) {
    if (cause instanceof QueueFull) throw new AppError('OVERLOADED', { cause, retryAfter: 5 });
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
