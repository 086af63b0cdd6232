import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makeImage, UnreadableImage } from './make-image.ts';

const BOX = { width: 100, height: 100 };

const picture = (width: number, height: number, format: 'png' | 'avif') =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .toFormat(format, format === 'avif' ? { effort: 0 } : { compressionLevel: 1 })
    .toBuffer();

/** Converts the same image `count` times at once. Returns the number of successes and the errors of the others. */
async function convertAtOnce(count: number, bytes: Buffer) {
  const outcomes = await Promise.allSettled(Array.from({ length: count }, () => makeImage(bytes, BOX)));
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => reason);
  return { created: count - refused.length, refused };
}

describe('makeImage', () => {
  it('converts two images at once, queues 24 and rejects the rest with OVERLOADED', async () => {
    const { created, refused } = await convertAtOnce(30, await picture(2000, 2000, 'png'));
    expect(created).toBe(26);
    for (const error of refused) expect(error).toMatchObject({ code: 'OVERLOADED', retryAfter: 5 });
  });

  it('converts large images one at a time, queues eight, and does not delay small ones', async () => {
    const large = await picture(4001, 4000, 'png');
    const small = await picture(50, 50, 'png');
    const order: string[] = [];
    const [{ created, refused }] = await Promise.all([
      convertAtOnce(10, large).finally(() => order.push('large')),
      makeImage(small, BOX).then(() => order.push('small')),
    ]);
    expect({ created, refused: refused.length }).toEqual({ created: 9, refused: 1 });
    expect(order).toEqual(['small', 'large']);
  });

  it.each([
    ['4000 × 4000', 4000, true],
    ['4001 × 4000', 4001, false],
  ])('decodes AVIF of at most 16 million pixels: %s', async (_size, width, isAccepted) => {
    const created = makeImage(await picture(width, 4000, 'avif'), BOX);
    if (isAccepted) expect((await sharp(await created).metadata()).format).toBe('webp');
    else await expect(created).rejects.toThrow(UnreadableImage);
  });
});
