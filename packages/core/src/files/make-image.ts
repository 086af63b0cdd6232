import { AppError } from '../errors/app-error.ts';
import { BoundedQueue, QueueFull } from '../shared/bounded-queue.ts';

/** Maximum number of pixels of an image. Cameras of phones produce 12 to 50 million. */
const PIXELS_MAX = 60_000_000;
/**
 * Images above this size are decoded one at a time, because each may need 600 MB of memory. Smaller images need at most
 * 250 MB.
 */
const LARGE_PIXELS = 16_000_000;
/**
 * Maximum number of pixels of an AVIF image. It is lower, because AVIF is decoded at once and needs about 22 bytes
 * per pixel.
 */
const AVIF_PIXELS_MAX = LARGE_PIXELS;
const QUALITY = 82;

const ORDINARY = new BoundedQueue({ atOnce: 2, waiting: 24 });
const LARGE = new BoundedQueue({ atOnce: 1, waiting: 8 });

export interface ImageBox {
  readonly width: number;
  readonly height: number;
}

/**
 * Thrown if the bytes are not an image, or if the image is damaged, has too many pixels or takes too long to decode.
 */
export class UnreadableImage extends Error {}

/** Loads sharp with the first picture, because its native library takes time to load, and memory. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // One thread per image and no cache, because uploads are rare and memory is limited.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

async function open(bytes: Buffer) {
  const sharp = await loadSharp();
  return sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' });
}

/** Returns the queue for an image by the size in its header, without decoding it. */
async function queueFor(bytes: Buffer): Promise<BoundedQueue> {
  const { width, height, format } = await (await open(bytes)).metadata();
  const pixels = width * height;
  if (pixels > (format === 'heif' ? AVIF_PIXELS_MAX : PIXELS_MAX)) throw new Error('too many pixels');
  return pixels > LARGE_PIXELS ? LARGE : ORDINARY;
}

/**
 * Converts an image to WebP. Applies the EXIF rotation, shrinks the image to fit the box, never enlarges it, and
 * removes all metadata (place, camera, comments). Throws UnreadableImage, or OVERLOADED if the queue is full.
 */
export async function makeImage(bytes: Buffer, { width, height }: ImageBox): Promise<Buffer> {
  try {
    const queue = await queueFor(bytes);
    return await queue.run(async () => {
      const image = await open(bytes);
      return image
        .autoOrient()
        .resize({ width, height, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: QUALITY })
        .timeout({ seconds: 10 })
        .toBuffer();
    });
  } catch (cause) {
    if (cause instanceof QueueFull) throw new AppError('OVERLOADED', { cause, retryAfter: 5 });
    throw new UnreadableImage('not a picture', { cause });
  }
}

/** Encodes RGBA pixels as WebP on a white background. */
export async function makeImageOfPixels(pixels: Uint8Array, size: ImageBox): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(pixels, { raw: { ...size, channels: 4 } })
    .flatten({ background: '#ffffff' })
    .webp({ quality: QUALITY })
    .toBuffer();
}
