import { kmBetween } from '@nukkad/domain/geo.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaOf, boundingBox, cellOf } from './circle.ts';
import { mapDegreesWithin, metresReached } from './mercator.ts';

const inIndia = fc.record({
  latitude: fc.double({ min: 6.7, max: 37.1, noNaN: true }),
  longitude: fc.double({ min: 68, max: 97.5, noNaN: true }),
});
const radius = fc.double({ min: 0, max: 30, noNaN: true });
const angle = fc.double({ min: 0, max: 2 * Math.PI, noNaN: true });

/** Degrees north on the map, as `search_place` has them. */
const mercatorLatitude = (latitude: number): number =>
  (Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * 180) / Math.PI;

/** A point so far off in a direction, on the sphere; kept a little inside, as the ellipsoid differs by 0.6% at most. */
function pointAt(centre: { latitude: number; longitude: number }, km: number, direction: number) {
  const distance = km * 0.99;
  const latitude = centre.latitude + (distance / 111.2) * Math.sin(direction);
  const stretch = Math.cos((latitude * Math.PI) / 180);
  return { latitude, longitude: centre.longitude + ((distance / 111.2) * Math.cos(direction)) / stretch };
}

describe('areaOf', () => {
  it('holds every point of the circle, in four cells at most', () => {
    fc.assert(
      fc.property(inIndia, radius, angle, (centre, km, direction) => {
        const { cells } = areaOf({ centre, radiusKm: km });
        expect(cells.length).toBeLessThanOrEqual(4);
        expect(cells).toContain(cellOf(pointAt(centre, km, direction)));
      }),
    );
  });
});

describe('boundingBox', () => {
  it('holds every point of the circle', () => {
    fc.assert(
      fc.property(inIndia, radius, angle, (centre, km, direction) => {
        const { latitude, longitude } = pointAt(centre, km, direction);
        const { south, west, north, east } = boundingBox({ centre, radiusKm: km });
        expect(latitude >= south && latitude <= north && longitude >= west && longitude <= east).toBe(true);
      }),
    );
  });

  it('grows to all longitudes at a pole', () => {
    const { west, east, north } = boundingBox({ centre: { latitude: 89.99, longitude: 10 }, radiusKm: 30 });
    expect([east - west, north]).toEqual([360, 90]);
  });
});

describe('metresReached', () => {
  it('is never more than the true distance of what lies that far on the map', () => {
    fc.assert(
      fc.property(inIndia, fc.double({ min: 0.1, max: 500, noNaN: true }), angle, (centre, km, direction) => {
        const other = pointAt(centre, km, direction);
        const onMap = Math.hypot(
          other.longitude - centre.longitude,
          mercatorLatitude(other.latitude) - mercatorLatitude(centre.latitude),
        );
        // The sphere's distance is off the ellipsoid's by 0.6% at most.
        expect(metresReached(centre, onMap)).toBeLessThanOrEqual(kmBetween(centre, other) * 1000 * 1.006);
      }),
    );
  });

  it('is not certain of anything at the centre itself', () => {
    expect(metresReached({ latitude: 18.5, longitude: 73.8 }, 0)).toBeLessThan(0);
  });
});

describe('mapDegreesWithin', () => {
  it('holds nothing on the map that is as far as the metres told', () => {
    fc.assert(
      fc.property(
        inIndia,
        fc.double({ min: 0.01, max: 500, noNaN: true }),
        angle,
        (centre, km, direction) => {
          const other = pointAt(centre, km, direction);
          const onMap = Math.hypot(
            other.longitude - centre.longitude,
            mercatorLatitude(other.latitude) - mercatorLatitude(centre.latitude),
          );
          // The sphere's distance is off the ellipsoid's by 0.6% at most.
          expect(mapDegreesWithin(centre, kmBetween(centre, other) * 1000 * 0.994)).toBeLessThanOrEqual(
            onMap,
          );
        },
      ),
    );
  });

  it('leaves little to be read again', () => {
    fc.assert(
      fc.property(inIndia, fc.double({ min: 1, max: 30, noNaN: true }), (centre, km) => {
        const within = mapDegreesWithin(centre, km * 1000);
        expect(metresReached(centre, within)).toBeGreaterThan(km * 1000 * 0.98);
      }),
    );
  });

  it('tells nothing where the map ends, nor of no distance', () => {
    expect(mapDegreesWithin({ latitude: 84, longitude: 10 }, 30_000)).toBe(0);
    expect(mapDegreesWithin({ latitude: 18.5, longitude: 73.8 }, 0)).toBe(0);
  });
});
