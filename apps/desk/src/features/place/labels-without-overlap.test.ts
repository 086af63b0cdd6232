import { expect, it } from 'vitest';
import { labelsWithoutOverlap } from './labels-without-overlap.ts';

const named = (text: string, x: number, y: number) => ({ text, x, y, latitude: 0, longitude: 0 });

it('keeps the first of two names that overlap, and names below or next to each other', () => {
  const city = named('Pune', 100, 100);
  const below = named('Kothrud', 100, 130);
  const beside = named('Hadapsar', 200, 100);
  const over = named('Shivajinagar', 110, 105);
  expect(labelsWithoutOverlap([city, over, below, beside])).toEqual([city, below, beside]);
});

it('needs more room for a longer name', () => {
  const city = named('Pune', 100, 100);
  const long = named('Chhatrapati Sambhajinagar', 190, 100);
  const short = named('Wakad', 190, 100);
  expect(labelsWithoutOverlap([city, long])).toEqual([city]);
  expect(labelsWithoutOverlap([city, short])).toEqual([city, short]);
});
