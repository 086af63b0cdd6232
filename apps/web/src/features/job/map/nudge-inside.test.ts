import { expect, it } from 'vitest';
import { nudgeInside } from './nudge-inside.ts';

it.each([
  ['inside', 180, 0],
  ['touching the left edge', 22, 0],
  ['cut on the left', 21, 1],
  ['cut in its middle', 0, 22],
  ['almost outside on the left', -21, 43],
  ['outside on the left', -22, 0],
  ['touching the right edge', 338, 0],
  ['cut on the right', 339, -1],
  ['almost outside on the right', 381, -43],
  ['outside on the right', 382, 0],
])('moves a marker that is %s (x = %i) by %i pixels', (_where, x, nudge) => {
  expect(nudgeInside(x, 22, 360)).toBe(nudge);
});
