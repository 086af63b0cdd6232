import { expect, it } from 'vitest';
import { pagingFromWire, pointFromWire, presentNumber, presentText } from './shared.mapper.ts';

it('treats blank text as absent', () => {
  expect(['', '  ', null, undefined, ' a '].map(presentText)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    'a',
  ]);
});

it('reads numbers from text', () => {
  expect(['', null, undefined, '0', 0, '61.5%'].map(presentNumber)).toEqual([
    undefined,
    undefined,
    undefined,
    0,
    0,
    61.5,
  ]);
});

it('requires both coordinates of a point; either may be zero', () => {
  expect(pointFromWire(0, 0)).toEqual({ latitude: 0, longitude: 0 });
  expect(pointFromWire(18, null)).toBeUndefined();
  expect(pointFromWire(undefined, 73)).toBeUndefined();
});

it.each([
  [-2.5e-323, 0],
  [9.9e-10, 0],
  [-9.9e-10, 0],
  [1e-9, 1e-9],
  [-1e-9, -1e-9],
])('reads the coordinate %f as %f, because the database cannot compute with smaller ones', (given, read) => {
  expect(pointFromWire(given, 73)).toEqual({ latitude: read, longitude: 73 });
  expect(pointFromWire(18, given)).toEqual({ latitude: 18, longitude: read });
});

it('returns ten items from the start by default', () => {
  expect(pagingFromWire({})).toEqual({ size: 10 });
  expect(pagingFromWire({ size: 20, cursor: 'abc' })).toEqual({ size: 20, cursor: 'abc' });
});
