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

/** Latitude on the Mercator map, as `search_place` computes it. */
const mercatorLatitude = (latitude: number): number =>
  (Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * 180) / Math.PI;

/** A point at a distance and direction on the sphere, 1 % nearer, because the ellipsoid differs by at most 0.6 %. */
function pointAt(centre: { latitude: number; longitude: number }, km: number, direction: number) {
  const distance = km * 0.99;
  const latitude = centre.latitude + (distance / 111.2) * Math.sin(direction);
  const stretch = Math.cos((latitude * Math.PI) / 180);
  return { latitude, longitude: centre.longitude + ((distance / 111.2) * Math.cos(direction)) / stretch };
}

describe('areaOf', () => {
  it('contains every point of the circle, in at most four cells', () => {
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
  it('contains every point of the circle', () => {
    fc.assert(
      fc.property(inIndia, radius, angle, (centre, km, direction) => {
        const { latitude, longitude } = pointAt(centre, km, direction);
        const { south, west, north, east } = boundingBox({ centre, radiusKm: km });
        expect(latitude >= south && latitude <= north && longitude >= west && longitude <= east).toBe(true);
      }),
    );
  });

  it('spans all longitudes at a pole', () => {
    const { west, east, north } = boundingBox({ centre: { latitude: 89.99, longitude: 10 }, radiusKm: 30 });
    expect([east - west, north]).toEqual([360, 90]);
  });
});

describe('metresReached', () => {
  it('never exceeds the geodesic distance of a point at that map distance', () => {
    fc.assert(
      fc.property(inIndia, fc.double({ min: 0.1, max: 500, noNaN: true }), angle, (centre, km, direction) => {
        const other = pointAt(centre, km, direction);
        const onMap = Math.hypot(
          other.longitude - centre.longitude,
          mercatorLatitude(other.latitude) - mercatorLatitude(centre.latitude),
        );
        // The distances on the sphere and on the ellipsoid differ by at most 0.6 %.
        expect(metresReached(centre, onMap)).toBeLessThanOrEqual(kmBetween(centre, other) * 1000 * 1.006);
      }),
    );
  });

  it('gives no certainty at the centre itself', () => {
    expect(metresReached({ latitude: 18.5, longitude: 73.8 }, 0)).toBeLessThan(0);
  });
});

describe('mapDegreesWithin', () => {
  it('contains no point at that distance or farther', () => {
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
          // The distances on the sphere and on the ellipsoid differ by at most 0.6 %.
          expect(mapDegreesWithin(centre, kmBetween(centre, other) * 1000 * 0.994)).toBeLessThanOrEqual(
            onMap,
          );
        },
      ),
    );
  });

  it('is nearly as large as possible', () => {
    fc.assert(
      fc.property(inIndia, fc.double({ min: 1, max: 30, noNaN: true }), (centre, km) => {
        const within = mapDegreesWithin(centre, km * 1000);
        expect(metresReached(centre, within)).toBeGreaterThan(km * 1000 * 0.98);
      }),
    );
  });

  it('is 0 where the map ends, and for no distance', () => {
    expect(mapDegreesWithin({ latitude: 84, longitude: 10 }, 30_000)).toBe(0);
    expect(mapDegreesWithin({ latitude: 18.5, longitude: 73.8 }, 0)).toBe(0);
  });
});
