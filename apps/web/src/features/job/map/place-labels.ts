import type { GeoPoint, JobCard, Language } from '@nukkad/contract';
import { clusterJobs, type MarkerSize } from './cluster-jobs.ts';
import { projectPoint } from './project-point.ts';

/** The name of a place on the map. If two labels overlap, the one that comes first in its list is shown. */
export interface PlaceLabel {
  readonly name: string;
  readonly position: GeoPoint;
  readonly kind: 'city' | 'town' | 'locality';
}

/** The mean width of a letter. Cities have larger letters. */
const LETTER_PIXELS = { city: 10.5, town: 9, locality: 9 } as const;
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
/** The size up to which a rectangle is a marker. Larger ones are bars and sheets. */
const MARKER_WIDTH_MAX = 140;
/** The space between a place and a label beside it. */
const GAP_PIXELS = 6;

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

/** Returns the width of a name. Signs above or below a letter need no space. */
function widthOf({ name, kind }: PlaceLabel): number {
  return name.replace(/\p{Mn}/gu, '').length * LETTER_PIXELS[kind];
}

function coversPlace({ left, right, top, bottom }: Rect, x: number, y: number): boolean {
  const isMarker = right - left <= MARKER_WIDTH_MAX && bottom - top <= CLUSTER_PIXELS;
  return isMarker && left <= x && x <= right && top <= y && y <= bottom + LINE_PIXELS;
}

/**
 * Returns the possible offsets of a label in pixels, best first. Each touches the place or the marker on it, so that
 * no name appears at another place.
 */
function labelOffsets(
  x: number,
  y: number,
  width: number,
  markers: readonly Rect[],
): readonly { x: number; y: number }[] {
  const beside = width / 2 + GAP_PIXELS;
  const middle = -LINE_PIXELS / 2;
  const atPlace = [
    { x: 0, y: 0 },
    { x: 0, y: -LINE_PIXELS },
    { x: beside, y: middle },
    { x: -beside, y: middle },
  ];
  const marker = markers.find((rect) => coversPlace(rect, x, y));
  if (marker === undefined) return atPlace;
  const centre = (marker.top + marker.bottom) / 2 - y + middle;
  return [
    ...atPlace,
    { x: marker.right - x + width / 2, y: centre },
    { x: marker.left - x - width / 2, y: centre },
    { x: 0, y: marker.top - LINE_PIXELS - y },
    { x: 0, y: marker.bottom - y },
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
    const width = widthOf(place);
    const offset = labelOffsets(x, y, width, markers).find((side) => {
      const rect = rectAt(x + side.x, y + side.y, width);
      if (area && !isInside(rect, area)) return false;
      return taken.every((other) => !overlap(rect, other));
    });
    if (!offset) return [];
    taken.push(rectAt(x + offset.x, y + offset.y, width));
    return [{ ...place, offset }];
  });
}
