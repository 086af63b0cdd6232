import { beforeEach, expect, it, vi } from 'vitest';
import { type FileRule, PAPER_RULE, PHOTO_RULE, RESUME_RULE } from './file-problem.ts';
import { prepareFile as prepare } from './prepare-file.ts';

const shrink = vi.fn<(file: Blob, pixelsMax: number) => Promise<Blob>>();
const prepareFile = (file: File, rule: FileRule) => prepare(file, rule, shrink);

const large = (name: string) => new File([new Uint8Array(PHOTO_RULE.bytesMax + 1)], name);
const small = new Blob([new Uint8Array(1000)], { type: 'image/jpeg' });

beforeEach(() => void shrink.mockReset());

it.each(['IMG_1.HEIC', 'me.heif', 'me.jpg', 'me.PNG', 'me.webp', 'me.avif', 'me.gif'])(
  'makes a photo of any size small: %s',
  async (name) => {
    shrink.mockResolvedValue(small);
    const sent = (await prepareFile(large(name), PHOTO_RULE)) as File;
    expect(sent.name).toBe(name.replace(/\.\w+$/, '.jpg'));
    expect([sent.type, sent.size]).toEqual(['image/jpeg', 1000]);
  },
);

it.each(['IMG_1.heic', 'me.heif', 'me.gif'])(
  'refuses what neither device nor server opens: %s',
  async (name) => {
    shrink.mockRejectedValue(new Error('cannot be decoded'));
    expect(await prepareFile(new File(['x'], name), PHOTO_RULE)).toBe('UNREADABLE');
  },
);

it.each(['me.jpg', 'me.jpeg', 'me.png', 'me.webp', 'me.avif'])(
  'leaves to the server what only the device cannot open, as far as it is not too large: %s',
  async (name) => {
    shrink.mockRejectedValue(new Error('no canvas'));
    const file = new File(['x'], name);
    expect(await prepareFile(file, PHOTO_RULE)).toBe(file);
    expect(await prepareFile(large(name), PHOTO_RULE)).toBe('TOO_LARGE');
  },
);

it('keeps a picture that the conversion would make larger', async () => {
  shrink.mockResolvedValue(small);
  const file = new File([new Uint8Array(1000)], 'me.webp');
  expect(await prepareFile(file, PHOTO_RULE)).toBe(file);
});

it('leaves documents as they are', async () => {
  const page = new File(['%PDF'], 'card.pdf');
  expect(await prepareFile(page, PAPER_RULE)).toBe(page);
  expect(await prepareFile(page, RESUME_RULE)).toBe(page);
  expect(await prepareFile(new File(['x'], 'cv.odt'), RESUME_RULE)).toBe('TYPE');
  expect(await prepareFile(new File(['x'], 'face.svg'), PHOTO_RULE)).toBe('TYPE');
  expect(shrink).not.toHaveBeenCalled();
});

it('scales a photographed document down, but keeps it readable', async () => {
  shrink.mockResolvedValue(small);
  await prepareFile(large('card.heic'), PAPER_RULE);
  expect(shrink.mock.calls[0]?.[1]).toBeGreaterThan(PHOTO_RULE.photoPixels ?? 0);
});
