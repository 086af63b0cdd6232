import { expect, test } from 'vitest';
import { scaledSize, toBase64 } from './shrink-image.ts';

test('a large photo is scaled down in proportion', () => {
  expect(scaledSize(4000, 3000, 1600)).toEqual([1600, 1200]);
  expect(scaledSize(3000, 4000, 1600)).toEqual([1200, 1600]);
});

test('a small photo stays as it is, and no side becomes shorter than a pixel', () => {
  expect(scaledSize(640, 480, 1600)).toEqual([640, 480]);
  expect(scaledSize(10_000, 1, 100)).toEqual([100, 1]);
});

test('bytes become base64 without the data prefix', async () => {
  expect(await toBase64(new Blob([new Uint8Array([0, 255, 128])]))).toBe('AP+A');
});
