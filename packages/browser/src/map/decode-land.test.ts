import { expect, test } from 'vitest';
import { decodeLand } from './decode-land.ts';
import land from './land.json' with { type: 'json' };

test('decodes differences into points, latitude first', () => {
  expect(decodeLand({ unitsADegree: 10, rings: [[720, 180, 5, -5]] })).toEqual([
    [
      [18, 72],
      [17.5, 72.5],
    ],
  ]);
});

/** Returns whether a point is on land, by the even-odd rule with a ray to the east. */
function isOnLand(latitude: number, longitude: number): boolean {
  let crossings = 0;
  for (const ring of decodeLand(land)) {
    for (const [index, [y1, x1]] of ring.entries()) {
      const [y2, x2] = ring.at(index - 1) ?? [y1, x1];
      const isBeside = y1 > latitude !== y2 > latitude;
      if (isBeside && longitude < x1 + ((latitude - y1) / (y2 - y1)) * (x2 - x1)) crossings += 1;
    }
  }
  return crossings % 2 === 1;
}

test.each([
  ['Pune', 18.52, 73.86, true],
  ['Mumbai, Dadar', 19.02, 72.84, true],
  ['Srinagar', 34.08, 74.8, true],
  ['Middle Andaman', 12.5, 92.87, true],
  ['the Arabian Sea', 18.5, 71, false],
  ['the Bay of Bengal', 15, 88, false],
])('%s', (_name, latitude, longitude, isLand) => {
  expect(isOnLand(latitude, longitude)).toBe(isLand);
});
