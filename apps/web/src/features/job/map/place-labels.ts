import type { GeoPoint, JobCard, Language } from '@nukkad/contract';
import { clusterJobs, type MarkerSize } from './cluster-jobs.ts';
import { projectPoint } from './project-point.ts';

/** The name of a place on the map. If two labels overlap, the one that comes first in its list is shown. */
export interface PlaceLabel {
  readonly name: string;
  readonly position: GeoPoint;
  readonly kind: 'city' | 'town' | 'locality';
}

const LETTER_PIXELS = 9;
const LINE_PIXELS = 26;
const LOCALITY_FROM_ZOOM = 11;
const TOWN_FROM_ZOOM = 8;

/** Returns the localities of the jobs, each at the mean position of its jobs; those with most jobs first. */
export function localitiesOf(jobs: readonly JobCard[], language: Language): readonly PlaceLabel[] {
  const positions = new Map<string, GeoPoint[]>();
  for (const { locality, localityNames, city, position } of jobs) {
    if (!locality || !position || locality === city) continue;
    const name = localityNames?.[language] ?? locality;
    positions.set(name, [...(positions.get(name) ?? []), position]);
  }
  const mean = (points: readonly GeoPoint[], pick: (point: GeoPoint) => number) =>
    points.reduce((total, point) => total + pick(point), 0) / points.length;
  return [...positions]
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([name, points]) => ({
      name,
      kind: 'locality',
      position: {
        latitude: mean(points, (point) => point.latitude),
        longitude: mean(points, (point) => point.longitude),
      },
    }));
}

function isShownAt({ kind }: PlaceLabel, zoom: number): boolean {
  if (kind === 'locality') return zoom >= LOCALITY_FROM_ZOOM;
  return kind === 'city' || zoom >= TOWN_FROM_ZOOM;
}

/** A rectangle on the map, in pixels. */
export interface Rect {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A label that fits on the map, with its offset from the place in pixels. */
export interface PlacedLabel extends PlaceLabel {
  readonly offset: { readonly x: number; readonly y: number };
}

const CLUSTER_PIXELS = 46;
const TAG_PIXELS = 44;
const WIDE_HALF = 66;

function overlap(one: Rect, other: Rect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** Returns the rectangles that markers occupy at a zoom level. No label may overlap them. */
export function markerRects(jobs: readonly JobCard[], zoom: number, marker: MarkerSize): readonly Rect[] {
  return clusterJobs(jobs, zoom, marker).map(({ jobs: members, position }) => {
    const { x, y } = projectPoint(position, zoom);
    const isCluster = members.length > 1;
    const half = (isCluster ? CLUSTER_PIXELS : marker.width) / 2;
    return { left: x - half, right: x + half, top: y - (isCluster ? CLUSTER_PIXELS : TAG_PIXELS), bottom: y };
  });
}

function rectAt(x: number, y: number, width: number): Rect {
  return { left: x - width / 2, right: x + width / 2, top: y, bottom: y + LINE_PIXELS };
}

/** Returns the possible offsets of a label in pixels, best first: below the place, beside it, above its marker. */
function labelOffsets(width: number): readonly { x: number; y: number }[] {
  const below = { x: 0, y: 0 };
  const beside = width / 2 + CLUSTER_PIXELS / 2;
  const above = -CLUSTER_PIXELS - LINE_PIXELS;
  return [
    below,
    { x: beside, y: -LINE_PIXELS },
    { x: -beside, y: -LINE_PIXELS },
    { x: 0, y: above },
    { x: beside, y: LINE_PIXELS },
    { x: -beside, y: LINE_PIXELS },
    { x: 0, y: 2 * LINE_PIXELS },
    // Beside a price marker, which is wider.
    { x: width / 2 + WIDE_HALF, y: -LINE_PIXELS },
    { x: -width / 2 - WIDE_HALF, y: -LINE_PIXELS },
    { x: 0, y: 3 * LINE_PIXELS },
  ];
}

function isInside(rect: Rect, area: Rect): boolean {
  return (
    rect.left >= area.left && rect.right <= area.right && rect.top >= area.top && rect.bottom <= area.bottom
  );
}

/**
 * Places as many labels as fit at a zoom level, without overlapping each other or a marker, and completely inside `area`. A label
 * tries several offsets, and is dropped if none fits.
 */
export function labelsAt(
  names: readonly PlaceLabel[],
  zoom: number,
  markers: readonly Rect[] = [],
  area?: Rect,
): readonly PlacedLabel[] {
  const taken: Rect[] = [...markers];
  return names.flatMap((place) => {
    if (!isShownAt(place, zoom)) return [];
    const { x, y } = projectPoint(place.position, zoom);
    const width = place.name.length * LETTER_PIXELS;
    const offset = labelOffsets(width).find((side) => {
      const rect = rectAt(x + side.x, y + side.y, width);
      if (area && !isInside(rect, area)) return false;
      return taken.every((other) => !overlap(rect, other));
    });
    if (!offset) return [];
    taken.push(rectAt(x + offset.x, y + offset.y, width));
    return [{ ...place, offset }];
  });
}
