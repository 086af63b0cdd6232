import { expect, test } from 'vitest';
import { kmBetween, kmPerDegreeOfLatitude, kmPerDegreeOfLongitude } from './geo.ts';

// The series for WGS 84, worked out by hand.
test.each([
  [0, 110.574307, 111.319495],
  [60, 111.4122775, 55.7999975],
  [-60, 111.4122775, 55.7999975],
])('a degree at latitude %d is %d km to the north and %d km to the east', (latitude, north, east) => {
  expect(kmPerDegreeOfLatitude(latitude)).toBeCloseTo(north, 6);
  expect(kmPerDegreeOfLongitude(latitude)).toBeCloseTo(east, 6);
});

// WGS 84 distances computed by PostGIS for type geography.
test.each([
  [{ latitude: 18.52, longitude: 73.86 }, { latitude: 18.52, longitude: 73.86 }, 0],
  [{ latitude: 18.5196, longitude: 73.8554 }, { latitude: 18.6279, longitude: 73.8009 }, 13.296],
  [{ latitude: 34.0837, longitude: 74.7973 }, { latitude: 34.2, longitude: 75 }, 22.714],
])('%o to %o', (one, other, kilometres) => {
  expect(kmBetween(one, other)).toBeCloseTo(kilometres, 2);
});
