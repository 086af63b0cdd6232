import type { GeoPoint, JobCard, Language } from '@nukkad/contract';
import { projectPoint } from './project-point.ts';

/** A name on the map; the weightier goes before where there is no room for both. */
export interface PlaceName {
  readonly name: string;
  readonly position: GeoPoint;
  readonly kind: 'city' | 'town' | 'locality';
}

const LETTER_PIXELS = 9;
const LINE_PIXELS = 26;
const LOCALITY_FROM_ZOOM = 11;
const TOWN_FROM_ZOOM = 8;

/** The localities that the jobs name, each in the middle of its jobs; those with most jobs first. */
export function localitiesOf(jobs: readonly JobCard[], language: Language): readonly PlaceName[] {
  const gathered = new Map<string, GeoPoint[]>();
  for (const { locality, localityNames, city, position } of jobs) {
    if (!locality || !position || locality === city) continue;
    const name = localityNames?.[language] ?? locality;
    gathered.set(name, [...(gathered.get(name) ?? []), position]);
  }
  const mean = (points: readonly GeoPoint[], pick: (point: GeoPoint) => number) =>
    points.reduce((total, point) => total + pick(point), 0) / points.length;
  return [...gathered]
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

function isShownAt({ kind }: PlaceName, zoom: number): boolean {
  if (kind === 'locality') return zoom >= LOCALITY_FROM_ZOOM;
  return kind === 'city' || zoom >= TOWN_FROM_ZOOM;
}

/** As many of the names, in their order, as stand at a zoom without touching each other. */
export function namesAt(names: readonly PlaceName[], zoom: number): readonly PlaceName[] {
  const taken: { readonly x: number; readonly y: number; readonly half: number }[] = [];
  return names.filter((place) => {
    if (!isShownAt(place, zoom)) return false;
    const { x, y } = projectPoint(place.position, zoom);
    const half = (place.name.length * LETTER_PIXELS) / 2;
    const isFree = taken.every(
      (other) => Math.abs(other.x - x) > other.half + half || Math.abs(other.y - y) > LINE_PIXELS,
    );
    if (isFree) taken.push({ x, y, half });
    return isFree;
  });
}
