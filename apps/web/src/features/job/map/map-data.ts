import type { City, GeoPoint, JobCard } from '@nukkad/contract';

/** Place that the map is about: the reader's position, a point chosen on the map, or a city. */
export type MapPlace =
  | { readonly kind: 'viewer'; readonly point: GeoPoint }
  | { readonly kind: 'here'; readonly point: GeoPoint }
  | { readonly kind: 'city'; readonly name: string; readonly city: City | null };

/** The data that the map shows. */
export interface MapData {
  readonly jobs: readonly JobCard[];
  readonly place: MapPlace | null;
  readonly radiusKm: number;
  readonly cities: readonly City[];
}

/** Returns the position of the place; null if it is unknown or not loaded yet. */
export function centreOf(place: MapPlace | null): GeoPoint | null {
  if (place === null) return null;
  return place.kind === 'city' ? (place.city?.position ?? null) : place.point;
}
