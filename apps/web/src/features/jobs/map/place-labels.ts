import type { GeoPoint, JobCard, Language } from '@nukkad/contract';
import { clusterJobs, type MarkerSize } from './cluster-jobs.ts';
import { projectPoint } from './project-point.ts';

/** A name on the map; the weightier goes before where there is no room for both. */
export interface PlaceLabel {
  readonly name: string;
  readonly position: GeoPoint;
  readonly kind: 'city' | 'town' | 'locality';
}

const LETTER_PIXELS = 9;
const LINE_PIXELS = 26;
const LOCALITY_FROM_ZOOM = 11;
const TOWN_FROM_ZOOM = 8;

/** The localities that the jobs name, each in the middle of its jobs; those with most jobs first. */
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

/** Room on the map, in pixels: a line of text, or a tag as wide. */
interface Room {
  readonly x: number;
  readonly y: number;
  readonly half: number;
}

const CLUSTER_HALF = 22;
/** Both kinds of tags stand above their place. */
const MARKER_ABOVE = 24;

/** Where tags lie at a zoom, which no name should lie under. */
export function roomOfMarkers(jobs: readonly JobCard[], zoom: number, marker: MarkerSize): readonly Room[] {
  return clusterJobs(jobs, zoom, marker).map(({ jobs: members, position }) => {
    const { x, y } = projectPoint(position, zoom);
    return { x, y: y - MARKER_ABOVE, half: members.length > 1 ? CLUSTER_HALF : marker.width / 2 };
  });
}

/** As many of the names, in their order, as stand at a zoom without touching each other or, but for cities, a tag. */
export function labelsAt(
  names: readonly PlaceLabel[],
  zoom: number,
  markers: readonly Room[] = [],
): readonly PlaceLabel[] {
  const taken: Room[] = [];
  return names.filter((place) => {
    if (!isShownAt(place, zoom)) return false;
    const { x, y } = projectPoint(place.position, zoom);
    const half = (place.name.length * LETTER_PIXELS) / 2;
    const rivals = place.kind === 'city' ? taken : [...taken, ...markers];
    const isFree = rivals.every(
      (other) => Math.abs(other.x - x) > other.half + half || Math.abs(other.y - y) > LINE_PIXELS,
    );
    if (isFree) taken.push({ x, y, half });
    return isFree;
  });
}
