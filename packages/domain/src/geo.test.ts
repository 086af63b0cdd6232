import { expect, test } from 'vitest';
import { kmBetween } from './geo.ts';

// WGS 84 distances computed by PostGIS for type geography.
test.each([
  [{ latitude: 18.52, longitude: 73.86 }, { latitude: 18.52, longitude: 73.86 }, 0],
  [{ latitude: 18.5196, longitude: 73.8554 }, { latitude: 18.6279, longitude: 73.8009 }, 13.296],
  [{ latitude: 34.0837, longitude: 74.7973 }, { latitude: 34.2, longitude: 75 }, 22.714],
])('%o to %o', (one, other, kilometres) => {
  expect(kmBetween(one, other)).toBeCloseTo(kilometres, 2);
});
