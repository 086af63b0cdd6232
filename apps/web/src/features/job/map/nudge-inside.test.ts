import { describe, expect, it } from 'vitest';
import { nudgeBetween, nudgeInside, nudgeMarker } from './nudge-inside.ts';

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

it.each([
  ['above the map', 0, 0],
  ['barely on the map, under the bar', 1, null],
  ['under the bar', 60, null],
  ['less than half below the bar', 81, null],
  ['half below the bar', 82, 22],
  ['almost below the bar', 103, 1],
  ['touching the bar', 104, 0],
  ['inside', 300, 0],
  ['touching the sheet', 500, 0],
  ['cut by the sheet', 501, -1],
  ['half under the sheet', 522, -22],
  ['more than half under the sheet', 523, null],
  ['under the sheet', 643, null],
  ['below the map', 644, 0],
])('moves or hides a marker that is %s (y = %i): %j', (_where, y, nudge) => {
  expect(nudgeBetween(y, 44, { top: 60, bottom: 500, mapHeight: 600 })).toBe(nudge);
});

describe('nudgeMarker', () => {
  const visible = {
    width: 360,
    height: 600,
    area: { left: 0, right: 360, top: 60, bottom: 500 },
    controls: [
      { left: 300, right: 350, top: 70, bottom: 170 },
      { left: 200, right: 360, top: 480, bottom: 500 },
    ],
  };
  const at = (x: number, bottom: number) => ({ left: x - 22, right: x + 22, top: bottom - 44, bottom });

  it.each([
    ['free of both', at(100, 300), 0, 0],
    ['cut by the left edge', at(10, 300), 16, 0],
    ['cut by the right edge', at(355, 300), -21, 0],
    ['under the left edge of the zoom buttons', at(290, 120), -16, 0],
    ['under the lower edge of the zoom buttons', at(325, 200), 0, 18],
    ['under the attribution', at(300, 490), 0, -14],
    ['at the right edge, under the lower edge of the zoom buttons', at(355, 200), -21, 18],
  ])('moves a marker that is %s', (_where, marker, across, down) => {
    expect(nudgeMarker(marker, visible)).toEqual({ across, down });
  });

  it.each([
    ['most of it is under the bar', at(100, 70)],
    ['it is in the middle of the zoom buttons', at(325, 140)],
  ])('hides a marker if %s', (_why, marker) => {
    expect(nudgeMarker(marker, visible)).toBeNull();
  });
});
