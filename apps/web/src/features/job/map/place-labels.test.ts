import type { JobCard } from '@nukkad/contract';
import { expect, test } from 'vitest';
import { labelsAt, localitiesOf, markerRects, type PlaceLabel } from './place-labels.ts';
import { projectPoint } from './project-point.ts';

const job = (locality: string | null, latitude: number, longitude: number) =>
  ({ locality, city: 'Pune', position: { latitude, longitude } }) as JobCard;

test('a locality is at the mean position of its jobs, and those with most jobs come first', () => {
  const jobs = [job('Baner', 18.56, 73.78), job('Kothrud', 18.5, 73.8), job('Kothrud', 18.52, 73.82)];
  const names = localitiesOf([...jobs, job(null, 18, 73), job('Pune', 18, 73)], 'en');
  expect(names.map(({ name }) => name)).toEqual(['Kothrud', 'Baner']);
  expect(names[0]?.position.latitude).toBeCloseTo(18.51);
});

test('localities are named in the language of the reader if they have a translated name', () => {
  const baner = { ...job('Baner', 18.56, 73.78), localityNames: { en: 'Baner', hi: 'बाणेर', mr: 'बाणेर' } };
  const names = localitiesOf([baner, baner, job('Mundhwa', 18.5, 73.9)], 'mr');
  expect(names.map(({ name }) => name)).toEqual(['बाणेर', 'Mundhwa']);
});

test('each kind of place is shown from its own zoom level on', () => {
  const places: PlaceLabel[] = [
    { name: 'Pune', kind: 'city', position: { latitude: 18.52, longitude: 73.86 } },
    { name: 'Pimpri', kind: 'town', position: { latitude: 18.63, longitude: 73.8 } },
    { name: 'Kothrud', kind: 'locality', position: { latitude: 18.51, longitude: 73.81 } },
  ];
  const shown = (zoom: number) => labelsAt(places, zoom).map(({ name }) => name);
  expect(shown(5)).toEqual(['Pune']);
  expect(shown(7)).toEqual(['Pune']);
  expect(shown(8)).toEqual(['Pune', 'Pimpri']);
  expect(shown(10)).toEqual(['Pune', 'Pimpri']);
  expect(shown(13)).toEqual(['Pune', 'Pimpri', 'Kothrud']);
});

test('the first of two labels at one place has the best offset, and the other one makes way', () => {
  const place = { kind: 'city', position: { latitude: 18.52, longitude: 73.86 } } as const;
  const [first, second] = labelsAt(
    [
      { ...place, name: 'Pune' },
      { ...place, name: 'Camp' },
    ],
    12,
  );
  expect(first?.offset).toEqual({ x: 0, y: 0 });
  expect(second?.offset).not.toEqual({ x: 0, y: 0 });
});

const PUNE = { latitude: 18.52, longitude: 73.86 };
const SIZE = { width: 88, height: 44 };

test('markers occupy space above their positions, and a cluster is narrower', () => {
  const jobs = [job('Pune', 18.52, 73.86), job('Camp', 18.51, 73.88), job('Camp', 18.51, 73.88)];
  const rooms = markerRects(jobs, 14, SIZE);
  expect(rooms.map(({ left, right }) => Math.round(right - left))).toEqual([88, 46]);
  for (const { top, bottom } of rooms) expect(bottom - top).toBeGreaterThan(40);
});

test('no label is below a marker: it tries other offsets', () => {
  const names: PlaceLabel[] = [
    { name: 'Pune', kind: 'city', position: PUNE },
    { name: 'Camp', kind: 'locality', position: { latitude: 18.51, longitude: 73.88 } },
    { name: 'Baner', kind: 'locality', position: { latitude: 18.56, longitude: 73.78 } },
  ];
  // One marker below each of the first two places, where their labels would be.
  const south = (place: { latitude: number; longitude: number }) =>
    job('x', place.latitude - 0.0015, place.longitude);
  const jobs = [south(PUNE), south({ latitude: 18.51, longitude: 73.88 })];
  const placed = labelsAt(names, 14, markerRects(jobs, 14, SIZE));
  expect(placed.map(({ name }) => name)).toEqual(['Pune', 'Camp', 'Baner']);
  expect(placed[0]?.offset).not.toEqual({ x: 0, y: 0 });
  expect(placed[1]?.offset).not.toEqual({ x: 0, y: 0 });
  expect(placed[2]?.offset).toEqual({ x: 0, y: 0 });
});

test('a place without a free offset has no label', () => {
  const everywhere = [{ left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity }];
  for (const kind of ['city', 'town', 'locality'] as const)
    expect(labelsAt([{ name: 'Pune', kind, position: PUNE }], 14, everywhere)).toEqual([]);
});

test('a label that does not fit into the visible map tries other offsets, and is dropped if none fits', () => {
  const { x, y } = projectPoint(PUNE, 12);
  const names: PlaceLabel[] = [{ name: 'Pune', kind: 'city', position: PUNE }];
  const area = { left: x - 200, right: x + 200, top: y - 200, bottom: y + 26 };
  expect(labelsAt(names, 12, [], area)[0]?.offset).toEqual({ x: 0, y: 0 });
  const low = { ...area, bottom: y + 25 };
  expect(labelsAt(names, 12, [], low)[0]?.offset.y).toBeLessThan(0);
  const narrow = { ...area, left: x - 10, right: x + 10 };
  expect(labelsAt(names, 12, [], narrow)).toEqual([]);
});

test('a name is beside the marker that covers its place, and dropped if there is no space', () => {
  const { x, y } = projectPoint(PUNE, 5);
  const marker = { left: x - 30, right: x + 16, top: y - 40, bottom: y + 6 };
  // Above and below the place, so that only the sides of the marker are free.
  const others = [
    { left: x - 200, right: x + 200, top: y + 6, bottom: y + 60 },
    { left: x - 200, right: x + 200, top: y - 100, bottom: y - 40 },
  ];
  const names: PlaceLabel[] = [{ name: 'Pune', kind: 'city', position: PUNE }];
  const [placed] = labelsAt(names, 5, [marker, ...others]);
  expect(placed?.offset.x).toBe(16 + (4 * 10.5) / 2);
  const right = { ...marker, left: marker.right, right: marker.right + 46 };
  const left = { ...marker, left: marker.left - 46, right: marker.left };
  expect(labelsAt(names, 5, [marker, right, left, ...others])).toEqual([]);
});

test('a name without a marker at its place is never farther away than its own line', () => {
  const { x, y } = projectPoint(PUNE, 5);
  const bar = { left: x - 200, right: x + 200, top: y - 20, bottom: y + 20 };
  expect(labelsAt([{ name: 'Pune', kind: 'city', position: PUNE }], 5, [bar])).toEqual([]);
});

test('the width of a name grows with its letters, not with the signs above them', () => {
  const place = { kind: 'city', position: PUNE } as const;
  const widthOf = (name: string) => {
    const { x, y } = projectPoint(PUNE, 8);
    const above = { left: x - 500, right: x + 500, top: y - 500, bottom: y };
    const below = { left: x - 500, right: x + 500, top: y + 26, bottom: y + 500 };
    let half = 0;
    while (
      labelsAt([{ ...place, name }], 8, [above, below], { ...below, left: x - half, right: x + half, top: y })
        .length === 0
    )
      half += 0.25;
    return half * 2;
  };
  expect(widthOf('Nagpur')).toBe(63);
  expect(widthOf('हुबळी')).toBe(42);
});
