import { expect, test } from 'vitest';
import { clampZoom, ringsAt } from './map-rules.ts';

test('all of India is shown only if no place is known', () => {
  expect(clampZoom(5, false)).toBe(5);
  expect(clampZoom(5, true)).toBe(10);
  expect(clampZoom(19, true)).toBe(17);
  expect(clampZoom(12, true)).toBe(12);
});

test('rings depend on the zoom level and are not larger than the radius of the search', () => {
  expect(ringsAt(10, 18.5, 30)).toEqual([10, 20, 30]);
  expect(ringsAt(10, 18.5, 12)).toEqual([10]);
  expect(ringsAt(13, 18.5, 30)).toEqual([2, 5, 10]);
  expect(ringsAt(17, 18.5, 30)).toEqual([0.5, 1, 2]);
  expect(ringsAt(12, 18.5, 0)).toEqual([]);
});
