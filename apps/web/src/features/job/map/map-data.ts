import type { City, GeoPoint, JobCard } from '@nukkad/contract';

/** Around what the jobs of the map lie. */
export type MapPlace =
  | { readonly kind: 'viewer'; readonly point: GeoPoint }
  | { readonly kind: 'here'; readonly point: GeoPoint }
  | { readonly kind: 'city'; readonly name: string; readonly city: City | null };

/** What a map shows. */
export interface MapData {
  readonly jobs: readonly JobCard[];
  readonly place: MapPlace | null;
  readonly radiusKm: number;
  readonly cities: readonly City[];
}

/** The middle of a place; null where it is not known, or not yet. */
export function centreOf(place: MapPlace | null): GeoPoint | null {
  if (place === null) return null;
  return place.kind === 'city' ? (place.city?.position ?? null) : place.point;
}
