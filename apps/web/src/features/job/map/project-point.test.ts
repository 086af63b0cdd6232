import { expect, test } from 'vitest';
import { pixelsPerKilometre, projectPoint } from './project-point.ts';

test('the middle of the world is the middle of its square', () => {
  const middle = projectPoint({ latitude: 0, longitude: 0 }, 1);
  expect(middle.x).toBeCloseTo(256);
  expect(middle.y).toBeCloseTo(256);
});

test('a kilometre to the north has the calculated number of pixels', () => {
  const pune = { latitude: 18.52, longitude: 73.86 };
  const north = { ...pune, latitude: pune.latitude + 1 / 110.7 };
  const pixels = projectPoint(pune, 12).y - projectPoint(north, 12).y;
  expect(pixels / pixelsPerKilometre(18.52, 12)).toBeCloseTo(1, 1);
});
