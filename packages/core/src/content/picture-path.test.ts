import { expect, it } from 'vitest';
import { picturePath } from './picture-path.ts';

it.each([
  ['tip-magnifier', 'icons/pictures/tip-magnifier.svg'],
  ['tip2', 'icons/pictures/tip2.svg'],
  // Keys of stored files.
  ['0199b3f2-7c1a-7d10-9a51-2f6c1d0e4b11.webp', '0199b3f2-7c1a-7d10-9a51-2f6c1d0e4b11.webp'],
  ['pictures/shop.webp', 'pictures/shop.webp'],
])('the picture %s is at %s', (image, path) => {
  expect(picturePath(image)).toBe(path);
});
